const walk = require('./walk.js');

/** An import as some plugins make it, without text. */
const declaration = {
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'Demo' } }],
          source: { type: 'Literal', value: '@site/src/components/Demo', raw: '"@site/src/components/Demo"' },
        },
      ],
    },
  },
};

/** Code in the language `demo` becomes a component, which knows its lines and the address of the first link of the page. */
module.exports = function demo() {
  return (tree) => {
    let address = '';
    walk(tree, (node, parent) => {
      if (node.type === 'link' && node.url.startsWith('/')) address = node.url;
      if (node.type !== 'code' || node.lang !== 'demo') return;
      const lines = { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(node.value.split('\n')) };
      parent.children[parent.children.indexOf(node)] = {
        type: 'mdxJsxFlowElement',
        name: 'Demo',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'lines', value: lines },
          { type: 'mdxJsxAttribute', name: 'address', value: address },
        ],
        children: [],
      };
      if (!tree.children.includes(declaration)) tree.children.unshift(declaration);
    });
  };
};
