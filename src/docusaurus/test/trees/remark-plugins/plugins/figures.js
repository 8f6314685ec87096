// A rehype plugin, which sets a class on quotes.
module.exports =
  ({ className }) =>
  (tree) => {
    const visit = (node) => {
      if (node.tagName === 'blockquote') node.properties.className = [className];
      for (const child of node.children ?? []) visit(child);
    };
    visit(tree);
  };
