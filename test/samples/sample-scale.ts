/** The file of a quality scale with one rule: its title, the page that shows how to follow it, and its parts. */
export const sampleScale = (doc: string, title = 'A rule', subchecks = ''): string => `doc: scale
checklistDoc: checklist
rulesDoc: rules
tiers:
  - { name: bronze, description: First. }
  - { name: silver, description: Second. }
  - { name: gold, description: Third. }
  - { name: platinum, description: Fourth. }
rules:
  - { id: a-rule, title: ${title}, tier: bronze, doc: ${doc}, topics: [code], description: Do it., subchecks: [${subchecks}] }
`;
