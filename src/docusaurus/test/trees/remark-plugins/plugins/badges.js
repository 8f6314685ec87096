const walk = require('./walk.js');

/** Emphasis gets a class, and a directive becomes an element. */
module.exports = () => (tree) => {
  walk(tree, (node) => {
    if (node.type === 'emphasis') node.data = { hProperties: { className: ['badge'] } };
    if (node.type === 'textDirective') node.data = { hName: 'kbd' };
  });
};
