import { COOL_DOWN } from '../identity/cool-down.ts';
import type { Activation, ActivationCoin } from '../members/next-step.ts';
import { type Amount, type Coin, ZERO, amount, mulDivUp, MICRO, minus, plus } from '../shared/money.ts';
import { HOUR, type Instant } from '../shared/time.ts';
import { type ConversionRates, EXCHANGE_MULTIPLE } from './coins.ts';
import { feeOf } from './fees.ts';
import { type PayInOffer, payIn } from './pay-in-parts.ts';

/** The ways to an activation, in the order in which they are shown. Rule: wallet#funding-steps. */
export const FUNDING_OPTIONS = ['recharge', 'buy', 'sponsor'] as const;
export type FundingOptionKind = (typeof FUNDING_OPTIONS)[number];

/** What is done on a step, or waited for. */
export const FUNDING_ACTS = [
  'have',
  'arrive',
  'recharge',
  'exchange',
  'address',
  'buy',
  'unfreeze',
  'convert',
  'ask',
  'sponsorPays',
  'activate',
] as const;
export type FundingAct = (typeof FUNDING_ACTS)[number];

/** Why a way is closed: nobody can be paid outside, nobody sells enough, or no coin can be converted. */
export const FUNDING_OBSTACLES = ['noPayIn', 'noSale', 'noConversion'] as const;
export type FundingObstacle = (typeof FUNDING_OBSTACLES)[number];

/** Where coins come from that are the member's and cannot be used yet. */
export const ARRIVALS = ['recharge', 'trade', 'rest', 'transfer'] as const;

/** Coins that are under way to the member, with the moment when they are to be expected, if one is known. */
export interface Arrival {
  readonly from: (typeof ARRIVALS)[number];
  readonly coin: Coin;
  readonly amount: Amount;
  readonly until: Instant | null;
}

/** A sale of the cash coin that the member may take: the price of one coin, the bounds of a quantity, and the coins' rest. */
export interface SaleOffer {
  /** The member's own address on the network of the sale: usable, from when, or none yet. */
  readonly address: 'ready' | 'none' | Instant;
  readonly price: Amount<'usdt'>;
  readonly min: Amount;
  readonly max: Amount;
  readonly settleHours: number;
}

/** Everything that decides the funding steps. Amounts in micro, rates in basis points. */
export interface FundingFacts {
  readonly activation: Activation;
  readonly available: Readonly<Record<Coin, Amount>>;
  readonly arrivals: readonly Arrival[];
  readonly exchangeFeeBp: number;
  readonly conversionBp: ConversionRates;
  /** When a cool-down ends, in which nothing is converted to `bdb`; null without one. */
  readonly frozenUntil: Instant | null;
  readonly payIns: readonly PayInOffer[];
  readonly sales: readonly SaleOffer[];
  /** Whom the member can ask, and until when it has asked; null where there is nobody. */
  readonly sponsor: { readonly askedUntil: Instant | null } | null;
}

/** One step. What goes in and what comes of it, in micro; a fee is in `mey` and lies within `gives`. */
export interface Rung {
  readonly act: FundingAct;
  readonly state: 'done' | 'now' | 'later';
  readonly gives: Amount;
  readonly coin: Coin;
  readonly fee: Amount;
  readonly gets: Amount;
  readonly getsCoin: Coin;
  /** Hours to expect after the step until the next one. */
  readonly hours: number | null;
  /** When a wait that runs is over, if that is known. */
  readonly until: Instant | null;
  readonly from: Arrival['from'] | null;
  /** By which way is paid in. */
  readonly method: string | null;
}

/** One whole way from where the member stands. */
export interface FundingOption {
  readonly kind: FundingOptionKind;
  readonly obstacle: FundingObstacle | null;
  /** What has to be brought from outside: paid in, and paid to a seller. In micro of `usdt`. */
  readonly cost: Amount<'usdt'>;
  /** The `mey` that stay the member's when it is active. */
  readonly left: Amount;
  readonly rungs: readonly Rung[];
}

export interface FundingSteps {
  readonly level: number;
  readonly price: Amount;
  readonly coin: ActivationCoin;
  readonly ways: readonly FundingOption[];
}

const STEP = amount(BigInt(EXCHANGE_MULTIPLE) * MICRO);

type BareRung = Omit<Rung, 'state'>;

const bare = (act: FundingAct, gives: Amount, coin: Coin, more: Partial<BareRung> = {}): BareRung => ({
  act,
  gives,
  coin,
  fee: ZERO,
  gets: gives,
  getsCoin: coin,
  hours: null,
  until: null,
  from: null,
  method: null,
  ...more,
});

const atLeastZero = (value: bigint): Amount => amount(value > 0n ? value : 0n);

/** What is under way in a coin. */
const arriving = ({ arrivals }: FundingFacts, coin: Coin): Amount =>
  arrivals.filter((one) => one.coin === coin).reduce<Amount>((sum, one) => plus(sum, one.amount), ZERO);

/** What a member has of a coin and is about to have. */
const soon = (facts: FundingFacts, coin: Coin): Amount => plus(facts.available[coin], arriving(facts, coin));

/** The coin that pays the activation, and the `mey` that have to be converted into it. */
interface Target {
  readonly coin: ActivationCoin;
  readonly missing: Amount;
  readonly mey: Amount;
}

/** The coin for which the fewest `mey` are needed, of equals the usual one; `undefined` where nothing can be converted. */
function targetOf(facts: FundingFacts): Target | undefined {
  const { price, coins } = facts.activation;
  const targets = coins.flatMap((coin): Target[] => {
    const missing = atLeastZero(price - soon(facts, coin));
    const rate = facts.conversionBp[coin];
    if (missing === 0n) return [{ coin, missing, mey: ZERO }];
    return rate <= 0 ? [] : [{ coin, missing, mey: amount(mulDivUp(missing, 10_000n, BigInt(rate))) }];
  });
  return targets.reduce<Target | undefined>((best, one) => (best && best.mey <= one.mey ? best : one), undefined);
}

/** What is brought in and exchanged, and what is bought, so that there are `mey` enough. */
interface Supply {
  readonly method: string | null;
  readonly payments: readonly Amount<'usdt'>[];
  readonly hours: number | null;
  readonly exchanged: Amount;
  readonly fee: Amount;
  readonly received: Amount;
  readonly sale: SaleOffer | undefined;
  readonly bought: Amount;
  readonly cost: Amount<'usdt'>;
}

/** So many multiples exchanged, with the payments for what is missing of them; `undefined` where nobody can be paid. */
function exchangeOf(facts: FundingFacts, multiples: bigint): Supply | undefined {
  const exchanged = amount(STEP * multiples);
  const fee = feeOf(exchanged, facts.exchangeFeeBp);
  const paid = payIn(facts.payIns, amount<'usdt'>(atLeastZero(exchanged - soon(facts, 'usdt'))));
  if (!paid) return undefined;
  const received = minus(exchanged, fee);
  return { ...paid, exchanged, fee, received, sale: undefined, bought: ZERO };
}

/** How many multiples have to be exchanged for so many `mey`; `undefined` where the fee leaves nothing. */
function multiplesFor(facts: FundingFacts, mey: Amount): bigint | undefined {
  const net = STEP - feeOf(STEP, facts.exchangeFeeBp);
  if (mey === 0n) return 0n;
  return net > 0n ? mulDivUp(mey, 1n, net) : undefined;
}

/** The supply by exchange alone: the fewest multiples. */
function byRecharge(facts: FundingFacts, missing: Amount): Supply | undefined {
  const multiples = multiplesFor(facts, missing);
  return multiples === undefined ? undefined : exchangeOf(facts, multiples);
}

/** What a quantity costs, rounded up as the trading hall rounds it. */
const priceOf = (quantity: Amount, price: Amount<'usdt'>) => amount<'usdt'>(mulDivUp(quantity, price, MICRO));

/** The supply with one purchase that brings in least from outside; of equals the one that exchanges less. */
function byPurchase(facts: FundingFacts, missing: Amount): Supply | undefined {
  const most = multiplesFor(facts, missing) ?? 1n;
  let best: Supply | undefined;
  for (let multiples = 0n; multiples < most; multiples += 1n) {
    const supply = exchangeOf(facts, multiples);
    const rest = supply && atLeastZero(missing - supply.received);
    if (!supply || !rest) continue;
    for (const sale of facts.sales) {
      const bought = rest > sale.min ? rest : sale.min;
      if (bought > sale.max) continue;
      const cost = plus(supply.cost, priceOf(bought, sale.price));
      const isReadier = best?.cost === cost && best.sale?.address !== 'ready' && sale.address === 'ready';
      if (!best || cost < best.cost || (isReadier && best.exchanged === supply.exchanged))
        best = { ...supply, sale, bought, cost };
    }
  }
  return best;
}

/** The purchase of a supply, if it has one. */
function purchaseRungs({ sale, bought }: Supply): BareRung[] {
  if (!sale) return [];
  const gives = priceOf(bought, sale.price);
  return [bare('buy', gives, 'usdt', { gets: bought, getsCoin: 'mey', hours: sale.settleHours })];
}

/** The address that a purchase needs, where it cannot be used yet. It comes first, because it rests for a day. */
function addressRungs({ sale }: Supply): BareRung[] {
  if (!sale || sale.address === 'ready') return [];
  const rests = sale.address === 'none' ? { hours: COOL_DOWN / HOUR } : { until: sale.address };
  return [bare('address', ZERO, 'usdt', rests)];
}

/** The steps that bring the `mey`: what is there, what is under way, what is paid in, exchanged and bought. */
function supplyRungs(facts: FundingFacts, target: Target, supply: Supply): BareRung[] {
  const used: readonly Coin[] = supply.exchanged > 0n ? ['usdt', 'mey', target.coin] : ['mey', target.coin];
  const needed = used.filter((coin) => coin !== 'mey' || target.mey > 0n);
  const there = needed.filter((coin) => facts.available[coin] > 0n);
  return [
    ...there.map((coin) => bare('have', facts.available[coin], coin)),
    ...facts.arrivals
      .filter(({ coin }) => needed.includes(coin))
      .map(({ coin, from, until, amount: sum }) => bare('arrive', sum, coin, { from, until })),
    ...addressRungs(supply),
    ...supply.payments.map((sum) => bare('recharge', sum, 'usdt', { hours: supply.hours, method: supply.method })),
    ...(supply.exchanged > 0n
      ? [bare('exchange', supply.exchanged, 'usdt', { fee: supply.fee, gets: supply.received, getsCoin: 'mey' })]
      : []),
    ...purchaseRungs(supply),
  ];
}

const isWait = ({ act, until }: BareRung): boolean =>
  act === 'arrive' || act === 'unfreeze' || act === 'sponsorPays' || (act === 'address' && until !== null);

/** Whether a step can be taken with what is there now. */
function isPossible(facts: FundingFacts, rungs: readonly BareRung[], rung: BareRung): boolean {
  const { act, gives, coin, getsCoin } = rung;
  if (act === 'recharge' || act === 'address') return true;
  if (act === 'buy') return !rungs.some((one) => one.act === 'address');
  if (act === 'convert' && getsCoin === 'bdb' && facts.frozenUntil !== null) return false;
  return facts.available[coin] >= gives;
}

/** What can be done now: the first step that is no wait, once what it takes is there, and every wait that runs. */
function withStates(facts: FundingFacts, rungs: readonly BareRung[]): Rung[] {
  const first = rungs.find((rung) => rung.act !== 'have' && !isWait(rung));
  return rungs.map((rung) => {
    if (rung.act === 'have') return { ...rung, state: 'done' };
    const isNow = isWait(rung) || (rung === first && isPossible(facts, rungs, rung));
    return { ...rung, state: isNow ? 'now' : 'later' };
  });
}

function wayBy(facts: FundingFacts, kind: FundingOptionKind, target: Target, supply: Supply): FundingOption {
  const { coin, missing, mey } = target;
  const { price } = facts.activation;
  const frozen = coin === 'bdb' && mey > 0n ? facts.frozenUntil : null;
  const rungs = [
    ...supplyRungs(facts, target, supply),
    ...(frozen === null ? [] : [bare('unfreeze', ZERO, coin, { until: frozen })]),
    ...(mey > 0n ? [bare('convert', mey, 'mey', { gets: missing, getsCoin: coin })] : []),
    bare('activate', price, coin),
  ];
  const left = atLeastZero(soon(facts, 'mey') + supply.received + supply.bought - mey);
  return { kind, obstacle: null, cost: supply.cost, left, rungs: withStates(facts, rungs) };
}

const closed = (kind: FundingOptionKind, obstacle: FundingObstacle): FundingOption => ({
  kind,
  obstacle,
  cost: amount<'usdt'>(0n),
  left: ZERO,
  rungs: [],
});

/** The sponsor's way: it costs the member nothing. While the day of a request runs, the sponsor's answer is waited for. */
function sponsorWay(facts: FundingFacts, { askedUntil }: { readonly askedUntil: Instant | null }): FundingOption {
  const { price, coins } = facts.activation;
  const ask = bare('ask', ZERO, coins[0], { until: askedUntil });
  const pays = bare('sponsorPays', price, coins[0]);
  const rungs: readonly Rung[] =
    askedUntil === null
      ? [
          { ...ask, state: 'now' },
          { ...pays, state: 'later' },
        ]
      : [
          { ...ask, state: 'done' },
          { ...pays, state: 'now' },
        ];
  return { kind: 'sponsor', obstacle: null, cost: amount<'usdt'>(0n), left: soon(facts, 'mey'), rungs };
}

/** The ways on which the member pays by itself. */
function ownWays(facts: FundingFacts, target: Target): FundingOption[] {
  const missing = atLeastZero(target.mey - soon(facts, 'mey'));
  const recharge = byRecharge(facts, missing);
  const ways = [recharge ? wayBy(facts, 'recharge', target, recharge) : closed('recharge', 'noPayIn')];
  if (recharge?.cost === 0n) return ways;
  const purchase = byPurchase(facts, missing);
  return [...ways, purchase ? wayBy(facts, 'buy', target, purchase) : closed('buy', 'noSale')];
}

/**
 * The ways from where a pending member stands to its activation, each with its whole steps; `undefined` for one that has the
 * coins. What is under way counts as the member's, and a way that needs nothing more hides the others. Each way is the cheapest of its kind: it brings in least from outside, and
 * of equals exchanges least. Amounts in micro. Rule: wallet#funding-steps.
 */
export function fundingSteps(facts: FundingFacts): FundingSteps | undefined {
  const { level, price, coins } = facts.activation;
  if (coins.some((coin) => facts.available[coin] >= price)) return undefined;
  const target = targetOf(facts);
  const own = target ? ownWays(facts, target) : [closed('recharge', 'noConversion'), closed('buy', 'noConversion')];
  const isEnough = own.some(({ obstacle, cost }) => obstacle === null && cost === 0n);
  const ways = facts.sponsor && !isEnough ? [...own, sponsorWay(facts, facts.sponsor)] : own;
  return { level, price, coin: target?.coin ?? coins[0], ways };
}
