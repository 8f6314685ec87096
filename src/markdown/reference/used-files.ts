import { referenceComponents, isReferenceComponent } from './components';

const tag = /<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?)*)\s*\/?>/g;
const attribute = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Data files that the components of a page name, by path below `data/` without extension; a folder ends in `/`. Read from
 * the text, because it decides whether the page has to be compiled again. A component in a code block counts as well.
 */
export function usedFiles(source: string): string[] {
  const files = [...source.matchAll(tag)].flatMap(([, name = '', attributes = '']) => {
    if (!isReferenceComponent(name)) return [];
    const props = Object.fromEntries(
      [...attributes.matchAll(attribute)].map(([, key = '', double, single]) => [key, double ?? single ?? '']),
    );
    return referenceComponents[name]?.files(props) ?? [];
  });
  return [...new Set(files)].sort();
}
