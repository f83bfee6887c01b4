import { type AddressHashes, checkAddress } from '../chain/addresses.ts';
import { NETWORKS, type Network } from '../chain/networks.ts';
import { type Amount, formatAmount, parseAmount } from '../shared/money.ts';
import { type Result, accept, refuse } from '../shared/result.ts';
import { HOUR } from '../shared/time.ts';
import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';
import { RECHARGE_LIMITS } from './rules.ts';

/** How a member can pay in from outside: to a bank account, by another service, or on a network. Rule: wallet#ways-to-pay-in. */
export const PAY_IN_KINDS = ['bank', 'other', ...NETWORKS] as const;
export type PayInKind = (typeof PAY_IN_KINDS)[number];

/** The network of a way; `undefined` for a way outside the networks. */
export const networkOf = (kind: PayInKind): Network | undefined => NETWORKS.find((network) => network === kind);

/**
 * A way to pay in. It opens a day after two operators have agreed on it and never changes: another account is another way. Rule:
 * wallet#ways-to-pay-in.
 */
export const DEPOSIT_METHOD_TRANSITIONS = defineTransitions(['proposed'], {
  proposed: { open: 'open' },
  open: { close: 'closed' },
  closed: {},
});
export type PayInState = (typeof DEPOSIT_METHOD_TRANSITIONS.states)[number];
/** What each state asks of operators. */
export const PAY_IN_TONES: Readonly<Record<PayInState, Tone>> = { proposed: 'waiting', open: 'good', closed: 'bad' };

/** Milliseconds between the approval of a way and its opening. Rule: wallet#ways-to-pay-in. */
export const PAY_IN_NOTICE = 24 * HOUR;

/** The longest time to expect, in hours. */
export const PAY_IN_HOURS = 240;

/** What a proposal of a way shows to the operator who decides. */
export const PAY_IN_FIELDS = ['kind', 'holder', 'account', 'least', 'most', 'hours', 'text'] as const;
export type PayInField = (typeof PAY_IN_FIELDS)[number];

/** Where and how much to pay. Amounts are in micro-units of `usdt`. */
export interface PayInTerms {
  readonly kind: PayInKind;
  readonly holder: string;
  readonly account: string;
  readonly least: Amount<'usdt'>;
  readonly most: Amount<'usdt'>;
  readonly hours: number;
  readonly text: string;
}

/** The terms as an operator types them, with decimal amounts. */
export type TypedPayIn = Readonly<Record<Exclude<PayInField, 'kind' | 'hours'>, string>> & {
  readonly kind: PayInKind;
  readonly hours: number;
};

/**
 * Reads the terms of a way: `amountRule` for what is no amount, `amountRange` for limits beyond those of recharges or in the wrong
 * order, `addressInvalid` for an account on a network that fails its checksum, and for an address that is proposed as another account. Rule: wallet#ways-to-pay-in.
 */
export function readPayIn({ least: low, most: high, ...rest }: TypedPayIn, hashes: AddressHashes): Result<PayInTerms> {
  const [least, most] = [parseAmount<'usdt'>(low), parseAmount<'usdt'>(high)];
  if (least === undefined || most === undefined) return refuse('amountRule');
  const { min, max } = RECHARGE_LIMITS;
  if (least < min || most > max || least > most)
    return refuse('amountRange', { min: formatAmount(min), max: formatAmount(max) });
  const network = networkOf(rest.kind);
  if (network === undefined) {
    // An address is proposed as one, so that it is kept apart from those of members.
    const isAddress = NETWORKS.some((one) => checkAddress(one, rest.account, hashes).ok);
    return isAddress ? refuse('addressInvalid') : accept({ ...rest, least, most });
  }
  const account = checkAddress(network, rest.account, hashes);
  return account.ok ? accept({ ...rest, account: account.value, least, most }) : account;
}
