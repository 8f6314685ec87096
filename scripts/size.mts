import './help.mts';
import { budgets, remedies, whenFull } from '../test/site/budgets';
import { readBuiltSite } from '../test/site/built-site';
import { measure } from '../test/site/measure';
import { needSite } from './fail.mts';

/** `npm run size`: measured bytes of the built site against the budgets. */
needSite('public');
const sizes = measure(readBuiltSite('public'));
for (const [name, bytes] of Object.entries(sizes)) {
  const budget = budgets[name as keyof typeof budgets];
  console.log(`${name.padEnd(24)} ${String(bytes).padStart(7)} of ${budget}${bytes > budget ? '  OVER' : ''}`);
  if (bytes <= budget) continue;
  process.exitCode = 1;
  const remedy = remedies[name as keyof typeof budgets];
  if (remedy !== undefined) console.log(`  ${remedy}`);
}
if (process.exitCode === 1) console.log(whenFull);
