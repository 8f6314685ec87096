import { apiComponents } from './api/api-components';
import { checklistComponents } from './checklist-component';
import { dataLinksComponents } from './data-links-component';
import { deprecationComponents } from './deprecation-components';
import { entityComponents } from './entity-components';
import { explorerComponents } from './explorer-component';
import type { ReferenceComponent } from './component';
import { intentComponents } from './intent-components';
import { messageComponents } from './message-components';
import { releaseComponents } from './release-components';
import { ruleComponents } from './rule-components';

/** Components that the compiler replaces by Markdown made from the reference data, by the name that pages use. */
export const referenceComponents = {
  ...entityComponents,
  ...ruleComponents,
  ...apiComponents,
  ...messageComponents,
  ...intentComponents,
  ...deprecationComponents,
  ...releaseComponents,
  ...explorerComponents,
  ...checklistComponents,
  ...dataLinksComponents,
} satisfies Record<string, ReferenceComponent>;

type ReferenceComponentName = keyof typeof referenceComponents;

export const referenceComponentNames = Object.keys(referenceComponents);

export const isReferenceComponent = (name: string): name is ReferenceComponentName =>
  Object.hasOwn(referenceComponents, name);
