import path from 'node:path';
import { layers } from './layers.mjs';

/** Rules of this project, for Oxlint (`.oxlintrc.jsonc`). */

const source = path.resolve('src');
const withoutExtension = (file) => file.replace(/\.tsx?$/, '');
const isWithin = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/** Path below `src`, without the extension of a script; one that starts with `..` is elsewhere. */
const belowSource = (file) => withoutExtension(path.relative(source, file).replaceAll(path.sep, '/'));

/** Folders below `src` may import what the table of layers allows, and nothing else below `src`. */
const layersRule = {
  create(context) {
    const file = belowSource(context.physicalFilename);
    // The deepest one: a folder inside of a layer may have rules of its own.
    const [layer] = layers
      .filter(({ folder }) => isWithin(file, withoutExtension(folder)))
      .sort((a, b) => b.folder.length - a.folder.length);
    if (layer === undefined) return {};
    const { folder, purpose, mayImport } = layer;
    const allowed = ['types', folder, ...mayImport].map(withoutExtension);
    const message = `\`src/${folder}\` is for this only: ${purpose}. It may import ${mayImport.join(', ') || 'no other folder'}. Move the code to the layer that it belongs to, or pass in what it needs (scripts/lint/layers.mjs).`;
    const check = (node) => {
      const name = node?.value;
      if (typeof name !== 'string' || !name.startsWith('.')) return;
      const imported = belowSource(path.resolve(path.dirname(context.physicalFilename), name));
      if (
        (imported.startsWith('..') && !imported.startsWith('../test/')) ||
        allowed.some((one) => isWithin(imported, one))
      )
        return;
      context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source),
      'CallExpression[callee.name="require"]': (node) => check(node.arguments[0]),
    };
  },
};

/** Attributes that readers see or hear. */
const namingAttributes = 'aria-label|alt|description|label|placeholder|title';

/** Interface strings go through `translate` or `<Translate>` (src/i18n). */
const interfaceStrings = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: "Write `translate({ id: 'area.name', message: 'Text' })`." });
    const selectors = [
      'JSXElement[openingElement.name.name!="Translate"] > JSXText[value=/[a-z]/i]',
      'JSXFragment > JSXText[value=/[a-z]/i]',
      `JSXAttribute[name.name=/^(${namingAttributes})$/] > Literal[value=/[a-z]/i]`,
      `JSXAttribute[name.name=/^(${namingAttributes})$/] TemplateElement[value.raw=/[a-z]/i]`,
      'AssignmentExpression[left.property.name="textContent"] > Literal[value=/[a-z]/i]',
      'CallExpression[callee.property.name="setAttribute"][arguments.0.value="aria-label"] > Literal:nth-child(2)',
    ];
    return Object.fromEntries(selectors.map((selector) => [selector, report]));
  },
};

export default { meta: { name: 'project' }, rules: { layers: layersRule, 'interface-strings': interfaceStrings } };
