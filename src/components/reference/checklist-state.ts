/** A rule to tick, or a part of one. */
export interface Check {
  /** `config-flow`, or `config-flow/1` for a part. */
  readonly id: string;
  readonly title: string;
  readonly tier: string;
}

/** Tiers from the lowest. A tier includes those before it. */
export const tierOrder = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;

/** Checks that a tier asks for: its own and those of the tiers below. */
export function checksUpTo(checks: readonly Check[], tier: string): Check[] {
  const names: readonly string[] = tierOrder;
  const last = names.indexOf(tier);
  return checks.filter((check) => last === -1 || names.indexOf(check.tier) <= last);
}

/** The ids that were kept as JSON; anything else counts as none. */
export function parseTicked(stored: string | null): Set<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The checklist as the description of a pull request wants it. */
export function checklistMarkdown(checks: readonly Check[], ticked: ReadonlySet<string>): string {
  const tiers = [...new Set(checks.map(({ tier }) => tier))];
  const line = ({ id, title }: Check): string => {
    const mark = ticked.has(id) ? 'x' : ' ';
    return id.includes('/') ? `    - [${mark}] ${title}` : `- [${mark}] \`${id}\` - ${title}`;
  };
  return `${tiers
    .map((tier) => [`## ${tier}`, ...checks.filter((check) => check.tier === tier).map(line)].join('\n'))
    .join('\n\n')}\n`;
}
