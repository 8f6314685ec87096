import React from 'react';

export default function Window() {
  return <p id="window">{window.innerWidth > 0 ? 'A window' : 'None'}</p>;
}
