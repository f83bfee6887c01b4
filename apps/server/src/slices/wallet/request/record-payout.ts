import { type PaymentChecks, judgePayment } from '@greenhall/domain/chain/judge';
import { checkTxid } from '@greenhall/domain/chain/txid';
import { amount, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { withdrawalPaid } from '@greenhall/domain/wallet/movements';
import { readReference } from '@greenhall/domain/wallet/reference';
import { expectedPayout, payoutOf, payoutStep } from '@greenhall/domain/wallet/withdrawal';
import type { Signer } from '../../../platform/approvals/persons.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { claim, releaseClaims, usedLogs } from '../../chain/index.ts';
import { post } from '../../ledger/index.ts';
import type { WithdrawalRow } from './store.ts';
import { storePayoutCheck, type NamedPayout, recordPayout } from './store-payouts.ts';

/** What an operator has named: null where the network is not configured, and nothing can be asked. */
export type Looked = { readonly txid: string; readonly checks: PaymentChecks | null };

/** Judges a transaction as the payout of a withdrawal by the facts of the chain. It must not be called inside a transaction. */
export async function judgePayout(ports: Ports, row: WithdrawalRow, txid: string): Promise<PaymentChecks> {
  const { id, network, address, amount: asked, fee, approvedAt, madeAt } = row;
  const expected = expectedPayout({
    terms: ports.chain.terms(network),
    address,
    amount: asked,
    fee,
    // When it was approved was not kept before.
    approvedAt: (approvedAt ?? madeAt).getTime(),
    askedAt: ports.clock.now().getTime(),
    usedLogs: await usedLogs(ports.db, { network, txid }, { kind: 'withdrawal', ref: id }),
  });
  return judgePayment(expected, await ports.chain.facts(network, txid));
}

/** Reads the id of a transaction that an operator has typed (`txidInvalid`), and looks at what the chain shows of it, if it can be asked. */
export async function findPayout(ports: Ports, row: WithdrawalRow, typed: string): Promise<Result<Looked>> {
  const txid = checkTxid(row.network, typed);
  if (!txid.ok) return txid;
  const checks = ports.chain.terms(row.network) ? await judgePayout(ports, row, txid.value) : null;
  return accept({ txid: txid.value, checks });
}

/** Books the payout: the paid amount leaves the platform, the fee goes to operations. */
async function payOut(tx: Tx, row: WithdrawalRow, at: Date): Promise<void> {
  const posted = await post(tx, {
    reference: `withdrawal:${row.id}`,
    at,
    postings: withdrawalPaid(row, amount(row.amount), amount(row.fee)),
  });
  if (!posted.ok) throw new Error(`the hold of withdrawal ${row.id} is empty`);
}

/** Claims the transfer that the chain shows, or the whole transaction where it is not asked: it pays this withdrawal and nothing else. */
async function claimPayout(
  tx: Tx,
  { id, network }: WithdrawalRow,
  { txid, checks, at }: NamedPayout,
): Promise<boolean> {
  // A transaction that has moved to another block can have its transfer at another place.
  await releaseClaims(tx, { kind: 'withdrawal', ref: id });
  return claim(tx, { network, txid, log: checks?.log ?? null, kind: 'withdrawal', ref: id, at });
}

/**
 * Records what was looked at: paid once it is final, or where the chain is not asked; sent while it is not final; and else approved as before,
 * with what the chain shows. Refuses `paymentUsed` and `statusChanged`.
 */
export async function recordLooked(
  ports: Ports,
  tx: Tx,
  row: WithdrawalRow,
  { txid, checks, second }: Looked & { readonly second?: Signer },
): Promise<Result<WithdrawalRow>> {
  const at = ports.clock.now();
  const reference = readReference(txid);
  if (!reference.ok) return reference;
  const payout: NamedPayout = { txid, reference: reference.value, checks, at };
  const step = checks === null ? 'paid' : payoutStep(checks);
  if (step === 'notShown') {
    const kept = await storePayoutCheck(tx, row, payout);
    return kept ? accept(kept) : refuse('statusChanged');
  }
  // Of two operators who name one transaction at once the second waits here, and finds it used.
  if (!(await claimPayout(tx, row, payout))) return refuse('paymentUsed');
  const moved = await recordPayout(tx, row, step, second ? { ...payout, second } : payout);
  if (!moved) return refuse('statusChanged');
  if (step === 'sent') return accept(moved);
  await payOut(tx, moved, at);
  const told = { number: moved.number, amount: formatAmount(payoutOf(moved)) };
  await ports.notify(tx, moved.memberNo, 'withdrawalPaid', told);
  return accept(moved);
}
