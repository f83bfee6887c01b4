import { POSTING_KINDS } from '../../packages/contract/src/shared/movements.ts';
import type { KindRule } from '../../packages/domain/src/ledger/posting.ts';
import type { Generator } from './generator.ts';

const listed = (purposes: readonly string[]): string => purposes.map((purpose) => `\`${purpose}\``).join(', ');

/** The chart of posting kinds, to be read. */
export const movements: Generator = {
  file: 'docs/domain/movements.md',
  make: () => {
    const all: (readonly [string, KindRule])[] = Object.entries(POSTING_KINDS);
    const rows = all.map(
      ([kind, { from, to, isShown }]) =>
        `| \`${kind}\` | ${listed(from)} | ${listed(to)} | ${isShown ? 'yes' : 'no'} |`,
    );
    return `# Posting kinds

Generated from \`packages/domain/src/<slice>/movements.ts\` by \`npm run generate\`.

A posting moves a positive amount between two accounts in one coin. The table names, for each kind, the purposes of the
accounts that it takes coins from and brings coins to. A movement of several postings, such as a fee that is collected,
converted and divided, uses one kind for all of them.

| kind | from | to | in the member’s bill |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  },
};
