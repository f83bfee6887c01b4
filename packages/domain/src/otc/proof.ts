import { type Amount, MICRO } from '../shared/money.ts';
import type { Network } from '../wallet/addresses.ts';
import { DAY, type Instant, MINUTE, SECOND } from '../shared/time.ts';

/**
 * A transaction's id in its one proper form, or `undefined` where the text is none: 64 lower-case hex digits, with `0x`
 * before them on BEP20 and without on TRC20, as their explorers show them.
 */
export function properTxid(network: Network, typed: string): string | undefined {
  const digits = /^(?:0x)?([0-9a-f]{64})$/.exec(typed.trim().toLowerCase())?.[1];
  if (digits === undefined) return undefined;
  return network === 'BEP20' ? `0x${digits}` : digits;
}

/** What a network's payments are judged by. */
export interface ChainTerms {
  /** The token's contract, in the network's proper form. */
  readonly token: string;
  /** How many decimals the token counts in. */
  readonly decimals: number;
  /** Blocks that must stand, the payment's own included. */
  readonly confirmations: number;
}

/** One token transfer inside a transaction; addresses in the network's proper form. */
export interface ChainTransfer {
  readonly log: number;
  readonly token: string;
  readonly from: string;
  readonly to: string;
  /** A count of the token's smallest unit. */
  readonly units: bigint;
}

/** A transaction in a block, as one node sees it or as two agree on it. */
export interface ChainSight {
  readonly state: 'found';
  readonly succeeded: boolean;
  readonly blockNumber: bigint;
  readonly blockHash: string;
  readonly blockTime: Instant;
  readonly confirmations: number;
  readonly transfers: readonly ChainTransfer[];
}

/** Why nothing can be said about a transaction now. Only `noNode` is an outage of the network. */
export type ChainSilence = 'notConfigured' | 'noNode' | 'oneNode' | 'nodesDisagree';

/** What is known about a transaction: two nodes agree on it, both have not seen it, or nothing can be said. */
export type ChainFacts =
  | ChainSight
  | { readonly state: 'notFound' }
  | { readonly state: 'unavailable'; readonly why: ChainSilence };

/** What one node answered; `undefined` where it gave no usable answer. */
export type NodeAnswer = ChainSight | { readonly state: 'notFound' } | undefined;

/** What an order waits for. */
export interface ExpectedPayment {
  /** `undefined` where the network is not configured. */
  readonly terms: ChainTerms | undefined;
  readonly receiver: string;
  /** The buyer's wallet, or `null` where it cannot sign: then the unique total alone names the order. */
  readonly sender: string | null;
  /** Micro of usdt, to the last unit. */
  readonly total: Amount<'usdt'>;
  readonly openedAt: Instant;
  /** `null` while the order is open. */
  readonly closedAt: Instant | null;
  /** The time of our own clock when the network is asked. */
  readonly askedAt: Instant;
  /** Logs of the transaction that pay other orders. */
  readonly usedLogs: readonly number[];
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
  /** A failed check refutes only once its block is final: until then the network may still change its mind. */
  readonly outcome: 'proved' | 'waiting' | 'refuted';
  readonly checks: readonly PaymentCheck[];
  /** The log that was judged: with network and txid it pays one order only. */
  readonly log: number | null;
}

/** How long after an order closed a payment still counts for it. */
export const LATE_PAYMENT = DAY;
/** How far a block's time may be ahead of our own clock: networks allow their producers less than that. */
export const BLOCK_AHEAD = 10 * MINUTE;

const passed = (name: PaymentCheckName): PaymentCheck => ({ name, state: 'passed' });
const failed = (name: PaymentCheckName, why: PaymentReason, params?: PaymentCheck['params']): PaymentCheck =>
  params ? { name, state: 'failed', why, params } : { name, state: 'failed', why };
const waiting = (name: PaymentCheckName, why: PaymentReason, params?: PaymentCheck['params']): PaymentCheck =>
  params ? { name, state: 'waiting', why, params } : { name, state: 'waiting', why };

/** A count of a token's smallest unit as an exact decimal string, without needless zeros. */
export function formatUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals > 0 && fraction ? `${whole}.${fraction}` : whole;
}

/** The token's smallest units that make an amount of micro; `undefined` where the token is too coarse for it. */
export function unitsOf(micro: bigint, decimals: number): bigint | undefined {
  const scaled = micro * 10n ** BigInt(decimals);
  return scaled % MICRO === 0n ? scaled / MICRO : undefined;
}

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
    usedLogs.includes(transfer.log) ? failed('unused', 'usedElsewhere') : passed('unused'),
  ];
}

/** Of several transfers the one that fails the fewest checks; the earliest of equals. */
function chooseTransfer(expected: ExpectedPayment, terms: ChainTerms, transfers: readonly ChainTransfer[]) {
  const judged = transfers.map((transfer) => {
    const checks = checkTransfer(expected, terms, transfer);
    return { log: transfer.log, checks, faults: checks.filter(({ state }) => state === 'failed').length };
  });
  return judged.toSorted((a, b) => a.faults - b.faults || a.log - b.log)[0];
}

/** Block times are whole seconds, rounded down by the network. */
function checkBlockTime({ openedAt, closedAt, askedAt }: ExpectedPayment, blockTime: Instant): PaymentCheck {
  // It comes from the node, not from our clock: what lies ahead proves nothing until that time has come.
  if (blockTime > askedAt + BLOCK_AHEAD) return waiting('blockTime', 'notYet');
  if (blockTime + SECOND <= openedAt) return failed('blockTime', 'tooEarly', { at: blockTime, from: openedAt });
  if (closedAt !== null && blockTime > closedAt + LATE_PAYMENT)
    return failed('blockTime', 'tooLate', { at: blockTime, until: closedAt + LATE_PAYMENT });
  return passed('blockTime');
}

function checksOf(expected: ExpectedPayment, terms: ChainTerms, sight: ChainSight) {
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
 * Judges a payment against what the network says: every check by name, each passed, waiting or failed with its reason
 * and figures. Of several transfers in one transaction the fitting one is judged. Nothing is refuted before it is
 * final, and silence of the nodes proves nothing. Rule: screens, order details.
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

/** What a proof is worth when the network is asked again before the coins leave. */
export type SecondLook = 'stands' | 'silent' | 'gone';

/** Reasons that say nothing about the payment, only that nobody could be asked. */
const SILENCE: readonly PaymentReason[] = ['notConfigured', 'noNode', 'oneNode', 'nodesDisagree'];

/**
 * Whether a payment that was proved by this log still is: `gone` where the transaction is not there any more, has become
 * another or is not final any more; `silent` where the network gives no answer that counts.
 */
export function lookAgain({ outcome, checks, log }: PaymentChecks, provedLog: number | null): SecondLook {
  if (outcome === 'proved') return log === provedLog ? 'stands' : 'gone';
  const found = checks.find(({ name }) => name === 'found');
  return found?.why !== undefined && SILENCE.includes(found.why) ? 'silent' : 'gone';
}

const sameTransfer = (a: ChainTransfer, b: ChainTransfer | undefined): boolean =>
  a.log === b?.log && a.token === b.token && a.from === b.from && a.to === b.to && a.units === b.units;

const sameSight = (a: ChainSight, b: ChainSight): boolean =>
  a.succeeded === b.succeeded &&
  a.blockHash === b.blockHash &&
  a.blockNumber === b.blockNumber &&
  a.blockTime === b.blockTime &&
  a.transfers.length === b.transfers.length &&
  a.transfers.every((transfer, index) => sameTransfer(transfer, b.transfers[index]));

/**
 * What two independent nodes together say: only what both say alike counts, with the fewer confirmations. One that is
 * silent leaves `oneNode`, two leave `noNode`.
 */
export function agreeOn(first: NodeAnswer, second: NodeAnswer): ChainFacts {
  if (!first || !second) return { state: 'unavailable', why: first || second ? 'oneNode' : 'noNode' };
  if (first.state === 'found' && second.state === 'found' && sameSight(first, second))
    return { ...first, confirmations: Math.min(first.confirmations, second.confirmations) };
  if (first.state === 'notFound' && second.state === 'notFound') return first;
  return { state: 'unavailable', why: 'nodesDisagree' };
}
