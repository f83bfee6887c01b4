import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amount, MICRO, amount } from '../../shared/money.ts';
import { DAY, HOUR } from '../../shared/time.ts';
import { isEscalated } from './appeal.ts';
import { LISTING_TRANSITIONS, afterTrade, checkTake, takeBounds } from '../listing/listing.ts';
import {
  type Market,
  checkMarket,
  checkOrder,
  priceBand,
  priceOf,
  referencePrice,
  tradeFee,
} from '../market/market.ts';
import { PAYMENT_CHECKS, type PaymentChecks } from '../../chain/judge.ts';
import { NUMBER_END, checkNumberEnd } from './number-end.ts';
import {
  HELD,
  TRADE_TRANSITIONS,
  type TradeState,
  actionsOf,
  afterJudgement,
  atTheEnd,
  checkUnpaid,
  clockOf,
  dutyOf,
  escrowOf,
} from './trade.ts';
import { checkTxid } from '../../chain/txid.ts';

const coins = (whole: number): Amount => amount(BigInt(whole) * MICRO);
const usdt = (micro: bigint): Amount<'usdt'> => amount<'usdt'>(micro);
const MARKET: Market = {
  kind: 'cash',
  isOpen: true,
  bandBp: 1_000,
  startPrice: usdt(MICRO),
  minTrade: coins(10),
  minLevelPurchase: 0,
  minLevelSale: 2,
};
const ORDER = { side: 'sale', price: usdt(MICRO), quantity: coins(100), min: coins(10), max: coins(100) } as const;
const states = fc.constantFrom<TradeState>(...TRADE_TRANSITIONS.states);
const events = fc.constantFrom(
  ...new Set(TRADE_TRANSITIONS.states.flatMap((state) => TRADE_TRANSITIONS.events(state))),
);

describe('a market', () => {
  it('is open, or closed to levels by side', () => {
    expect(checkMarket({ ...MARKET, isOpen: false }, 'sale', 6)).toMatchObject({ refusal: 'notYetOpen' });
    expect(checkMarket(MARKET, 'sale', 1)).toMatchObject({ refusal: 'marketControl' });
    expect(checkMarket(MARKET, 'purchase', 0).ok).toBe(true);
  });

  it('keeps orders within its limits, each side and kind of coin by its own', () => {
    const refused = (order: object, market: Market = MARKET) => checkOrder(market, { ...ORDER, ...order }, usdt(MICRO));
    const large = { quantity: coins(2_001), max: coins(2_001) };
    expect(refused(large)).toMatchObject({ refusal: 'orderQuantityLimit', params: { max: '2000.000000' } });
    expect(refused({ ...large, side: 'purchase' })).toMatchObject({ refusal: 'orderQuantityLimit' });
    const crypto: Market = { ...MARKET, kind: 'crypto' };
    expect(refused({ quantity: coins(499_999) }, crypto)).toMatchObject({ refusal: 'minimumSale' });
    expect(refused({ ...large, side: 'purchase' }, crypto).ok).toBe(true);
    expect(refused({ min: coins(9) })).toMatchObject({ refusal: 'amountRange' });
    expect(refused({ min: coins(60), max: coins(50) })).toMatchObject({ refusal: 'amountRange' });
    expect(refused({ price: usdt(1_100_000n) }).ok).toBe(true);
    expect(refused({ price: usdt(1_100_001n) })).toMatchObject({ refusal: 'priceBand', params: { max: '1.100000' } });
    expect(refused({ price: usdt(0n) })).toMatchObject({ refusal: 'amountRule' });
  });

  it('prices by what was traded, and never pays a seller less than the price', () => {
    expect(referencePrice(MARKET, { quantity: 0n, total: 0n })).toBe(MICRO);
    expect(referencePrice(MARKET, { quantity: 3n * MICRO, total: 4n * MICRO })).toBe(1_333_333n);
    expect(priceBand(usdt(1n), 5_000)).toEqual({ min: 1n, max: 1n });
    expect(priceOf(amount(1n), usdt(1n))).toBe(1n);
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 13n), fc.bigInt(1n, 10n ** 9n), (quantity, price) => {
        const total = priceOf(amount(quantity), usdt(price));
        expect(total * MICRO >= quantity * price && (total - 1n) * MICRO < quantity * price).toBe(true);
      }),
    );
  });
});

describe('a listing', () => {
  it('sells a last part below the least only whole, and tells who came late from who asked for too little', () => {
    const offer = { remaining: coins(20), min: coins(30), max: coins(80) };
    expect(takeBounds(offer)).toEqual({ min: coins(20), max: coins(20) });
    expect(checkTake(offer, coins(20)).ok).toBe(true);
    expect(checkTake(offer, coins(30))).toMatchObject({ refusal: 'statusChanged' });
    expect(checkTake(offer, coins(10))).toMatchObject({ refusal: 'amountRange' });
    expect(checkTake(offer, coins(0))).toMatchObject({ refusal: 'amountRule' });
  });

  it('never has less than nothing left, nor a fee that what is left does not need', () => {
    const moves = fc.array(fc.record({ take: fc.boolean(), size: fc.bigInt(1n, 10n ** 8n) }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 0, max: 500 }), moves, (quantity, feeBp, made) => {
        let state: (typeof LISTING_TRANSITIONS.states)[number] = 'toBeTraded';
        let [remaining, feeLeft] = [quantity, tradeFee(amount(quantity), feeBp) as bigint];
        const open: bigint[] = [];
        for (const { take, size } of made) {
          const offer = { remaining: amount(remaining), min: amount(1n), max: amount(quantity) };
          const event = take
            ? 'take'
            : open.length === 0
              ? undefined
              : afterTrade(amount(remaining + 1n), open.length - 1);
          if (take && checkTake(offer, amount(size)).ok && LISTING_TRANSITIONS.can(state, 'take')) {
            open.push(size);
            remaining -= size;
            feeLeft -= tradeFee(amount(size), feeBp);
            state = LISTING_TRANSITIONS.next(state, 'take') ?? state;
          } else if (!take && open.length > 0) {
            const back = open.pop() ?? 0n;
            remaining += back;
            feeLeft += tradeFee(amount(back), feeBp);
            state = (event && LISTING_TRANSITIONS.next(state, event)) ?? state;
          }
          expect(remaining + open.reduce((sum, one) => sum + one, 0n)).toBe(quantity);
          expect(feeLeft >= tradeFee(amount(remaining), feeBp)).toBe(true);
          expect(state === 'inTransaction').toBe(open.length > 0);
        }
      }),
    );
  });
});

describe('a trade', () => {
  it('moves its coins once for each change of hands, whatever happens in whatever order', () => {
    const place = (state: TradeState) => (HELD.includes(state) ? 'held' : state === 'completed' ? 'buyer' : 'seller');
    const moves = {
      stay: (from: string) => from,
      release: (from: string) => (from === 'held' ? 'buyer' : 'impossible'),
      return: (from: string) => (from === 'held' ? 'seller' : 'impossible'),
      hold: (from: string) => (from === 'seller' ? 'held' : 'impossible'),
      holdAndRelease: (from: string) => (from === 'seller' ? 'buyer' : 'impossible'),
    };
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (happened) => {
        let state: TradeState = 'waitForPayment';
        let at = 'held';
        for (const event of happened) {
          const to: TradeState | undefined = TRADE_TRANSITIONS.next(state, event);
          if (to === undefined) continue;
          at = moves[escrowOf(state, to)](at);
          state = to;
          expect(at).toBe(place(state));
        }
      }),
    );
    expect(TRADE_TRANSITIONS.terminal).toEqual(['completed']);
  });

  it('has a clock exactly where somebody has a duty, and an event for its end', () => {
    fc.assert(
      fc.property(states, fc.boolean(), (state, isProved) => {
        const clock = clockOf(state, { paymentMs: 1, releaseMs: 2 });
        expect(clock !== null).toBe(dutyOf(state, false) !== null);
        const event = atTheEnd(state, isProved);
        expect(event !== undefined).toBe(clock !== null);
        if (event && event !== 'appeal') expect(TRADE_TRANSITIONS.can(state, event)).toBe(true);
      }),
    );
    expect(dutyOf('waitForPayment', true)).toBe('desk');
    expect(atTheEnd('waitForConfirmation', true)).toBe('prove');
    expect(atTheEnd('waitForConfirmation', false)).toBe('lapse');
  });

  it('follows the judgement of its payment only where the table lets it', () => {
    const judged = (outcome: PaymentChecks['outcome'], state: 'passed' | 'waiting' | 'failed') => ({
      outcome,
      checks: PAYMENT_CHECKS.map((name) => ({ name, state: name === 'amount' ? state : ('passed' as const) })),
    });
    const outcomes = fc.constantFrom(
      judged('proved', 'passed'),
      judged('waiting', 'waiting'),
      judged('refuted', 'failed'),
    );
    fc.assert(
      fc.property(states, outcomes, fc.boolean(), (state, checks, releaseOnProof) => {
        const event = afterJudgement(state, checks, releaseOnProof);
        if (event) expect(TRADE_TRANSITIONS.can(state, event)).toBe(true);
        if (checks.outcome === 'refuted') expect(event === undefined || event === 'refute').toBe(true);
      }),
    );
    expect(afterJudgement('waitForPayment', judged('waiting', 'failed'), true)).toBe(undefined);
    expect(afterJudgement('waitForConfirmation', judged('proved', 'passed'), false)).toBe(undefined);
    expect(afterJudgement('waitForConfirmation', judged('proved', 'passed'), true)).toBe('prove');
    expect(afterJudgement('canceled', judged('proved', 'passed'), false)).toBe('revive');
  });

  it('offers each side what it may do, and nothing else', () => {
    const standing = { state: 'waitForConfirmation', isProved: false, appeal: undefined } as const;
    expect(actionsOf('buyer', standing, 0)).toEqual(['claim', 'appeal']);
    expect(actionsOf('seller', { ...standing, isProved: true }, 0)).toEqual(['confirm', 'appeal']);
    const appeal = { openedBy: 'buyer', hasAnswered: false, answerBy: 10 } as const;
    expect(actionsOf('buyer', { ...standing, appeal }, 0)).toEqual(['claim', 'revokeAppeal']);
    expect(actionsOf('seller', { ...standing, appeal }, 9)).toEqual(['confirm', 'answer']);
    expect(actionsOf('seller', { ...standing, appeal }, 10)).toEqual(['confirm']);
    expect(actionsOf('seller', { ...standing, appeal: { ...appeal, hasAnswered: true } }, 0)).toEqual(['confirm']);
    expect(actionsOf('buyer', { ...standing, state: 'completed' }, 0)).toEqual([]);
  });

  it('pauses who let three orders end unpaid, for the rest of the UTC day', () => {
    expect(checkUnpaid(2, 0).ok).toBe(true);
    expect(checkUnpaid(3, DAY + HOUR)).toMatchObject({ refusal: 'tradePause', params: { max: 3, hours: 23 } });
  });

  it('reads a txid in the form of its network', () => {
    const digits = 'AB'.repeat(32);
    expect(checkTxid('BEP20', ` 0x${digits} `)).toMatchObject({ value: `0x${'ab'.repeat(32)}` });
    expect(checkTxid('TRC20', `0x${digits}`)).toMatchObject({ value: 'ab'.repeat(32) });
    expect(checkTxid('BEP20', digits)).toMatchObject({ refusal: 'txidInvalid' });
    expect(checkTxid('TRC20', digits.slice(2))).toMatchObject({ refusal: 'txidInvalid' });
  });
});

describe('an appeal', () => {
  it('is escalated when six hours brought no step', () => {
    expect(isEscalated('inReview', 0, 6 * HOUR - 1)).toBe(false);
    expect(isEscalated('inReview', 0, 6 * HOUR)).toBe(true);
    expect(isEscalated('processed', 0, DAY)).toBe(false);
  });
});

describe('the end of an order’s number', () => {
  const number = fc.stringMatching(/^[A-Z0-9]{8,20}$/);

  it('is its last characters, whatever their case and the spaces around them', () => {
    fc.assert(
      fc.property(number, (whole) => {
        const end = whole.slice(-NUMBER_END);
        for (const typed of [end, end.toLowerCase(), ` ${end} `]) expect(checkNumberEnd(whole, typed).ok).toBe(true);
      }),
    );
  });

  it('is nothing else: not less, not more, not another', () => {
    fc.assert(
      fc.property(number, fc.string(), (whole, typed) => {
        const isEnd = typed.trim().toUpperCase() === whole.slice(-NUMBER_END);
        expect(checkNumberEnd(whole, typed).ok).toBe(isEnd);
      }),
    );
    for (const typed of ['', '234', '01234', 'ORDER01234'])
      expect(checkNumberEnd('ORDER01234', typed)).toMatchObject({ refusal: 'orderNumberWrong', params: { count: 4 } });
  });
});
