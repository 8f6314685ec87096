module.exports = function walk(node, visit, parent) {
  visit(node, parent);
  for (const child of [...(node.children ?? [])]) walk(child, visit, node);
};
