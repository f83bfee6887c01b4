import type { ChainTerms } from '../chain/facts.ts';
import type { ExpectedPayment, PaymentChecks } from '../chain/judge.ts';
import { amount, type Amount } from '../shared/money.ts';
import { HOUR, type Instant } from '../shared/time.ts';
import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';

/**
 * A withdrawal, whose coins are held from the request on. One operator approves it, another pays or rejects it. The
 * member may cancel it until the approval. Once both nodes show its payment it is sent, and paid when that is final. Rule:
 * wallet#withdrawal.
 */
export const WITHDRAWAL_TRANSITIONS = defineTransitions(['requested'], {
  requested: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: { send: 'sent', pay: 'paid', reject: 'rejected' },
  sent: { pay: 'paid', return: 'approved' },
  paid: {},
  rejected: {},
  cancelled: {},
});
export type WithdrawalState = (typeof WITHDRAWAL_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const WITHDRAWAL_TONES: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'waiting',
  approved: 'moving',
  sent: 'moving',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
};

/** What arrives of a withdrawal, in micro of `usdt`: what was requested, less the fee within it. Rule: wallet#withdrawal. */
export const payoutOf = (requested: { readonly amount: bigint; readonly fee: bigint }): Amount<'usdt'> =>
  amount<'usdt'>(requested.amount - requested.fee);

/** What is known of a payout when the network is asked. */
export interface PayoutFacts {
  readonly terms: ChainTerms | undefined;
  readonly address: string;
  /** Micro of usdt: what was requested, and the fee within it. */
  readonly amount: bigint;
  readonly fee: bigint;
  readonly approvedAt: Instant;
  readonly askedAt: Instant;
  readonly usedLogs: readonly number[] | 'every';
}

/**
 * The payment that a payout has to be: the listed token, exactly what arrives after the fee, to the member's address, in a block after the
 * approval. It may come from any wallet. Rule: wallet#withdrawal.
 */
export const expectedPayout = (facts: PayoutFacts): ExpectedPayment => ({
  terms: facts.terms,
  receiver: facts.address,
  sender: null,
  total: payoutOf(facts),
  openedAt: facts.approvedAt,
  closedAt: null,
  askedAt: facts.askedAt,
  usedLogs: facts.usedLogs,
});

/** How long a payout that was sent may be missing on the network before it counts as not sent. Rule: wallet#withdrawal. */
export const PAYOUT_MISSING = HOUR;

/**
 * What follows from what the network shows of a payout. `sent`: everything fits, and its block is not final yet. `notShown`: it is not there, or not
 * what is owed. Rule: wallet#withdrawal.
 */
export function payoutStep({ outcome, checks, log }: PaymentChecks): 'paid' | 'sent' | 'notShown' {
  if (log === null || checks.some(({ state }) => state === 'failed')) return 'notShown';
  return outcome === 'proved' ? 'paid' : 'sent';
}

/**
 * Whether a payout that was sent at a moment is approved again: what is there is refuted, or it has been missing on the network for an
 * hour. While no node answers nothing follows. Rule: wallet#withdrawal.
 */
export function isPayoutGone({ outcome, checks }: PaymentChecks, sentAt: Instant, now: Instant): boolean {
  if (outcome === 'refuted') return true;
  const why = checks.find(({ name }) => name === 'found')?.why;
  return (why === 'notFound' || why === 'notConfigured') && now >= sentAt + PAYOUT_MISSING;
}
