import type { Tone } from '../shared/tone.ts';
import { type Amount, MICRO } from '../shared/money.ts';
import { DAY, type Instant, MINUTE, SECOND } from '../shared/time.ts';
import type { ChainFacts, ChainTransaction, ChainTerms, ChainTransfer } from './facts.ts';
import { formatUnits } from './units.ts';

/** The payment that an order expects. */
export interface ExpectedPayment {
  /** `undefined` if the network is not configured. */
  readonly terms: ChainTerms | undefined;
  readonly receiver: string;
  /** The buyer's wallet, or `null` if it cannot sign. Then the unique total alone identifies the order. */
  readonly sender: string | null;
  /** Micro of usdt. The payment must match it exactly. */
  readonly total: Amount<'usdt'>;
  readonly openedAt: Instant;
  /** `null` while the order is open. */
  readonly closedAt: Instant | null;
  /** Milliseconds after the order closed in which a payment still counts for it; `LATE_PAYMENT` if absent. */
  readonly lateFor?: number;
  /** The server's time when the network was queried. */
  readonly askedAt: Instant;
  /** Logs of the transaction that pay other orders; `every` while it is not known which logs do. */
  readonly usedLogs: readonly number[] | 'every';
}

/** The checks of a payment, in the order in which a person reads them. */
export const PAYMENT_CHECKS = [
  'found',
  'succeeded',
  'token',
  'receiver',
  'sender',
  'amount',
  'blockTime',
  'finality',
  'unused',
] as const;
export type PaymentCheckName = (typeof PAYMENT_CHECKS)[number];

/** Why a check has not passed. */
export const PAYMENT_REASONS = [
  'notConfigured',
  'noNode',
  'oneNode',
  'nodesDisagree',
  'notFound',
  'notYet',
  'reverted',
  'noTransfer',
  'otherToken',
  'otherReceiver',
  'otherSender',
  'tooLittle',
  'tooMuch',
  'tooEarly',
  'tooLate',
  'moreBlocks',
  'usedElsewhere',
] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

/** One check, with its reason and figures where it has not passed. */
export interface PaymentCheck {
  readonly name: PaymentCheckName;
  readonly state: 'passed' | 'waiting' | 'failed' | 'notRequired';
  readonly why?: PaymentReason;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** All checks of a payment and what follows from them. */
export interface PaymentChecks {
  /**
   * A failed check refutes a payment only when its block is final, because a reorganisation can still change the block
   * before that.
   */
  readonly outcome: 'proved' | 'waiting' | 'refuted';
  readonly checks: readonly PaymentCheck[];
  /** The log that was judged. Together with network and txid it can pay one order only. */
  readonly log: number | null;
}

/** How long after an order closed a payment still counts for it. */
export const LATE_PAYMENT = DAY;
/** How far a block's time may be ahead of the server's clock. Networks allow their block producers less than that. */
export const BLOCK_AHEAD = 10 * MINUTE;

/** What the state of a check asks of operators. */
export const CHECK_TONES: Readonly<Record<PaymentCheck['state'], Tone>> = {
  passed: 'good',
  waiting: 'moving',
  failed: 'bad',
  notRequired: 'neutral',
};

const passed = (name: PaymentCheckName): PaymentCheck => ({ name, state: 'passed' });
const failed = (name: PaymentCheckName, why: PaymentReason, params?: PaymentCheck['params']): PaymentCheck =>
  params ? { name, state: 'failed', why, params } : { name, state: 'failed', why };
const waiting = (name: PaymentCheckName, why: PaymentReason, params?: PaymentCheck['params']): PaymentCheck =>
  params ? { name, state: 'waiting', why, params } : { name, state: 'waiting', why };

function checkAmount({ total }: ExpectedPayment, { decimals }: ChainTerms, { units }: ChainTransfer): PaymentCheck {
  const difference = units * MICRO - total * 10n ** BigInt(decimals);
  if (difference === 0n) return passed('amount');
  const params = { found: formatUnits(units, decimals), expected: formatUnits(total, 6) };
  return failed('amount', difference < 0n ? 'tooLittle' : 'tooMuch', params);
}

/** The checks that a single transfer can pass or fail. */
function checkTransfer(expected: ExpectedPayment, terms: ChainTerms, transfer: ChainTransfer): PaymentCheck[] {
  const { receiver, sender, usedLogs } = expected;
  return [
    transfer.token === terms.token
      ? passed('token')
      : failed('token', 'otherToken', { found: transfer.token, expected: terms.token }),
    transfer.to === receiver
      ? passed('receiver')
      : failed('receiver', 'otherReceiver', { found: transfer.to, expected: receiver }),
    sender === null
      ? { name: 'sender', state: 'notRequired' }
      : transfer.from === sender
        ? passed('sender')
        : failed('sender', 'otherSender', { found: transfer.from, expected: sender }),
    checkAmount(expected, terms, transfer),
    usedLogs === 'every' || usedLogs.includes(transfer.log) ? failed('unused', 'usedElsewhere') : passed('unused'),
  ];
}

/** Chooses the transfer that fails the fewest checks, and of several the earliest. */
function chooseTransfer(expected: ExpectedPayment, terms: ChainTerms, transfers: readonly ChainTransfer[]) {
  const judged = transfers.map((transfer) => {
    const checks = checkTransfer(expected, terms, transfer);
    return { log: transfer.log, checks, faults: checks.filter(({ state }) => state === 'failed').length };
  });
  return judged.toSorted((a, b) => a.faults - b.faults || a.log - b.log)[0];
}

/** Block times are whole seconds, rounded down by the network. */
function checkBlockTime(expected: ExpectedPayment, blockTime: Instant): PaymentCheck {
  const { openedAt, closedAt, lateFor = LATE_PAYMENT, askedAt } = expected;
  // The block time comes from the node, not from the server's clock. A time in the future proves nothing until it has
  // passed.
  if (blockTime > askedAt + BLOCK_AHEAD) return waiting('blockTime', 'notYet');
  if (blockTime + SECOND <= openedAt) return failed('blockTime', 'tooEarly', { at: blockTime, from: openedAt });
  if (closedAt !== null && blockTime > closedAt + lateFor)
    return failed('blockTime', 'tooLate', { at: blockTime, until: closedAt + lateFor });
  return passed('blockTime');
}

function checksOf(expected: ExpectedPayment, terms: ChainTerms, sight: ChainTransaction) {
  const { succeeded, blockTime, confirmations } = sight;
  const transfer = succeeded ? chooseTransfer(expected, terms, sight.transfers) : undefined;
  const own = transfer?.checks ?? (succeeded ? [failed('token', 'noTransfer')] : []);
  const found = [
    passed('found'),
    succeeded ? passed('succeeded') : failed('succeeded', 'reverted'),
    ...own,
    checkBlockTime(expected, blockTime),
    confirmations >= terms.confirmations
      ? passed('finality')
      : waiting('finality', 'moreBlocks', { seen: confirmations, needed: terms.confirmations }),
  ];
  return { found, log: transfer?.log ?? null };
}

function outcomeOf(checks: readonly PaymentCheck[]): PaymentChecks['outcome'] {
  const isFinal = checks.some(({ name, state }) => name === 'finality' && state === 'passed');
  if (isFinal && checks.some(({ state }) => state === 'failed')) return 'refuted';
  return checks.every(({ state }) => state === 'passed' || state === 'notRequired') ? 'proved' : 'waiting';
}

/**
 * Judges a payment by the facts of the network. The result names every check as passed, waiting or failed, with reason
 * and figures. If a transaction has several transfers, the one that fits best is judged. Nothing is refuted before its
 * block is final, and missing answers of the nodes prove nothing. Rule: chain#judging.
 */
export function judgePayment(expected: ExpectedPayment, facts: ChainFacts): PaymentChecks {
  const { terms } = expected;
  const { found, log } =
    terms === undefined
      ? { found: [waiting('found', 'notConfigured')], log: null }
      : facts.state === 'found'
        ? checksOf(expected, terms, facts)
        : { found: [waiting('found', facts.state === 'notFound' ? 'notFound' : facts.why)], log: null };
  const checks = PAYMENT_CHECKS.map((name) => found.find((check) => check.name === name) ?? waiting(name, 'notYet'));
  return { outcome: outcomeOf(checks), checks, log };
}

/** What a proof is worth when the network is queried again before the coins are released. */
export type ProofRecheck = 'stands' | 'silent' | 'gone';

/** Reasons that say nothing about the payment, only that no node could be queried. */
const SILENCE: readonly PaymentReason[] = ['notConfigured', 'noNode', 'oneNode', 'nodesDisagree'];

/**
 * Whether a payment that this log proved is still proved. `gone`: the transaction no longer exists, has changed or is
 * no longer final. `silent`: the network gives no usable answer.
 */
export function recheckProof({ outcome, checks, log }: PaymentChecks, provedLog: number | null): ProofRecheck {
  if (outcome === 'proved') return log === provedLog ? 'stands' : 'gone';
  const found = checks.find(({ name }) => name === 'found');
  return found?.why !== undefined && SILENCE.includes(found.why) ? 'silent' : 'gone';
}
