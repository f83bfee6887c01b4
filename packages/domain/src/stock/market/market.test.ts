import { describe, expect, it } from 'vitest';
import { type MemberNo, memberNumber } from '../../shared/member-no.ts';
import { amount, MICRO, parseShares, SHARE, shares, ZERO } from '../../shared/money.ts';
import { runAllocation } from './allocation.ts';
import { boughtBy, buyBack, lineDays, proceedsOf } from './buyback.ts';
import { priceChangeBp, shownPrice, type AllocationRequest, type Market, type Offer } from './market.ts';
import { checkSale } from './sale.ts';

const coins = (value: number) => amount(BigInt(value) * MICRO);
const whole = (value: number) => shares(BigInt(value) * SHARE);
const terms = { issueCap: coins(1_000), saleFeeBp: 100, buybackBp: 1_000, buybackAfterDays: 3 };

function request(number: bigint, member: MemberNo, remaining: number): AllocationRequest {
  const waits = { amount: coins(remaining), remaining: coins(remaining), allocated: whole(0) };
  return { number, payment: number, member, ...waits };
}
function offer(number: bigint, member: MemberNo, left: number, change: Partial<Offer> = {}): Offer {
  return { number, member, isClearOut: false, quantity: whole(left), left: whole(left), offeredOn: 1, ...change };
}
function market(change: Partial<Market> = {}): Market {
  const price = { reserve: coins(100), outstanding: whole(100), openingReserve: coins(100) };
  return { ...price, requests: [], offers: [], ...change };
}

describe('a distribution run', () => {
  it('issues up to its cap, in queue order; the rest waits for the next', () => {
    const requests = [request(1n, memberNumber(1n), 800), request(2n, memberNumber(2n), 800)];
    const { market: after, fills } = runAllocation(market({ requests }), terms);
    expect(fills.map(({ request: of, paid }) => [of, paid])).toEqual([
      [1n, coins(800)],
      [2n, coins(200)],
    ]);
    expect(after.requests).toMatchObject([{ number: 2n, remaining: coins(600), allocated: whole(200) }]);
    expect(runAllocation(after, terms).market.requests).toEqual([]);
  });
  it('takes from sales before the treasury, never from its member’s own or from a clear-out', () => {
    const offers = [
      offer(1n, memberNumber(1n), 10),
      offer(2n, memberNumber(2n), 10, { isClearOut: true }),
      offer(3n, memberNumber(3n), 10),
    ];
    const { market: after, fills } = runAllocation(
      market({ requests: [request(1n, memberNumber(1n), 30)], offers }),
      terms,
    );
    expect(fills.map(({ source, seller }) => [source, seller])).toEqual([
      ['sale', 3n],
      ['issue', null],
    ]);
    expect(after.offers.map(({ number }) => number)).toEqual([1n, 2n]);
  });
  it('puts what buys no single unit into the reserve', () => {
    const rest = { ...request(1n, memberNumber(1n), 0), remaining: amount(99n) };
    const { market: after, fills } = runAllocation(market({ requests: [rest] }), { ...terms, issueCap: ZERO });
    expect(fills).toMatchObject([{ source: 'remainder', quantity: 0n, paid: 99n }]);
    expect(after).toMatchObject({ reserve: coins(100) + 99n, outstanding: whole(100), requests: [] });
  });
  it('begins at 1.000000 with nothing outstanding', () => {
    const empty = market({ reserve: ZERO, outstanding: whole(0) });
    expect(shownPrice(empty)).toBe(MICRO);
    const { market: after } = runAllocation({ ...empty, requests: [request(1n, memberNumber(1n), 5)] }, terms);
    expect([after.outstanding, shownPrice(after)]).toEqual([whole(5), MICRO]);
  });
});

describe('the day’s buyback', () => {
  it('keeps the line by time of offer: a sale from its third day’s end, a clear-out at once', () => {
    const offers = [
      offer(1n, memberNumber(1n), 5, { offeredOn: 2 }),
      offer(2n, memberNumber(2n), 2),
      offer(3n, memberNumber(3n), 9, { isClearOut: true, offeredOn: 4 }),
    ];
    const { purchases, market: after } = buyBack(market({ offers }), terms, 4);
    expect(purchases.map(({ seller, gross, fee }) => [seller, gross, fee])).toEqual([
      [2n, coins(2), amount(20_000n)],
      [3n, amount(7_999_932n), amount(80_000n)],
    ]);
    expect(after.offers.map(({ number }) => number)).toEqual([1n, 3n]);
    expect(buyBack(market({ offers }), terms, 5).purchases[0]?.seller).toBe(1n);
  });
  it('releases what is left of the reserve with the last share', () => {
    const offers = [offer(1n, memberNumber(1n), 100, { isClearOut: true })];
    const all = buyBack(market({ offers }), { ...terms, buybackBp: 10_000 }, 1);
    expect(all).toMatchObject({ released: coins(1), market: { reserve: 0n, outstanding: 0n, offers: [] } });
    expect(buyBack(market({ outstanding: whole(0) }), terms, 1)).toMatchObject({ released: 0n });
  });
});

it('a sale is of free shares, at least one or all that is free, and not while under review', () => {
  const position = { held: whole(10), onOffer: whole(9) };
  const fraction = parseShares('0.9999') ?? whole(0);
  expect(checkSale(position, whole(1)).ok).toBe(true);
  expect(checkSale(position, whole(2))).toMatchObject({ refusal: 'insufficientBalance' });
  expect(checkSale(position, fraction)).toMatchObject({ refusal: 'minimumSale', params: { min: '1.0000' } });
  expect(checkSale({ ...position, held: shares(whole(9) + fraction) }, fraction).ok).toBe(true);
  expect(checkSale({ ...position, onOffer: whole(10) }, whole(0))).toMatchObject({ refusal: 'minimumSale' });
});

describe('the change of the price', () => {
  const price = (micro: bigint) => amount<'mey'>(micro);

  it('is exact to a hundredth of a percent, up and down', () => {
    expect(priceChangeBp(price(1_000_000n), price(1_000_500n), 0)).toBe(5);
    expect(priceChangeBp(price(1_000_500n), price(1_000_000n), 0)).toBe(-4);
    expect(priceChangeBp(price(1_000_000n), price(1_000_000n), 0)).toBe(0);
  });

  it('takes splits out, because they leave every value', () => {
    expect(priceChangeBp(price(2_000_000n), price(1_010_000n), 1)).toBe(100);
    expect(priceChangeBp(price(2_000_000n), price(500_000n), 2)).toBe(0);
  });
});

describe('what a sale would bring', () => {
  it('is the worth at the exact price, less what stays in the reserve, rounded against the seller', () => {
    const price = { reserve: amount(100_057_200n), outstanding: whole(100) };
    // 50 shares are worth 50.0286; one percent, rounded up, is 0.500286.
    expect(proceedsOf(whole(50), price, 100)).toBe(49_528_314n);
    expect(proceedsOf(shares(1n), price, 100)).toBe(99n);
    expect(proceedsOf(whole(50), { reserve: ZERO, outstanding: shares(0n) }, 100)).toBe(0n);
  });

  it('is what the buyback really pays for it', () => {
    const before = market({ offers: [offer(1n, memberNumber(1n), 5, { isClearOut: true })] });
    const [bought] = buyBack(before, terms, 1).purchases;
    expect(bought?.paid).toBe(proceedsOf(whole(5), before, terms.saleFeeBp));
  });

  it('takes as many days as the line needs of the budget, and none are told without one', () => {
    expect(lineDays(coins(100), coins(10))).toBe(10);
    expect(lineDays(coins(101), coins(10))).toBe(11);
    expect(lineDays(coins(101), ZERO)).toBeUndefined();
  });

  it('is done by the day that is named: not a day earlier at that budget', () => {
    const own = offer(1n, memberNumber(1n), 25);
    const day = boughtBy(own.offeredOn, terms.buybackAfterDays, lineDays(coins(25), coins(10)) ?? 0);
    let now = market({ offers: [own] });
    const open: number[] = [];
    for (let ended = own.offeredOn; ended < day; ended += 1) {
      now = buyBack({ ...now, openingReserve: coins(100) }, { ...terms, saleFeeBp: 0 }, ended).market;
      open.push(now.offers.length);
    }
    expect(open).toEqual([1, 1, 1, 1, 1, 0]);
  });
});
