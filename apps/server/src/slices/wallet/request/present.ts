import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import { formatAmount } from '@greenhall/domain/shared/money';
import { WITHDRAWAL_TRANSITIONS, payoutOf } from '@greenhall/domain/wallet/withdrawal';
import type { RechargeRow, WithdrawalRow } from './store.ts';

type RechargeView = Output<RouteOf<'wallet.submitRecharge'>>;

type WithdrawalView = Output<RouteOf<'wallet.withdraw'>>;

/** What the chain shows, check by check. It came from any wallet, so that the sender is no check. */
export const presentChecks = ({ outcome, checks }: PaymentChecks) => ({
  outcome,
  checks: checks
    .filter(({ name, state }) => name !== 'sender' && state !== 'notRequired')
    .map(({ params, ...check }) => (params ? { ...check, params: { ...params } } : check)),
});

type OnChain = Pick<RechargeRow, 'network' | 'txid' | 'judgement' | 'judgedAt' | 'provedAt'>;

/** What the network shows of a payment, where it names a transaction. */
export function presentChain({ network, txid, judgement, judgedAt, provedAt }: OnChain): RechargeView['chain'] {
  if (network === null || txid === null) return null;
  const seen = judgement && judgedAt ? { ...presentChecks(judgement), judgedAt: judgedAt.toISOString() } : null;
  return { network, txid, judgement: seen, isProved: provedAt !== null };
}

export function presentRecharge(row: RechargeRow): RechargeView {
  return {
    id: String(row.id),
    number: row.number,
    amount: formatAmount(row.amount),
    reference: row.reference,
    note: row.note,
    state: row.state,
    doNotPay: row.isWayClosed && row.decidedAt === null,
    chain: presentChain(row),
    reason: row.reason,
    at: row.madeAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

export function presentWithdrawal(row: WithdrawalRow): WithdrawalView {
  return {
    id: String(row.id),
    number: row.number,
    network: row.network,
    address: row.address,
    amount: formatAmount(row.amount),
    fee: formatAmount(row.fee),
    arrives: formatAmount(payoutOf(row)),
    state: row.state,
    // A transaction that is not shown as the payout is for operators alone.
    chain: row.state === 'sent' || row.state === 'paid' ? presentChain(row) : null,
    reason: row.reason,
    reference: row.reference,
    at: row.madeAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    mayCancel: WITHDRAWAL_TRANSITIONS.can(row.state, 'cancel'),
  };
}

/** The additional fields for operators: the member, and who has approved. */
export function presentParties(row: RechargeRow | WithdrawalRow, names: ReadonlyMap<bigint, string>) {
  return {
    member: String(row.memberNo),
    memberName: names.get(row.memberNo) ?? '',
    approvals: [row.firstOperator, row.secondOperator].filter((name) => name !== null),
  };
}
