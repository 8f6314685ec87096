import React from 'react';

export default function Whistle() {
  return <b>Wheee</b>;
}
