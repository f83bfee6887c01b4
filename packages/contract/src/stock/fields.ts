import {
  BONUS_FIELDS,
  BONUS_KINDS,
  type BonusKind,
  type Fields,
  LED_FIELDS,
  type Unit,
} from '@greenhall/domain/stock/bonus/bonus-fields';
import * as z from 'zod/mini';
import {
  amountField,
  dayField,
  idField,
  instantField,
  memberNoField,
  sharesField,
  signedAmountField,
} from '../shared/fields.ts';
import { nameSchemas } from '../shared/named.ts';

/** A count of shares as a person types it. */
export const sharesInput = z.string().check(z.regex(/^(?:0|[1-9]\d{0,12})(?:\.\d{1,4})?$/));
export const bonusKindField = z.enum(BONUS_KINDS);
export const paymentKindField = z.enum(['activation', 'upgrade', 'reinvest']);
export const allocationStateField = z.enum(['cooling', 'waiting', 'inProgress', 'completed', 'canceled']);
export const saleStateField = z.enum(['waiting', 'inProgress', 'completed']);
export const monthField = z.string().check(z.regex(/^(?:19[7-9]\d|2\d{3})-(?:0[1-9]|1[0-2])$/));

export const payment = z.object({
  id: idField,
  kind: paymentKindField,
  payer: memberNoField,
  payerName: z.string(),
  funder: memberNoField,
  level: z.int(),
  coin: z.enum(['bdb', 'ftb']),
  amount: amountField,
  fee: amountField,
  principal: amountField,
  state: z.enum(['cooling', 'recognised', 'cancelled']),
  paidAt: instantField,
  /** The end of the cooling-off time: until then the funder may cancel. */
  coolsUntil: instantField,
  mayCancel: z.boolean(),
});

/** The figures of the market: the displayed price, and the reserve and shares of the exact price. */
export const priceFigures = {
  /** `mey` for a whole share, rounded down. */
  price: amountField,
  reserve: amountField,
  outstanding: sharesField,
};

/** What a member holds in shares. */
export const holding = z.object({
  ...priceFigures,
  held: sharesField,
  /** The value at the exact price, rounded down. */
  value: amountField,
  /** What stays in the reserve of everything that is sold, in basis points. */
  saleFeeBp: z.int(),
  onOffer: sharesField,
  /** All shares that were ever put up at clear-outs, and all that the treasury ever bought. */
  clearZero: sharesField,
  buyback: sharesField,
  level: z.int(),
  bought: z.int(),
  isClosed: z.boolean(),
  /** The position is under an operator's review: nothing can be sold until it ends. */
  isLocked: z.boolean(),
  outLimit: amountField,
  countedIncome: amountField,
  effectiveHeight: amountField,
});

/** A request for shares from a payment. The list also contains payments in cooling-off and cancelled ones. */
export const allocation = z.object({
  payment: idField,
  kind: paymentKindField,
  level: z.int(),
  state: allocationStateField,
  /** The number in the queue; null before recognition. */
  queueNodeHeight: z.nullable(idField),
  amount: amountField,
  remaining: amountField,
  allocated: sharesField,
  paidAt: instantField,
  coolsUntil: instantField,
  mayCancel: z.boolean(),
});

export const sale = z.object({
  number: idField,
  isClearOut: z.boolean(),
  state: saleStateField,
  quantity: sharesField,
  left: sharesField,
  /** Received so far, in `mey`. */
  received: amountField,
  at: instantField,
  /** From when the treasury's buyback takes it; null once it is completed. */
  buybackFrom: z.nullable(dayField),
});

/** One fill of a distribution run or buyback, as everybody sees it. */
export const fill = z.object({
  id: idField,
  source: z.enum(['sale', 'issue', 'remainder', 'buyback']),
  /** Masked names; null is the treasury. */
  buyer: z.nullable(z.string()),
  seller: z.nullable(z.string()),
  quantity: sharesField,
  amount: amountField,
  price: amountField,
  at: instantField,
  isMine: z.boolean(),
});

/** The wire schema of each unit. */
const UNIT_FIELDS = {
  member: memberNoField,
  payment: idField,
  micro: amountField,
  shares: sharesField,
  bp: z.int(),
  hundredths: z.int(),
  count: z.int(),
  day: dayField,
} as const satisfies Record<Unit, unknown>;

type OnWire<F extends Fields> = { readonly [K in keyof F]: (typeof UNIT_FIELDS)[F[K]] };

function onWire<F extends Fields>(fields: F): OnWire<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, unit]) => [name, UNIT_FIELDS[unit]])) as OnWire<F>;
}

const INPUTS = {
  referral: z.object({ kind: z.literal('referral'), ...onWire(BONUS_FIELDS.referral) }),
  seePoint: z.object({ kind: z.literal('seePoint'), ...onWire(BONUS_FIELDS.seePoint) }),
  collision: z.object({ kind: z.literal('collision'), ...onWire(BONUS_FIELDS.collision) }),
  leadership: z.object({
    kind: z.literal('leadership'),
    ...onWire(BONUS_FIELDS.leadership),
    sources: z.array(z.object(onWire(LED_FIELDS))),
  }),
  lifetime: z.object({ kind: z.literal('lifetime'), ...onWire(BONUS_FIELDS.lifetime) }),
  merit: z.object({ kind: z.literal('merit'), ...onWire(BONUS_FIELDS.merit) }),
  yield: z.object({ kind: z.literal('yield'), ...onWire(BONUS_FIELDS.yield) }),
} as const satisfies Readonly<Record<BonusKind, unknown>>;

type OfKinds<Kinds extends readonly BonusKind[]> = { readonly [I in keyof Kinds]: (typeof INPUTS)[Kinds[I]] };

/** The inputs of a bonus by kind. With `pool`, `dues` and `ftbBp` they recompute its figures. */
export const bonusInputs = z.discriminatedUnion(
  'kind',
  BONUS_KINDS.map((kind) => INPUTS[kind]) as unknown as OfKinds<typeof BONUS_KINDS>,
);

/** A bonus in full: inputs, the step's fraction `pool / dues`, and the resulting figures. */
export const bonus = z.object({
  id: idField,
  kind: bonusKindField,
  day: dayField,
  at: instantField,
  inputs: bonusInputs,
  pool: amountField,
  dues: amountField,
  ftbBp: z.int(),
  due: amountField,
  paid: amountField,
  ftb: amountField,
  mey: amountField,
});

/** An amount of a plan: below a billion coins, so that five times it still fits into a ledger amount. */
const planAmount = amountField.check(z.maxLength(16), z.regex(/^\d{1,9}(?:\.|$)/));

/** The parameters of a plan version on the wire: amounts as decimal strings, rates in basis points. */
export const planFields = z.object({
  levels: z.array(
    z.object({
      amount: planAmount,
      outBp: z.int(),
      referralBp: z.int(),
      collisionBp: z.int(),
      dailyCap: planAmount,
      seePointDepth: z.int(),
      generations: z.int(),
    }),
  ),
  feeBp: z.int(),
  coolingOffDays: z.int(),
  poolBp: z.object({
    referral: z.int(),
    seePoint: z.int(),
    collision: z.int(),
    leadership: z.int(),
    merit: z.int(),
    lifetime: z.int(),
  }),
  seePointBp: z.int(),
  leadershipBp: z.array(z.int()),
  lifetime: z.array(z.object({ threshold: planAmount, award: planAmount })),
  meritWeights: z.array(z.int()),
  ftbBp: z.int(),
  yieldCapBp: z.int(),
  yieldFeeBp: z.int(),
  saleFeeBp: z.int(),
  issueCap: planAmount,
  buybackBp: z.int(),
  buybackAfterDays: z.int(),
  splitPrice: planAmount,
  transferFeeBp: z.int(),
  coinTransferFeeBp: z.int(),
  exchangeFeeBp: z.int(),
  tradeFeeBp: z.int(),
  conversionBp: z.object({ bdb: z.int(), ftb: z.int() }),
});

/** The state of a simulated course at a month's end. */
export const simulated = z.object({
  day: z.int(),
  members: z.int(),
  closed: z.int(),
  pools: z.record(z.string(), amountField),
  /** The paid fraction of what was due, in basis points; null if nothing was due. */
  collisionPaidBp: z.nullable(z.int()),
  leadershipPaidBp: z.nullable(z.int()),
  reserve: amountField,
  outstanding: sharesField,
  price: amountField,
  queue: amountField,
  onOffer: sharesField,
  median: signedAmountField,
  tenth: signedAmountField,
});

nameSchemas({ Payment: payment, Holding: holding, Allocation: allocation, Sale: sale, Bonus: bonus, Plan: planFields });
