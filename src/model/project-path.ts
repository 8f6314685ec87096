/** Gatsby takes paths for patterns of files and for addresses, and writes them into code between single quotation marks. */
const unfit = /[()[\]{}*?%#']/;

/** Why Gatsby cannot build a project in this folder, and what to do; `undefined` if it can. */
export function problemOfPath(folder: string): string | undefined {
  const mark = unfit.exec(folder)?.[0];
  if (mark === undefined) return undefined;
  return `The path \`${folder}\` contains \`${mark}\`, which Gatsby cannot read. Move the project to a path without it.`;
}
