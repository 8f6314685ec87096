const walk = require('./walk.js');

/** `@ada` becomes a link. */
module.exports = function mentions({ host }) {
  return async (tree) => {
    await Promise.resolve();
    walk(tree, (node, parent) => {
      const [, before, name, after] = /^(.*?)@(\w+)(.*)$/s.exec(node.type === 'text' ? node.value : '') ?? [];
      if (name === undefined) return;
      const link = { type: 'link', url: `${host}/${name}`, children: [{ type: 'text', value: name }] };
      const texts = [before, after].map((value) => ({ type: 'text', value }));
      parent.children.splice(parent.children.indexOf(node), 1, texts[0], link, texts[1]);
    });
  };
};
