import { PURPOSES } from '../../packages/contract/src/shared/purposes.ts';
import type { PurposeRule } from '../../packages/domain/src/ledger/account.ts';
import type { Generator } from './generator.ts';

const coinsOf = ({ coins }: PurposeRule): string => {
  if (coins === 'every') return 'all';
  return coins === 'market' ? 'coins of markets' : coins.join(', ');
};

/** The chart of accounts, to be read. */
export const accounts: Generator = {
  file: 'docs/domain/accounts.md',
  make: () => {
    const all: (readonly [string, PurposeRule])[] = Object.entries(PURPOSES);
    const rows = all.map(
      ([purpose, rule]) =>
        `| ${rule.owner} | \`${purpose}\` | ${coinsOf(rule)} | ${rule.ref ?? ''} | ${rule.mayOverdraw ? 'yes' : 'no'} | ${rule.holds} |`,
    );
    return `# Chart of accounts

Generated from \`packages/domain/src/<slice>/movements.ts\` by \`npm run generate\`.

An account is (owner, coin, purpose, reference). Owner 0 is the platform. The reference is 0 where the table names
none. Each coin sums to zero over all accounts. The backing rule: mey + bdb + ftb in circulation = \`backing\` in usdt;
all claims in usdt ≤ what came in from outside.

| owner | purpose | coins | reference | may be below zero | what it holds |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  },
};
