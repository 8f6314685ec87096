/**
 * A webpack loader: the pages that Gatsby's renderer imports by their names get a component that throws in the place of a module that
 * fails while it is loaded. Such a page is then treated as one with a component that fails, where otherwise the build would stop.
 */
export default function catchPages(source: string): string {
  return `${source}
for (const [name, load] of Object.entries(exports.components))
  exports.components[name] = () => load().catch((error) => ({ default() { throw error; } }));
`;
}
