/** Code blocks with fences in the source of a page. */
export const codeBlocks = /^( {0,3}(?:```+|~~~+))[^\n]*\n[^]*?^\1[`~]*[ \t]*$/gm;
