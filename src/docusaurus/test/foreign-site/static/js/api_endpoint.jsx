import React from 'react';

/** Has the name of a component of the registry, and is meant all the same. */
const ApiEndpoint = ({ method, path, children }) => (
  <section id="endpoint">
    <code>
      {method} {path}
    </code>
    {children}
  </section>
);

export default ApiEndpoint;
