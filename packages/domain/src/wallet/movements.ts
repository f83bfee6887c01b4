import { available, hold, platformAccount, type Account, type PurposeRule } from '../ledger/account.ts';
import { posting, postingBuilder, type KindRule, type Posting } from '../ledger/posting.ts';
import type { MemberNo } from '../shared/member-no.ts';
import { minus, type Amount, type Coin } from '../shared/money.ts';
import type { Conversion } from './coins.ts';
import { divideFee } from './fees.ts';
import type { TransferFigures } from './transfer.ts';
import { payoutOf } from './withdrawal.ts';

/** The purposes of the accounts between which the wallet moves coins. */
export const WALLET_PURPOSES = {
  available: { owner: 'member', coins: 'every', ref: null, mayOverdraw: false, holds: 'what the member can spend' },
  'hold:transfer': {
    owner: 'member',
    coins: ['mey', 'bdb', 'usdt'],
    ref: 'transfer',
    mayOverdraw: false,
    holds: 'a first transfer to a payee, for ten minutes',
  },
  'hold:withdrawal': {
    owner: 'member',
    coins: ['usdt'],
    ref: 'withdrawal',
    mayOverdraw: false,
    holds: 'a payout that was asked for',
  },
  'outside:receipt': {
    owner: 'platform',
    coins: ['usdt'],
    ref: null,
    mayOverdraw: true,
    holds: 'the other side of custody: minus what came in by receipt and has not gone out',
  },
  backing: {
    owner: 'platform',
    coins: ['usdt'],
    ref: null,
    mayOverdraw: false,
    holds: 'what mey, bdb and ftb are claims on',
  },
  issue: {
    owner: 'platform',
    coins: ['mey'],
    ref: null,
    mayOverdraw: true,
    holds: 'minus what was issued against backing',
  },
  conversion: {
    owner: 'platform',
    coins: ['mey', 'bdb', 'ftb'],
    ref: 'the day, for the end of a day',
    mayOverdraw: true,
    holds: 'the passage between the unit coins; the three sum to zero',
  },
  fees: {
    owner: 'platform',
    coins: 'every',
    ref: null,
    mayOverdraw: false,
    holds: 'a passage: empty after every transaction',
  },
  'pool:yield': {
    owner: 'platform',
    coins: ['mey'],
    ref: null,
    mayOverdraw: false,
    holds: 'half of every transfer, exchange and trading fee; pays the stock yield',
  },
  operations: {
    owner: 'platform',
    coins: 'every',
    ref: null,
    mayOverdraw: false,
    holds:
      'the other half, the rest of recognised fees, withdrawal fees, trading fees of listed coins, what a conversion keeps, and what the last share leaves',
  },
  suspense: {
    owner: 'platform',
    coins: 'every',
    ref: null,
    mayOverdraw: false,
    holds: 'what a correction has taken back, until two operators decide whose it is; never the platform’s own income',
  },
} as const satisfies Readonly<Record<string, PurposeRule>>;
export type WalletPurpose = keyof typeof WALLET_PURPOSES;

/** A fee is collected, becomes `mey` where it was paid in another coin, and is divided. Rule: wallet#fees. */
const FEE_ACCOUNTS = {
  collected: ['fees', 'issue', 'conversion'],
  divided: ['fees', 'backing', 'conversion', 'pool:yield', 'operations'],
} as const;
type FeePurpose = (typeof FEE_ACCOUNTS)['collected' | 'divided'][number];

/** The kinds of postings of the wallet, with the accounts that each moves coins between. */
export const WALLET_KINDS = {
  transfer: { from: ['available', 'hold:transfer'], to: ['available'], isShown: true },
  transferFee: {
    from: ['available', 'hold:transfer', ...FEE_ACCOUNTS.collected],
    to: FEE_ACCOUNTS.divided,
    isShown: true,
  },
  collect: { from: ['available'], to: ['available'], isShown: true },
  collectFee: { from: ['available', ...FEE_ACCOUNTS.collected], to: FEE_ACCOUNTS.divided, isShown: true },
  transferHold: { from: ['available'], to: ['hold:transfer'], isShown: true },
  transferReturn: { from: ['hold:transfer'], to: ['available'], isShown: true },
  conversion: { from: ['available', 'conversion'], to: ['conversion', 'available', 'operations'], isShown: true },
  exchange: { from: ['available', 'issue', 'backing'], to: ['backing', 'available', 'issue'], isShown: true },
  exchangeFee: { from: ['available', ...FEE_ACCOUNTS.collected], to: FEE_ACCOUNTS.divided, isShown: true },
  recharge: { from: ['outside:receipt'], to: ['available'], isShown: true },
  withdrawalHold: { from: ['available'], to: ['hold:withdrawal'], isShown: true },
  withdrawal: { from: ['hold:withdrawal'], to: ['outside:receipt'], isShown: true },
  withdrawalFee: { from: ['hold:withdrawal'], to: ['operations'], isShown: true },
  withdrawalReturn: { from: ['hold:withdrawal'], to: ['available'], isShown: true },
  correction: { from: ['available', 'suspense', 'operations'], to: ['available', 'suspense'], isShown: true },
} as const satisfies Readonly<Record<string, KindRule<WalletPurpose>>>;

export type WalletPosting = Posting<keyof typeof WALLET_KINDS, WalletPurpose>;
const walletPosting = postingBuilder<typeof WALLET_KINDS>();

/** How a collected fee becomes `mey`: usdt is backed and issued, the other unit coins convert at 1 : 1. */
function intoMey<K extends string>(kind: K, coin: Coin, fee: Amount): Posting<K, FeePurpose>[] {
  if (coin === 'mey') return [];
  const [sink, source] =
    coin === 'usdt'
      ? [platformAccount('backing', 'usdt'), platformAccount('issue', 'mey')]
      : [platformAccount('conversion', coin), platformAccount('conversion', 'mey')];
  return [
    posting(kind, platformAccount('fees', coin), sink, fee),
    posting(kind, source, platformAccount('fees', 'mey'), fee),
  ];
}

/**
 * The postings of a fee, in micro of the payer's coin: the member pays it in one posting, then it is divided between
 * the yield pool and operations. A share of zero, such as one half of a fee of one micro, has no posting. The caller
 * gives the kind, because other slices collect their fees in the same way. Rule: wallet#fees.
 */
export function feePostings<K extends string, P extends string>(
  kind: K,
  payer: Account<P>,
  fee: Amount,
  yieldFeeBp: number,
): Posting<K, P | FeePurpose>[] {
  const collected = platformAccount('fees', 'mey');
  const { yieldPool, operations } = divideFee(fee, yieldFeeBp);
  const postings: Posting<K, P | FeePurpose>[] = [
    posting(kind, payer, platformAccount('fees', payer.coin), fee),
    ...intoMey(kind, payer.coin, fee),
    posting(kind, collected, platformAccount('pool:yield', 'mey'), yieldPool),
    posting(kind, collected, platformAccount('operations', 'mey'), operations),
  ];
  return postings.filter(({ amount }) => amount > 0n);
}

/** A transfer as its hold needs it: its number, payer and coin. */
export interface HeldTransfer {
  readonly id: bigint;
  readonly payer: MemberNo;
  readonly coin: Coin;
}

/** The account in which the first transfer to a payee waits. */
export function transferHold({ id, payer, coin }: HeldTransfer): Account<'hold:transfer'> {
  return hold(payer, coin, 'transfer', id);
}

/** Posts a first transfer to a payee, which waits in its hold; `amount` in micro with its fee. */
export function transferHeld(transfer: HeldTransfer, amount: Amount): WalletPosting[] {
  return [walletPosting('transferHold', available(transfer.payer, transfer.coin), transferHold(transfer), amount)];
}

/** Posts the return of a held transfer to its payer; `amount` in micro with its fee. */
export function transferReturned(transfer: HeldTransfer, amount: Amount): WalletPosting[] {
  return [walletPosting('transferReturn', transferHold(transfer), available(transfer.payer, transfer.coin), amount)];
}

/** Posts the credit of a transfer to its payee, from the payer's coins or from its hold, and its fee. */
export function transferCredited(
  from: Account<'available' | 'hold:transfer'>,
  payee: MemberNo,
  { credited, fee }: Pick<TransferFigures, 'credited' | 'fee'>,
  yieldFeeBp: number,
): WalletPosting[] {
  return [
    walletPosting('transfer', from, available(payee, from.coin), credited),
    ...feePostings('transferFee', from, fee, yieldFeeBp),
  ];
}

/** Posts what a main account collects of one coin of a sub-account, and its fee. Rule: wallet#collecting. */
export function collectPostings(
  sub: bigint,
  main: bigint,
  coin: Coin,
  { credited, fee }: Pick<TransferFigures, 'credited' | 'fee'>,
  yieldFeeBp: number,
): WalletPosting[] {
  const from = available(sub, coin);
  return [
    walletPosting('collect', from, available(main, coin), credited),
    ...feePostings('collectFee', from, fee, yieldFeeBp),
  ];
}

/**
 * Posts a conversion: the coins pass the conversion accounts at 1 : 1; what a rate below 1 : 1 keeps goes to
 * operations. Rule: wallet#conversions.
 */
export function conversionPostings(
  member: MemberNo,
  { from, to, credited, kept }: Pick<Conversion, 'from' | 'to' | 'credited' | 'kept'>,
): WalletPosting[] {
  const mine = available(member, from);
  return [
    walletPosting('conversion', mine, platformAccount('conversion', from), credited),
    walletPosting('conversion', platformAccount('conversion', to), available(member, to), credited),
    walletPosting('conversion', mine, platformAccount('operations', from), kept),
  ];
}

/**
 * Posts an exchange of `value` micro of usdt: it goes into backing, the same value of `mey` is issued, and the fee is
 * taken from it.
 */
export function issuePostings(member: MemberNo, value: Amount, fee: Amount, yieldFeeBp: number): WalletPosting[] {
  const mey = available(member, 'mey');
  return [
    walletPosting('exchange', available(member, 'usdt'), platformAccount('backing', 'usdt'), value),
    walletPosting('exchange', platformAccount('issue', 'mey'), mey, value),
    ...feePostings('exchangeFee', mey, fee, yieldFeeBp),
  ];
}

/** Posts an exchange of `value` micro of `mey`: the fee is taken, the rest is redeemed and its usdt leaves backing. */
export function redeemPostings(member: MemberNo, value: Amount, fee: Amount, yieldFeeBp: number): WalletPosting[] {
  const mey = available(member, 'mey');
  const redeemed = minus(value, fee);
  return [
    ...feePostings('exchangeFee', mey, fee, yieldFeeBp),
    walletPosting('exchange', mey, platformAccount('issue', 'mey'), redeemed),
    walletPosting('exchange', platformAccount('backing', 'usdt'), available(member, 'usdt'), redeemed),
  ];
}

/** Posts a receipt: `amount` micro of usdt arrive from outside in the member's available coins. */
export function rechargePostings(member: MemberNo, amount: Amount): WalletPosting[] {
  return [walletPosting('recharge', platformAccount('outside:receipt', 'usdt'), available(member, 'usdt'), amount)];
}

/** A withdrawal as its hold needs it: its number and its member. */
export interface HeldWithdrawal {
  readonly id: bigint;
  readonly memberNo: MemberNo;
}

const withdrawalHold = ({ id, memberNo }: HeldWithdrawal) => hold(memberNo, 'usdt', 'withdrawal', id);

/** Posts the hold of a requested withdrawal: `amount` micro, with its fee. */
export function withdrawalHeld(withdrawal: HeldWithdrawal, amount: Amount): WalletPosting[] {
  const mine = available(withdrawal.memberNo, 'usdt');
  return [walletPosting('withdrawalHold', mine, withdrawalHold(withdrawal), amount)];
}

/** Posts the return of the held coins of a withdrawal that is not paid. */
export function withdrawalReturned(withdrawal: HeldWithdrawal, amount: Amount): WalletPosting[] {
  const mine = available(withdrawal.memberNo, 'usdt');
  return [walletPosting('withdrawalReturn', withdrawalHold(withdrawal), mine, amount)];
}

/** Posts a paid withdrawal: of the held `amount` micro the fee goes to operations, the rest leaves the platform. */
export function withdrawalPaid(withdrawal: HeldWithdrawal, amount: Amount, fee: Amount): WalletPosting[] {
  const held = withdrawalHold(withdrawal);
  return [
    walletPosting('withdrawal', held, platformAccount('outside:receipt', 'usdt'), payoutOf({ amount, fee })),
    walletPosting('withdrawalFee', held, platformAccount('operations', 'usdt'), fee),
  ];
}
