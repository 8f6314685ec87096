import code from 'lucide/dist/esm/icons/code-xml.mjs';
import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import hash from 'lucide/dist/esm/icons/hash.mjs';
import newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import text from 'lucide/dist/esm/icons/text-align-start.mjs';
import * as React from 'react';
import type { HitKind, PageHits } from '../../../search/types';
import { Icon } from '../../ui/Icon';

const icons = { title: fileText, heading: hash, keywords: code, content: text } as const;

interface HitIconProps {
  readonly kind: HitKind;
  readonly context: PageHits['context'];
  readonly className?: string | undefined;
}

/** Tells a post from a page, and in a page what was found: its title, a heading, a name, the text. */
export function HitIcon({ kind, context, className }: HitIconProps): React.ReactElement {
  return <Icon icon={context === 'blog' ? newspaper : icons[kind]} size={18} className={className} />;
}
