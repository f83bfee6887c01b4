import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LEVELS } from '../members/levels.ts';
import { nextStep } from '../members/next-step.ts';
import { checkTake } from '../otc/listing/listing.ts';
import { priceOf } from '../otc/market/market.ts';
import { memberNumber } from '../shared/member-no.ts';
import { MICRO, ZERO, amount, minus, plus, type Amount, type Coin } from '../shared/money.ts';
import { checkFunder, payerFigures, priceOfPayment } from '../stock/payment/payments.ts';
import { quoteConversion } from './coins.ts';
import { quoteExchange } from './exchange.ts';
import {
  type FundingSteps,
  type FundingFacts,
  type FundingOption,
  type SaleOffer,
  fundingSteps,
} from './funding-steps.ts';
import { BANK, EMPTY, NOW, SALE, coins, having, usdt } from './funding-facts.fixture.ts';
import { PAYMENTS_AT_MOST, type PayInOffer, payIn } from './pay-in-parts.ts';

function wayOf(funding: FundingSteps | undefined, kind: FundingOption['kind']): FundingOption {
  const way = funding?.ways.find((one) => one.kind === kind);
  if (!way) throw new Error(`no way ${kind}`);
  return way;
}

/** A way in short: act, what goes in and what comes of it. */
const inShort = ({ rungs }: FundingOption) =>
  rungs.map(({ act, state, gives, coin, gets, getsCoin }) =>
    [act, state, `${Number(gives) / 1e6} ${coin}`]
      .concat(gets === gives && coin === getsCoin ? [] : [`${Number(gets) / 1e6} ${getsCoin}`])
      .join(' · '),
  );

describe('the funding steps to an activation', () => {
  it('counts the fee and the multiple: 200 are exchanged for a level of 100', () => {
    const way = wayOf(fundingSteps(EMPTY), 'recharge');
    expect(inShort(way)).toEqual([
      'recharge · now · 200 usdt',
      'exchange · later · 200 usdt · 199.6 mey',
      'convert · later · 100 mey · 100 bdb',
      'activate · later · 100 bdb',
    ]);
    expect(way).toMatchObject({ cost: coins(200), left: coins(99.6) });
    expect(way.rungs[0]?.hours).toBe(24);
    expect(way.rungs[1]?.fee).toBe(coins(0.4));
  });

  it('has what is missing of 99.80 bought, at least as much as a seller sells', () => {
    const way = wayOf(fundingSteps(having({ mey: coins(99.8) })), 'buy');
    expect(inShort(way)).toEqual([
      'have · done · 99.8 mey',
      'buy · now · 10 usdt · 10 mey',
      'convert · later · 100 mey · 100 bdb',
      'activate · later · 100 bdb',
    ]);
    expect(way).toMatchObject({ cost: coins(10), left: coins(9.8) });
    expect(way.rungs[1]?.hours).toBe(24);
  });

  it('exchanges what is there before anything is bought', () => {
    expect(inShort(wayOf(fundingSteps(having({ usdt: coins(100) })), 'buy'))).toEqual([
      'have · done · 100 usdt',
      'exchange · now · 100 usdt · 99.8 mey',
      'buy · later · 10 usdt · 10 mey',
      'convert · later · 100 mey · 100 bdb',
      'activate · later · 100 bdb',
    ]);
  });

  it('has an address saved before a purchase, which rests for a day, and waits for one that rests', () => {
    const fresh = wayOf(fundingSteps(having({}, { sales: [{ ...SALE, address: 'none' }] })), 'buy');
    expect(fresh.rungs.map(({ act, state, hours }) => [act, state, hours])).toEqual([
      ['address', 'now', 24],
      ['buy', 'later', 24],
      ['convert', 'later', null],
      ['activate', 'later', null],
    ]);
    const beside = having({ usdt: coins(100) }, { sales: [{ ...SALE, address: NOW }] });
    expect(inShort(wayOf(fundingSteps(beside), 'buy')).slice(0, 4)).toEqual([
      'have · done · 100 usdt',
      'address · now · 0 usdt',
      'exchange · now · 100 usdt · 99.8 mey',
      'buy · later · 10 usdt · 10 mey',
    ]);
    const resting = wayOf(fundingSteps(having({}, { sales: [{ ...SALE, address: NOW }] })), 'buy');
    expect(resting.rungs.map(({ act, state, until }) => [act, state, until]).slice(0, 2)).toEqual([
      ['address', 'now', NOW],
      ['buy', 'later', null],
    ]);
    const ready = having({}, { sales: [{ ...SALE, address: 'none' }, SALE] });
    expect(wayOf(fundingSteps(ready), 'buy').rungs[0]?.act).toBe('buy');
  });

  it('recharges one hundred beside the purchase where nobody sells a hundred', () => {
    const facts = having({}, { sales: [{ ...SALE, max: coins(50) }] });
    expect(wayOf(fundingSteps(facts), 'buy')).toMatchObject({ cost: coins(110) });
  });

  it('waits for coins that rest and asks for no others', () => {
    const arrivals = [{ from: 'rest', coin: 'mey', amount: coins(10), until: NOW }] as const;
    const funding = fundingSteps(having({ mey: coins(99.8) }, { arrivals }));
    expect(funding?.ways.map(({ kind }) => kind)).toEqual(['recharge']);
    expect(inShort(wayOf(funding, 'recharge'))).toEqual([
      'have · done · 99.8 mey',
      'arrive · now · 10 mey',
      'convert · later · 100 mey · 100 bdb',
      'activate · later · 100 bdb',
    ]);
  });

  it('waits for the end of a cool-down before a conversion to bdb, and not before one to ftb', () => {
    const frozen = { mey: coins(100) };
    const main = wayOf(fundingSteps(having(frozen, { frozenUntil: NOW })), 'recharge');
    expect(main.rungs.filter(({ state }) => state === 'now').map(({ act, until }) => [act, until])).toEqual([
      ['unfreeze', NOW],
    ]);
    const activation = { ...EMPTY.activation, coins: ['ftb'] } as const;
    const node = wayOf(fundingSteps(having(frozen, { frozenUntil: NOW, activation })), 'recharge');
    expect(node.rungs.filter(({ state }) => state === 'now').map(({ act }) => act)).toEqual(['convert']);
  });

  it('names the method that it counted with, and asks for nothing else once enough is under way', () => {
    const payIns = [BANK, { ...BANK, id: '2', hours: 1 }];
    const rungs = wayOf(fundingSteps(having({}, { payIns })), 'recharge').rungs.filter(({ act }) => act === 'recharge');
    expect(rungs.map(({ method, hours }) => [method, hours])).toEqual([['2', 1]]);
    const arrivals = [{ from: 'recharge', coin: 'usdt', amount: coins(200), until: NOW }] as const;
    expect(fundingSteps(having({}, { arrivals }))?.ways.map(({ kind }) => kind)).toEqual(['recharge']);
  });

  it('takes the coin of which less is missing', () => {
    expect(fundingSteps(having({ ftb: coins(60) }))).toMatchObject({ coin: 'ftb' });
  });

  it('says why a way is closed', () => {
    const funding = fundingSteps(having({}, { payIns: [], sales: [] }));
    expect(funding?.ways.map(({ kind, obstacle }) => [kind, obstacle])).toEqual([
      ['recharge', 'noPayIn'],
      ['buy', 'noSale'],
      ['sponsor', null],
    ]);
    expect(wayOf(fundingSteps(having({}, { conversionBp: { bdb: 0, ftb: 0 } })), 'recharge').obstacle).toBe(
      'noConversion',
    );
  });

  it('is not there for a member that has the coins, nor a sponsor where there is none', () => {
    expect(fundingSteps(having({ ftb: coins(100) }))).toBeUndefined();
    expect(fundingSteps(having({}, { sponsor: null }))?.ways.map(({ kind }) => kind)).toEqual(['recharge', 'buy']);
  });

  it('waits for the sponsor once it was asked', () => {
    const way = wayOf(fundingSteps(having({}, { sponsor: { askedUntil: NOW } })), 'sponsor');
    expect(way.rungs.map(({ act, state }) => [act, state])).toEqual([
      ['ask', 'done'],
      ['sponsorPays', 'now'],
    ]);
  });
});

const some = (max: number) => fc.integer({ min: 0, max: max * 1_000 }).map((value) => coins(value / 1_000));
const few = fc.oneof(fc.constant(ZERO as Amount), some(700));

const payIns: fc.Arbitrary<PayInOffer> = fc
  .tuple(fc.integer({ min: 10, max: 300 }), fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 1, max: 72 }))
  .map(([least, more, hours]) => ({ ...BANK, least: usdt(least), most: usdt(least + more), hours }));

const sales: fc.Arbitrary<SaleOffer> = fc
  .tuple(
    fc.integer({ min: 900_000, max: 1_100_000 }),
    fc.integer({ min: 1, max: 120 }),
    some(900),
    fc.constantFrom('ready' as const, 'none' as const, NOW),
  )
  .map(([price, min, more, address]) => ({
    price: amount<'usdt'>(BigInt(price)),
    min: coins(min),
    max: plus(coins(min), more),
    settleHours: 24,
    address,
  }));

const facts: fc.Arbitrary<FundingFacts> = fc.record({
  activation: fc.record({
    level: fc.integer({ min: 1, max: 3 }),
    price: fc.oneof(fc.constantFrom(coins(100), coins(500), coins(1_000)), some(1_500)).filter((price) => price > 0n),
    coins: fc.constantFrom(['bdb', 'ftb'] as const, ['ftb'] as const),
  }),
  available: fc.record({ mey: few, bdb: few, ftb: few, usdt: few }),
  arrivals: fc.array(
    fc.record({
      from: fc.constantFrom('recharge', 'trade', 'rest', 'transfer'),
      coin: fc.constantFrom('mey', 'bdb', 'ftb', 'usdt'),
      amount: some(300).filter((sum) => sum > 0n),
      until: fc.option(fc.constant(NOW)),
    }),
    { maxLength: 3 },
  ),
  exchangeFeeBp: fc.oneof(fc.constantFrom(0, 20, 10_000), fc.integer({ min: 0, max: 500 })),
  conversionBp: fc.record({
    bdb: fc.oneof(fc.constantFrom(10_000, 0), fc.integer({ min: 5_000, max: 10_000 })),
    ftb: fc.oneof(fc.constantFrom(10_000, 0), fc.integer({ min: 5_000, max: 10_000 })),
  }),
  frozenUntil: fc.option(fc.constant(NOW)),
  payIns: fc.array(payIns, { maxLength: 3 }),
  sales: fc.array(sales, { maxLength: 3 }),
  sponsor: fc.option(fc.record({ askedUntil: fc.option(fc.constant(NOW)) })),
});

const unwrap = <T>(result: { ok: true; value: T } | { ok: false; refusal: string }): T => {
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
};

/** Takes the steps of a way with the rules by which the server takes them; answers what is there at the end. */
function walk(given: FundingFacts, { rungs }: FundingOption): Record<Coin, Amount> {
  const has: Record<Coin, Amount> = { ...given.available };
  const add = (coin: Coin, sum: Amount) => (has[coin] = plus(has[coin], sum));
  const take = (coin: Coin, sum: Amount) => {
    expect(has[coin] >= sum).toBe(true);
    has[coin] = minus(has[coin], sum);
  };
  for (const { act, gives, coin, gets, getsCoin, fee } of rungs) {
    if (act === 'arrive') add(coin, gives);
    if (act === 'recharge') {
      expect(given.payIns.some(({ least, most }) => gives >= least && gives <= most)).toBe(true);
      add('usdt', gives);
    }
    if (act === 'exchange') {
      const quote = unwrap(quoteExchange(coin, getsCoin, gives, given.exchangeFeeBp, NOW));
      expect([quote.fee, quote.receive]).toEqual([fee, gets]);
      take('usdt', gives);
      add('mey', quote.receive);
    }
    if (act === 'buy') {
      const fits = given.sales.filter((sale) => checkTake({ ...sale, remaining: sale.max }, gets).ok);
      expect(fits.map(({ price }) => priceOf(gets, price))).toContain(gives);
      add('mey', gets);
    }
    if (act === 'convert') {
      const quote = unwrap(quoteConversion(given.conversionBp, coin, getsCoin, gives));
      expect(quote.credited).toBe(gets);
      take('mey', gives);
      add(getsCoin, quote.credited);
    }
  }
  return has;
}

const ownWays = (funding: FundingSteps | undefined) =>
  (funding?.ways ?? []).filter(({ kind, obstacle }) => kind !== 'sponsor' && obstacle === null);

describe('every way of the funding steps', () => {
  it('ends with the coins of the activation, which the payment takes, and nothing is missing', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const funding = fundingSteps(given);
        for (const way of ownWays(funding)) {
          const has = walk(given, way);
          const named = way.rungs.filter(({ act, coin }) => act === 'arrive' && coin === 'mey').length;
          const aside = given.arrivals.filter(({ coin }) => coin === 'mey').slice(named);
          expect(aside.reduce((sum, one) => sum + one.amount, has.mey + 0n)).toBe(way.left);
          const step = nextStep({
            orders: [],
            frozenUntil: null,
            cooling: [],
            status: 'pending',
            level: 0,
            highestLevel: 6,
            outLimit: ZERO,
            effectiveHeight: ZERO,
            activation: given.activation,
            available: has,
            pendingUntil: null,
          });
          expect(step.kind).toBe('activate');
          expect(has[funding?.coin ?? 'bdb'] >= given.activation.price).toBe(true);
          const side = {
            payer: '1',
            referrer: '2',
            contact: '3',
            isReinvestmentAccount: given.activation.coins.length === 1,
          };
          expect(checkFunder('activation', side, '1', funding?.coin ?? 'usdt').ok).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('makes a member active that pays the price of a level of the plan', () => {
    for (const level of DEFAULT_LEVELS.keys()) {
      const target = level + 1;
      const price = unwrap(
        priceOfPayment('activation', DEFAULT_LEVELS, { level: 0, bought: 0, closed: false }, target),
      );
      const given = having({}, { activation: { ...EMPTY.activation, level: target, price: price.amount } });
      const has = walk(given, wayOf(fundingSteps(given), 'recharge'));
      const paid = {
        id: 1n,
        payer: memberNumber(1n),
        funder: memberNumber(1n),
        coin: 'bdb',
        amount: price.amount,
        kind: 'activation',
      } as const;
      expect(has.bdb >= price.amount).toBe(true);
      expect(payerFigures([{ ...paid, level: target, state: 'cooling' }]).state).toBe('active');
    }
  });

  it('is the cheapest of its kind', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const funding = fundingSteps(given);
        if (!funding) return;
        const soon = (coin: Coin) =>
          given.arrivals.reduce((sum, one) => (one.coin === coin ? sum + one.amount : sum), given.available[coin] + 0n);
        const own = ownWays(funding);
        const need = own[0]?.rungs.find(({ act }) => act === 'convert')?.gives ?? 0n;
        const missing = need - soon('mey');
        const cheapest: Partial<Record<string, bigint>> = {};
        const offer = (kind: string, cost: bigint) =>
          (cheapest[kind] = cost < (cheapest[kind] ?? cost + 1n) ? cost : cheapest[kind]);
        for (let multiples = 0n; multiples <= 40n; multiples += 1n) {
          const gives = amount(multiples * 100n * MICRO);
          const got =
            multiples === 0n ? ZERO : unwrap(quoteExchange('usdt', 'mey', gives, given.exchangeFeeBp, NOW)).receive;
          const paid = payIn(given.payIns, amount<'usdt'>(gives > soon('usdt') ? gives - soon('usdt') : 0n));
          if (!paid) continue;
          if (got >= missing) offer('recharge', paid.cost);
          if (got >= missing) continue;
          for (const sale of given.sales)
            for (const bought of [sale.min, amount(missing - got), sale.max])
              if (bought > 0n && got + bought >= missing && checkTake({ ...sale, remaining: sale.max }, bought).ok)
                offer('buy', paid.cost + priceOf(bought, sale.price));
        }
        for (const { kind, cost } of own)
          if (kind === 'recharge' || (cheapest['recharge'] ?? 1n) > 0n)
            expect([kind, cost]).toEqual([kind, cheapest[kind]]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has something to do or to wait for now, nothing later before it, and no money that is brought in unnamed', () => {
    fc.assert(
      fc.property(facts, (given) => {
        for (const { obstacle, rungs, cost } of fundingSteps(given)?.ways ?? []) {
          expect(rungs.length > 0).toBe(obstacle === null);
          if (obstacle !== null) continue;
          expect(rungs.some(({ state }) => state === 'now')).toBe(true);
          const isWait = (act: string, until: number | null) =>
            act === 'arrive' || act === 'unfreeze' || (act === 'address' && until !== null);
          const acts = rungs.filter(({ act, state, until }) => state !== 'done' && !isWait(act, until));
          expect(acts.slice(1).every(({ state }) => state === 'later')).toBe(true);
          const brought = rungs.filter(({ act }) => act === 'recharge' || act === 'buy');
          expect(brought.reduce((sum, { gives }) => sum + gives, 0n)).toBe(cost);
        }
      }),
    );
  });
});

describe('what is paid in from outside', () => {
  it('comes to the sum or to the least that a way takes, in few payments that the way takes', () => {
    fc.assert(
      fc.property(fc.array(payIns, { maxLength: 3 }), some(9_000), (offers, sum) => {
        const paid = payIn(offers, sum as Amount<'usdt'>);
        if (sum === 0n) expect(paid?.payments).toEqual([]);
        else if (!paid) expect(offers.every(({ most }) => most * BigInt(PAYMENTS_AT_MOST) < sum)).toBe(true);
        else {
          const total = paid.payments.reduce((all, one) => all + one, 0n);
          expect(total).toBe(paid.cost);
          expect(total >= sum).toBe(true);
          expect(paid.payments.length).toBeLessThanOrEqual(PAYMENTS_AT_MOST);
          const fits = offers.some(({ least, most }) => paid.payments.every((one) => one >= least && one <= most));
          expect(fits).toBe(true);
        }
      }),
    );
  });
});
