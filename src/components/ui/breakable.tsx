import * as React from 'react';

/** Names that are longer may break: phones and columns could not show them in one line. */
const longName = /(\S{20,})/;
const breakAfter = /[\w>][._/](?=[\w<])|[a-z\d](?=[A-Z])/g;

/** A text whose long names break after dots, slashes and underscores, and before capital letters, not anywhere. */
export const breakable = (title: string): React.ReactNode =>
  title.split(longName).map((word, index) =>
    index % 2 === 0
      ? word
      : word
          .replace(breakAfter, '$&\n')
          .split('\n')
          .map((part, at) => (
            <React.Fragment key={at}>
              {at > 0 ? <wbr /> : null}
              {part}
            </React.Fragment>
          )),
  );
