import React from 'react';

export const Around = React.createContext('nothing');
export const Provided = () => <b id="provided">{React.useContext(Around)}</b>;
