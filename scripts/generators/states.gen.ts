import { LAUNCH_LIFE } from '../../packages/domain/src/members/launch.ts';
import { NODE_LIFE } from '../../packages/domain/src/network/placement.ts';
import { APPEAL_LIFE } from '../../packages/domain/src/otc/appeal.ts';
import { LISTING_LIFE } from '../../packages/domain/src/otc/listing.ts';
import { TRADE_LIFE } from '../../packages/domain/src/otc/trade.ts';
import { ALLOCATION_LIFE, SALE_LIFE } from '../../packages/domain/src/stock/market.ts';
import { PAYMENT_LIFE } from '../../packages/domain/src/stock/payments.ts';
import { RECHARGE_LIFE } from '../../packages/domain/src/wallet/recharge.ts';
import { TRANSFER_LIFE } from '../../packages/domain/src/wallet/transfer.ts';
import { WITHDRAWAL_LIFE } from '../../packages/domain/src/wallet/withdrawal.ts';
import type { Transitions } from '../../packages/domain/src/shared/transitions.ts';
import type { Generator } from './generator.ts';

const TABLES = {
  'Member in the trees': NODE_LIFE,
  'Payment for a level': PAYMENT_LIFE,
  'Allocation request': ALLOCATION_LIFE,
  'Sale of shares': SALE_LIFE,
  Transfer: TRANSFER_LIFE,
  Recharge: RECHARGE_LIFE,
  Withdrawal: WITHDRAWAL_LIFE,
  Listing: LISTING_LIFE,
  Trade: TRADE_LIFE,
  Appeal: APPEAL_LIFE,
  'Version of live mode': LAUNCH_LIFE,
} as const;

function section<S extends string, E extends string>(title: string, life: Transitions<S, E>): string {
  const rows = life.states.flatMap((state) =>
    life.events(state).map((event) => `| ${state} | ${event} | ${life.next(state, event) ?? ''} |`),
  );
  const ends = `Begins as ${life.initial.join(' or ')}; ends as ${life.terminal.join(', ')}.`;
  return `## ${title}\n\n${ends}\n\n| from | event | to |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

/** Every transition table of the domain, to be read. */
export const states: Generator = {
  file: 'docs/domain/states.md',
  make: () => {
    const sections = Object.entries(TABLES).map(([title, life]) => section(title, life as Transitions<string, string>));
    return `# States\n\nGenerated from the transition tables of \`packages/domain\` by \`npm run generate\`.\n\n${sections.join('\n')}`;
  },
};
