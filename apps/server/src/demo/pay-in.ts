import { DAY } from '@greenhall/domain/shared/time';
import { approveShown } from './operators.ts';
import { demoWallet } from './chain/wallet.ts';
import type { DemoContext } from './people.ts';

/** The wallet at which members of the demo pay in; theirs have lower numbers. */
const HOUSE = 7_000;

const WAYS = [
  {
    kind: 'bank',
    holder: 'Greenhall (sandbox)',
    account: 'XX00 0000 0000 0000 0000 00',
    least: '10',
    most: '10000',
    hours: 24,
    text: 'This is a sandbox: the account does not exist. Pay nothing.',
    reason: 'Members have to know where to pay.',
  },
  {
    kind: 'BEP20',
    holder: 'Greenhall (sandbox)',
    account: demoWallet('BEP20', HOUSE).address,
    least: '10',
    most: '10000',
    hours: 1,
    text: 'This is a sandbox: pay with test coins alone.',
    reason: 'Members want to pay on a network.',
  },
] as const;

/** Two operators agree on where members pay in: on a bank account, and on an address of the local chain. */
async function agree({ callRoute, operators: [first, second] }: DemoContext): Promise<void> {
  if (!first || !second) throw new Error('the demo world has no two operators');
  for (const body of WAYS) {
    const { id } = await callRoute('wallet.proposeDepositMethod', first, { body });
    await approveShown(callRoute, second, id);
  }
}

/** The ways to pay in, from their proposal to their opening a day later. */
export const openDemoDepositMethod = [
  { before: 20 * DAY, run: agree },
  { before: 18 * DAY, run: ({ ports }: DemoContext): Promise<void> => ports.approvals.due() },
];
