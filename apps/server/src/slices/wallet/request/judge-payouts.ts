import { isDeepStrictEqual } from 'node:util';
import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { isPayoutGone, payoutStep } from '@greenhall/domain/wallet/withdrawal';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { releaseClaims } from '../../chain/index.ts';
import { judgePayout, recordLooked } from './record-payout.ts';
import type { WithdrawalRow } from './store.ts';
import { storePayoutCheck, payoutsToJudge, returnPayout, setPayoutJudgedAt } from './store-payouts.ts';

const AT_ONCE = 50;

/** Approves a payout once more that is not there any more; its transfer is free again. */
async function returnToApproved(tx: Tx, row: WithdrawalRow, look: { txid: string; checks: PaymentChecks; at: Date }) {
  if (!(await returnPayout(tx, row.id, look))) return refuse('statusChanged');
  await releaseClaims(tx, { kind: 'withdrawal', ref: row.id });
  return accept(true);
}

/** What follows from a look at a payout that was sent. */
async function settle(ports: Ports, tx: Tx, row: WithdrawalRow, checks: PaymentChecks): Promise<Result<unknown>> {
  const at = ports.clock.now();
  const txid = row.txid ?? '';
  if (payoutStep(checks) === 'paid') return recordLooked(ports, tx, row, { txid, checks });
  const isGone = isPayoutGone(checks, (row.sentAt ?? at).getTime(), at.getTime());
  if (isGone) return returnToApproved(tx, row, { txid, checks, at });
  return (await storePayoutCheck(tx, row, { txid, checks, at })) ? accept(true) : refuse('statusChanged');
}

/**
 * Looks again at payouts that are not final yet. What is final is booked as paid and told; what is gone is to be paid again. The chain is asked
 * outside of database transactions.
 */
export async function judgePayouts(ports: Ports): Promise<number> {
  const sent = await payoutsToJudge(ports.db, AT_ONCE);
  for (const row of sent) {
    const checks = await judgePayout(ports, row, row.txid ?? '');
    const isSame = isDeepStrictEqual(checks, row.judgement);
    const isLate = isPayoutGone(checks, (row.sentAt ?? row.madeAt).getTime(), ports.clock.now().getTime());
    if (isSame && !isLate) await setPayoutJudgedAt(ports.db, row.id, ports.clock.now());
    else await transact(ports.db, (tx) => settle(ports, tx, row, checks));
  }
  return sent.length;
}
