import React from 'react';

export default function Demo({ lines, address }) {
  return <a href={address}>{lines.join(' ')}</a>;
}
