import type { MemberNo } from '../shared/member-no.ts';
import type { Amount, Coin } from '../shared/money.ts';
import { parseAmount } from '../shared/money.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import { DAY, MINUTE, type Instant } from '../shared/time.ts';
import { defineTransitions } from '../shared/transitions.ts';
import { plainText } from '../shared/plain-text.ts';
import type { TransferState } from './transfer.ts';
import { transferFigures } from './transfer.ts';

/** The coins that can be requested. Rule: wallet#payment-requests. */
export const REQUEST_COINS = ['mey', 'usdt'] as const satisfies readonly Coin[];
export type RequestCoin = (typeof REQUEST_COINS)[number];

/**
 * A request for coins, which one member pays once. It is held while the payment is, as the first transfer to a payee; if that is
 * taken back, the request is open again or, after its time, expired. Rule: wallet#payment-requests.
 */
export const PAYMENT_REQUEST_TRANSITIONS = defineTransitions(['open'], {
  open: { pay: 'paid', hold: 'held', cancel: 'canceled', expire: 'expired' },
  held: { credit: 'paid', release: 'open', lapse: 'expired' },
  paid: {},
  expired: {},
  canceled: {},
});
export type PaymentRequestState = (typeof PAYMENT_REQUEST_TRANSITIONS.states)[number];
export type PaymentRequestEvent = ReturnType<typeof PAYMENT_REQUEST_TRANSITIONS.events>[number];

/** How long a request may run, in minutes: from 5 minutes to 30 days. Rule: wallet#payment-requests. */
export const REQUEST_MINUTES = { least: 5, most: 43_200 } as const;

/** How many requests of one member may be open or held at a time. Rule: wallet#payment-requests. */
export const OPEN_REQUESTS = 20;

/** How many requests a member may make in a minute. Rule: wallet#payment-requests. */
export const REQUESTS_PER_MINUTE = 60;

/** The longest text of a request, in characters. Rule: wallet#payment-requests. */
export const REQUEST_TEXT = 140;

/** How long a request is kept that ended unpaid, in milliseconds. Rule: wallet#payment-requests. */
export const REQUEST_RETENTION = 90 * DAY;

/** A request as it is typed. */
export interface TypedRequest {
  readonly amount: string;
  readonly remark: string;
  readonly minutes: number;
}

/** What is asked for: an amount in micro, of which the fee of a transfer is a part. */
export interface RequestTerms {
  readonly amount: Amount;
  readonly remark: string | null;
  readonly expiresAt: Instant;
}

/**
 * Reads a request. Refusals: `amountRule` for what is no amount above 0, and for one of which the fee would leave nothing;
 * `badRequest` {field} for a time beyond its limits. Rule: wallet#payment-requests.
 */
export function readRequest(
  { amount, remark, minutes }: TypedRequest,
  feeBp: number,
  now: Instant,
): Result<RequestTerms> {
  const value = parseAmount(amount);
  if (value === undefined) return refuse('amountRule');
  const figures = transferFigures('payer', 'payee', value, feeBp);
  if (!figures.ok) return figures;
  const isTime = Number.isInteger(minutes) && minutes >= REQUEST_MINUTES.least && minutes <= REQUEST_MINUTES.most;
  if (!isTime) return refuse('badRequest', { field: 'minutes' });
  const text = plainText(remark);
  return accept({ amount: value, remark: text === '' ? null : text, expiresAt: now + minutes * MINUTE });
}

/** What decides about a request at a moment. */
export interface RequestFacts {
  readonly payee: MemberNo;
  readonly state: PaymentRequestState;
  readonly expiresAt: Instant;
}

/** The state that a request has now: one whose time is over has expired, also before anything has written that down. */
export function requestState({ state, expiresAt }: Omit<RequestFacts, 'payee'>, now: Instant): PaymentRequestState {
  return state === 'open' && now >= expiresAt ? 'expired' : state;
}

/**
 * Whether a member may pay a request now. Refusals: `selfTransfer` for an own one, `statusChanged` for one that is not open any more.
 * Rule: wallet#payment-requests.
 */
export function checkPayable(request: RequestFacts, payer: MemberNo, now: Instant): Result<true> {
  if (request.payee === payer) return refuse('selfTransfer');
  return requestState(request, now) === 'open' ? accept(true) : refuse('statusChanged');
}

/** What the payment of a request is for it: a first transfer to this payee holds it. */
export const eventOfPayment = (state: TransferState): 'hold' | 'pay' => (state === 'held' ? 'hold' : 'pay');

/** What the end of the transfer that holds a request is for it. Rule: wallet#payment-requests. */
export function eventOfEnd(
  state: Exclude<TransferState, 'held'>,
  expiresAt: Instant,
  now: Instant,
): 'credit' | 'release' | 'lapse' {
  if (state === 'credited') return 'credit';
  return now < expiresAt ? 'release' : 'lapse';
}
