/** Lines of Gatsby that begin something new. What follows belongs to it. */
const begins =
  /^(?:success|info|warning|warn|error|ERROR|panic|verbose|You can now view|View GraphiQL|Note that the development|Exported queries|The content has)\b|^<i> |^Mdx\.|^\S.*:\d+:\d+$/;

/**
 * What writers and developers of the site need not know: steps with their times, advice about Gatsby, front matter that the MDX plugin cannot read,
 * which our own check tells with its place, notes of webpack (`<i>`), types of front matter (`Mdx.`), and files other than pages that were gone
 * before Gatsby read them: programs write such files beside a file before they replace it.
 */
const isIdle =
  /^(?:<i> |Mdx\.|(?:success|info|verbose|View GraphiQL|Note that the development|Exported queries|warning The GraphQL query in the non-page component|warning There are conflicting field types)\b|error "gatsby-plugin-mdx" threw an error while running the onCreateNode lifecycle|error ENOENT: no such file or directory, \w+ '(?!.*\.mdx?'$))/;

/**
 * Makes of Gatsby's output what is for people: problems, and where the site is. Call it with each chunk. `network` are further addresses of this
 * machine under which the site can be seen.
 */
export function quietOutput(write: (text: string) => void, network: readonly string[] = []): (chunk: string) => void {
  let rest = '';
  let isShown = true;
  let isAddress = false;
  const line = (text: string): void => {
    if (begins.test(text)) {
      isShown = !isIdle.test(text);
      isAddress = text.startsWith('You can now view');
      if (isAddress) return;
    }
    const address = isAddress ? /https?:\/\/[^\s:/]+:(\d+)\S*/.exec(text) : null;
    if (address) {
      const [url, port = ''] = address;
      write(`\nThe site is at ${url}\nGraphiQL, which answers questions about the content, is at ${url}___graphql\n`);
      for (const host of network) write(`On your network it is at http://${host}:${port}/\n`);
      isAddress = false;
      isShown = false;
    } else if (isShown && !isAddress) write(`${text}\n`);
  };
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) line(text.replace(/\r$/, ''));
  };
}
