import React from 'react';

export default () => <p>A part of the tree’s own.</p>;
