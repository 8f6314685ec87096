import * as React from 'react';
import { translate } from '../../i18n/translate';
import { Translate } from '../../i18n/translate-component';
import { textAndNames } from '../../model/reference/releases';
import { breakable } from '../ui/breakable';

interface DeprecationBannerProps {
  readonly deprecations: readonly {
    readonly path: string;
    readonly removedIn: string | null;
    readonly what: readonly string[];
    readonly replacedBy: readonly string[] | null;
  }[];
}

/** What coming releases remove from the subject of a page. */
export function DeprecationBanner({ deprecations }: DeprecationBannerProps): React.ReactElement | null {
  if (deprecations.length === 0) return null;
  return (
    <aside aria-label={translate({ id: 'deprecations.label', message: 'Deprecations' })}>
      <details className="admonition admonition-warning">
        <summary>
          {translate(
            { id: 'deprecations.concern', message: 'Removals in {releases}' },
            { releases: [...new Set(deprecations.map(({ removedIn }) => removedIn))].join(', ') },
          )}
        </summary>
        {deprecations.map(({ path, removedIn, what, replacedBy }) => (
          <p key={path}>
            <Translate
              id="deprecations.removed"
              values={{
                link: (
                  <a href={path}>
                    {translate(
                      { id: 'deprecations.release', message: 'Removed in {release}' },
                      { release: removedIn ?? '' },
                    )}
                  </a>
                ),
                names: codes(what),
              }}
            >
              {'{link}: {names}.'}
            </Translate>
            {replacedBy && (
              <>
                {' '}
                <Translate id="deprecations.instead" values={{ names: codes(replacedBy) }}>
                  {'Use {names} instead.'}
                </Translate>
              </>
            )}
          </p>
        ))}
      </details>
    </aside>
  );
}

/** Names with commas, each of which stays beside its name, whatever room a line has. */
const codes = (names: readonly string[]): React.ReactNode[] =>
  names.map((name, index) => {
    const mark = index < names.length - 1 ? ',' : '';
    const pieces = textAndNames(name);
    return (
      <React.Fragment key={name}>
        {pieces.map((piece, place) => {
          const end = place === pieces.length - 1 ? mark : '';
          return place % 2 === 1 ? (
            <span key={place} className="code-name">
              <code>{breakable(piece)}</code>
              {end}
            </span>
          ) : (
            piece + end
          );
        })}
        {mark && ' '}
      </React.Fragment>
    );
  });
