import { available, hold, platformAccount, type Account, type PurposeRule } from '../ledger/account.ts';
import { postingBuilder, type KindRule, type Posting } from '../ledger/posting.ts';
import type { MemberNo } from '../shared/member-no.ts';
import { minus, type Amount, type Coin } from '../shared/money.ts';
import type { WalletPurpose } from '../wallet/movements.ts';
import type { Fill } from './market/allocation.ts';
import type { BonusFigures } from './bonus/bonus.ts';
import type { BonusKind } from './bonus/bonus-fields.ts';
import { POOL_PURPOSE, type Pool } from './bonus/pools.ts';

const pool = (holds: string) =>
  ({ owner: 'platform', coins: ['mey'], ref: null, mayOverdraw: false, holds }) as const satisfies PurposeRule;

/** The purposes of the accounts that the stock market adds to the chart. */
export const STOCK_PURPOSES = {
  'hold:payment': {
    owner: 'member',
    coins: ['bdb', 'ftb'],
    ref: 'payment',
    mayOverdraw: false,
    holds: 'a level’s payment in its cooling-off time',
  },
  'hold:allocation': {
    owner: 'member',
    coins: ['mey'],
    ref: 'request',
    mayOverdraw: false,
    holds: 'what a request for shares has not spent yet',
  },
  'pool:referral': pool('its part of recognised fees, paid out as referral bonuses'),
  'pool:see_point': pool('its part of recognised fees, paid out as see-point bonuses'),
  'pool:collision': pool('its part of recognised fees, paid out as collision bonuses'),
  'pool:leadership': pool('its part of recognised fees, paid out as leadership bonuses'),
  'pool:merit': pool('its part of recognised fees, paid out as merit bonuses'),
  'pool:lifetime': pool('its part of recognised fees, paid out as lifetime bonuses'),
  'payable:bonus': {
    owner: 'platform',
    coins: ['mey', 'ftb'],
    ref: null,
    mayOverdraw: false,
    holds: 'bonuses of a day’s end that are not credited yet: empty once they are',
  },
  reserve: {
    owner: 'platform',
    coins: ['mey'],
    ref: null,
    mayOverdraw: false,
    holds: 'what the outstanding shares are claims on: reserve ÷ shares is the exact price',
  },
} as const satisfies Readonly<Record<string, PurposeRule>>;
export type StockPurpose = keyof typeof STOCK_PURPOSES | WalletPurpose;

const bonusFrom = <P extends StockPurpose>(paidFrom: P) =>
  ({
    from: [paidFrom, 'conversion', 'payable:bonus'],
    to: ['available', 'conversion'],
    isShown: true,
  }) as const satisfies KindRule<StockPurpose>;
const POOL_PURPOSES = Object.values(POOL_PURPOSE);

/** The kinds of postings of the stock market, with the accounts that each moves coins between. */
export const STOCK_KINDS = {
  paymentHold: { from: ['available'], to: ['hold:payment'], isShown: true },
  paymentReturn: { from: ['hold:payment'], to: ['available'], isShown: true },
  recognition: { from: ['hold:payment'], to: ['conversion'], isShown: false },
  allocation: { from: ['conversion'], to: ['hold:allocation'], isShown: false },
  feeDivision: { from: ['conversion', 'fees'], to: [...POOL_PURPOSES, 'operations'], isShown: false },
  referralBonus: bonusFrom(POOL_PURPOSE.referral),
  seePointBonus: bonusFrom(POOL_PURPOSE.seePoint),
  collisionBonus: bonusFrom(POOL_PURPOSE.collision),
  leadershipBonus: bonusFrom(POOL_PURPOSE.leadership),
  lifetimeBonus: bonusFrom(POOL_PURPOSE.lifetime),
  meritBonus: bonusFrom(POOL_PURPOSE.merit),
  yieldBonus: bonusFrom(POOL_PURPOSE.yield),
  bonusAccrual: { from: [...POOL_PURPOSES, 'conversion'], to: ['payable:bonus', 'conversion'], isShown: false },
  issue: { from: ['hold:allocation'], to: ['reserve'], isShown: false },
  saleFee: { from: ['hold:allocation'], to: ['reserve'], isShown: false },
  sale: { from: ['hold:allocation'], to: ['available'], isShown: true },
  buyback: { from: ['reserve'], to: ['available'], isShown: true },
  lastShare: { from: ['reserve'], to: ['operations'], isShown: false },
} as const satisfies Readonly<Record<string, KindRule<StockPurpose>>>;
export type StockKind = keyof typeof STOCK_KINDS;

export type StockAccount = Account<StockPurpose>;
export type StockPosting = Posting<StockKind, StockPurpose>;
const stockPosting = postingBuilder<typeof STOCK_KINDS>();

/** The kind of the postings that pay each bonus. */
export const BONUS_POSTING = {
  referral: 'referralBonus',
  seePoint: 'seePointBonus',
  collision: 'collisionBonus',
  leadership: 'leadershipBonus',
  lifetime: 'lifetimeBonus',
  merit: 'meritBonus',
  yield: 'yieldBonus',
} as const satisfies Readonly<Record<BonusKind, StockKind>>;

const conversion = (coin: Coin) => platformAccount('conversion', coin);
const allocationHold = (member: MemberNo, request: bigint) => hold(member, 'mey', 'allocation', request);

/** A payment for a level as far as its coins go; `amount` in micro. */
export interface HeldPayment {
  readonly id: bigint;
  readonly funder: MemberNo;
  readonly coin: Coin;
  readonly amount: Amount;
}

const paymentHold = ({ funder, coin, id }: HeldPayment) => hold(funder, coin, 'payment', id);

/** A payment is made: its coins are held for its funder during the cooling-off. Rule: stock#cooling-off. */
export function paymentHeld(payment: HeldPayment): StockPosting[] {
  const mine = available(payment.funder, payment.coin);
  return [stockPosting('paymentHold', mine, paymentHold(payment), payment.amount)];
}

/** A payment is cancelled in its cooling-off: it returns whole to its funder. Rule: stock#cooling-off. */
export function paymentReturned(payment: HeldPayment): StockPosting[] {
  const mine = available(payment.funder, payment.coin);
  return [stockPosting('paymentReturn', paymentHold(payment), mine, payment.amount)];
}

/** A payment is recognised: its coins leave their hold and become `mey`. Rule: stock#recognition. */
export function paymentRecognised(payment: HeldPayment): StockPosting[] {
  return [stockPosting('recognition', paymentHold(payment), conversion(payment.coin), payment.amount)];
}

/** The principal of a recognised payment enters the queue for shares. Rule: stock#recognition, stock#allocation. */
export function principalQueued(member: MemberNo, request: bigint, principal: Amount): StockPosting[] {
  return [stockPosting('allocation', conversion('mey'), allocationHold(member, request), principal)];
}

/** A fee in `mey`, held by the account `from`, is divided between pools and operations. Rule: stock#recognition. */
export function feeDivided(
  from: 'conversion' | 'fees',
  pools: readonly (readonly [pool: Pool, share: Amount])[],
  operations: Amount,
): StockPosting[] {
  const source = platformAccount(from, 'mey');
  const shares = pools.map(([name, share]) =>
    stockPosting('feeDivision', source, platformAccount(POOL_PURPOSE[name], 'mey'), share),
  );
  return [...shares, stockPosting('feeDivision', source, platformAccount('operations', 'mey'), operations)];
}

/** A bonus as far as its coins go, in micro. */
export type PaidBonus = { readonly kind: BonusKind; readonly receiver: MemberNo } & Pick<BonusFigures, 'mey' | 'ftb'>;

/** A bonus is paid from its pool, a part of it in `ftb`. Rule: stock#bonuses. */
export function bonusPaid({ kind, receiver, mey, ftb }: PaidBonus): StockPosting[] {
  const source = platformAccount(POOL_PURPOSE[kind], 'mey');
  const posted = BONUS_POSTING[kind];
  return [
    stockPosting(posted, source, available(receiver, 'mey'), mey),
    stockPosting(posted, source, conversion('mey'), ftb),
    stockPosting(posted, conversion('ftb'), available(receiver, 'ftb'), ftb),
  ];
}

/** The account with bonuses in a coin that are owed to members and not credited yet. */
export function payableBonuses(coin: Coin): Account<'payable:bonus'> {
  return platformAccount('payable:bonus', coin);
}

/** A bonus that is owed is credited to its member in its two coins. Rule: stock#bonuses. */
export function bonusCredited({ kind, receiver, mey, ftb }: PaidBonus): StockPosting[] {
  const part = (coin: Coin, amount: Amount) =>
    stockPosting(BONUS_POSTING[kind], payableBonuses(coin), available(receiver, coin), amount);
  return [part('mey', mey), part('ftb', ftb)].filter(({ amount }) => amount > 0n);
}

/** What a fill moves: from the request's hold to the reserve, and of a member's sale the rest to the seller. Rule: stock#allocation. */
export function fillPaid({ source, buyer, request, seller, paid, toReserve }: Fill): StockPosting[] {
  const from = allocationHold(buyer, request);
  const kind = source === 'issue' ? 'issue' : 'saleFee';
  const postings: StockPosting[] = [stockPosting(kind, from, platformAccount('reserve', 'mey'), toReserve)];
  if (seller !== null) postings.push(stockPosting('sale', from, available(seller, 'mey'), minus(paid, toReserve)));
  return postings;
}

/** Shares are bought back out of the reserve. Rule: stock#buyback. */
export function boughtBack(seller: MemberNo, paid: Amount): StockPosting[] {
  return [stockPosting('buyback', platformAccount('reserve', 'mey'), available(seller, 'mey'), paid)];
}

/** What the reserve still holds when the last share is gone. Rule: stock#buyback. */
export function lastShareReleased(released: Amount): StockPosting[] {
  const operations = platformAccount('operations', 'mey');
  return [stockPosting('lastShare', platformAccount('reserve', 'mey'), operations, released)];
}
