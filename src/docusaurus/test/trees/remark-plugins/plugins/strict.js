/** Throws for a page whose front matter says so. */
module.exports = function strict() {
  return (tree, file) => {
    tree.children = tree.children.filter(({ type }) => type !== 'thematicBreak');
    if (file.data.frontMatter.description === 'It throws.')
      throw new Error(`no page may throw, as ${file.basename} does`);
  };
};
