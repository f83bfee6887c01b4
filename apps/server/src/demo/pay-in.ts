import { DAY } from '@greenhall/domain/shared/time';
import type { DemoContext } from './people.ts';

/** Two operators agree on a bank account at which members pay in. */
async function agree({ callRoute, operators: [first, second] }: DemoContext): Promise<void> {
  if (!first || !second) throw new Error('the demo world has no two operators');
  const { id } = await callRoute('wallet.proposePayInWay', first, {
    body: {
      kind: 'bank',
      holder: 'Greenhall (sandbox)',
      account: 'XX00 0000 0000 0000 0000 00',
      least: '10',
      most: '10000',
      hours: 24,
      text: 'This is a sandbox: the account does not exist. Pay nothing.',
      reason: 'Members have to know where to pay.',
    },
  });
  await callRoute('admin.approveProposal', second, { params: { id }, body: {} });
}

/** A way to pay in, from its proposal to its opening a day later. */
export const payInWay = [
  { before: 20 * DAY, run: agree },
  { before: 18 * DAY, run: ({ ports }: DemoContext): Promise<void> => ports.approvals.due() },
];
