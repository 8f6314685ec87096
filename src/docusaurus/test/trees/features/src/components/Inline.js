import React, { useState } from 'react';

const script = "document.documentElement.dataset.inline = 'ran';";

/** Code inside of the page, beside something that only works when scripts run. */
export default function Inline() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <div>A block in a paragraph.</div>
      <style>{'#inline { background-color: rgb(1, 2, 3) }'}</style>
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <button id="inline" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </p>
  );
}
