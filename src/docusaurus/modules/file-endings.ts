/** Endings of files that modules may import for their address, as in Docusaurus, and that Gatsby has no loader for. */
export const onlyInDocusaurus = 'avi,doc,docx,m4v,mkv,mov,mpeg,mpg,rar,vob,wmv,xls,xlsx,zip'.split(',');

/** Endings of files that modules import and that are no modules. */
export const assets = [
  ...'avif,gif,ico,jpeg,jpg,png,svg,webp'.split(','),
  ...'eot,otf,ttf,woff,woff2'.split(','),
  ...'aac,flac,m4a,mp3,mp4,oga,ogv,wav,webm'.split(','),
  ...'csv,md,mdx,pdf,txt,vtt,yaml,yml'.split(','),
  ...onlyInDocusaurus,
];
