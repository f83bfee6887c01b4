import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, MICRO } from '../shared/money.ts';
import { DAY, MINUTE, SECOND } from '../shared/time.ts';
import { agreeOn, type ChainTransaction, type ChainTransfer } from './facts.ts';
import { type ExpectedPayment, judgePayment, recheckProof, PAYMENT_CHECKS } from './judge.ts';
import { formatUnits, unitsOf } from './units.ts';

const TERMS = { token: 'USDT', decimals: 18, confirmations: 15 };
const OPENED = 1_800_000_000_500;
const expected: ExpectedPayment = {
  terms: TERMS,
  receiver: 'seller',
  sender: 'buyer',
  total: amount(100_000_003n),
  openedAt: OPENED,
  closedAt: null,
  askedAt: Number.MAX_SAFE_INTEGER,
  usedLogs: [],
};
const paid: ChainTransfer = { log: 4, token: 'USDT', from: 'buyer', to: 'seller', units: 100_000_003n * 10n ** 12n };
const sight: ChainTransaction = {
  state: 'found',
  succeeded: true,
  blockNumber: 70n,
  blockHash: '0xab',
  blockTime: OPENED + MINUTE,
  confirmations: 15,
  transfers: [paid],
};
const judge = (change: Partial<ExpectedPayment>, seen: Partial<ChainTransaction> = {}) =>
  judgePayment({ ...expected, ...change }, { ...sight, ...seen });
const stateOf = (checks: ReturnType<typeof judge>, name: string) => checks.checks.find((one) => one.name === name);

describe('a payment', () => {
  it('is proved when every check passes, and names the log that paid', () => {
    const judged = judge({});
    expect(judged).toMatchObject({ outcome: 'proved', log: 4 });
    expect(judged.checks.map(({ name }) => name)).toEqual(PAYMENT_CHECKS);
    expect(judge({ sender: null }, { transfers: [{ ...paid, from: 'an exchange' }] })).toMatchObject({
      outcome: 'proved',
    });
  });

  it.each([
    ['token', 'otherToken', { token: 'FAKE' }],
    ['receiver', 'otherReceiver', { to: 'stranger' }],
    ['sender', 'otherSender', { from: 'stranger' }],
    ['amount', 'tooLittle', { units: paid.units - 1n }],
    ['amount', 'tooMuch', { units: paid.units + 1n }],
  ])('with a wrong %s is refuted (%s), but not before its block is final', (name, why, wrong) => {
    const transfers = [{ ...paid, ...wrong }];
    const judged = judge({}, { transfers });
    expect(judged.outcome).toBe('refuted');
    expect(judged.checks.filter(({ state }) => state === 'failed')).toMatchObject([{ name, why }]);
    expect(judge({}, { transfers, confirmations: 14 }).outcome).toBe('waiting');
  });

  it('that was reverted, or moves no token, is refuted', () => {
    expect(stateOf(judge({}, { succeeded: false, transfers: [] }), 'succeeded')).toMatchObject({ why: 'reverted' });
    expect(judge({}, { succeeded: false }).outcome).toBe('refuted');
    expect(stateOf(judge({}, { transfers: [] }), 'token')).toMatchObject({ state: 'failed', why: 'noTransfer' });
  });

  it('waits for its blocks and says how many are missing', () => {
    expect(stateOf(judge({}, { confirmations: 3 }), 'finality')).toMatchObject({
      state: 'waiting',
      why: 'moreBlocks',
      params: { seen: 3, needed: 15 },
    });
  });

  it('counts from the second in which the order opened until a day after it closed', () => {
    const at = (blockTime: number, closedAt: number | null = null) => judge({ closedAt }, { blockTime }).outcome;
    expect([at(OPENED - 500), at(OPENED - SECOND)]).toEqual(['proved', 'refuted']);
    expect([at(OPENED + DAY, OPENED), at(OPENED + DAY + 1, OPENED)]).toEqual(['proved', 'refuted']);
    expect(at(OPENED + 100 * DAY)).toBe('proved');
  });

  it('waits for a block time that lies more than ten minutes ahead of our clock', () => {
    const asked = (ahead: number) => judge({ askedAt: sight.blockTime - ahead });
    expect(asked(10 * MINUTE).outcome).toBe('proved');
    expect(asked(10 * MINUTE + 1).outcome).toBe('waiting');
    expect(stateOf(asked(10 * DAY), 'blockTime')).toMatchObject({ state: 'waiting', why: 'notYet' });
  });

  it('stands at a second look, is gone, or cannot be asked about', () => {
    const proved = judge({});
    expect(recheckProof(proved, proved.log)).toBe('stands');
    expect(recheckProof(proved, 99)).toBe('gone');
    expect(recheckProof(judgePayment(expected, { state: 'notFound' }), proved.log)).toBe('gone');
    expect(recheckProof(judge({}, { succeeded: false }), proved.log)).toBe('gone');
    expect(recheckProof(judge({}, { confirmations: 1 }), proved.log)).toBe('gone');
    for (const why of ['noNode', 'oneNode', 'nodesDisagree'] as const) {
      expect(recheckProof(judgePayment(expected, { state: 'unavailable', why }), proved.log)).toBe('silent');
    }
  });

  it('pays one order only', () => {
    expect(stateOf(judge({ usedLogs: [4] }), 'unused')).toMatchObject({ state: 'failed', why: 'usedElsewhere' });
    expect(judge({ usedLogs: [3] }).outcome).toBe('proved');
    const twice = [paid, { ...paid, log: 5 }];
    expect(judge({ usedLogs: [4] }, { transfers: twice })).toMatchObject({ outcome: 'proved', log: 5 });
  });

  it('is found among whatever else its transaction moves', () => {
    const other: fc.Arbitrary<ChainTransfer> = fc.record({
      log: fc.integer({ min: 10, max: 99 }),
      token: fc.constantFrom('USDT', 'FAKE'),
      from: fc.constantFrom('buyer', 'stranger'),
      to: fc.constantFrom('seller', 'stranger'),
      units: fc.bigInt({ min: 0n, max: paid.units - 1n }),
    });
    fc.assert(
      fc.property(fc.array(other), fc.nat(), (others, at) => {
        const transfers = others.toSpliced(at % (others.length + 1), 0, paid);
        expect(judge({}, { transfers })).toMatchObject({ outcome: 'proved', log: 4 });
        if (others.length > 0) expect(judge({}, { transfers: others }).outcome).toBe('refuted');
      }),
    );
  });

  it('is never judged while the nodes say nothing', () => {
    for (const why of ['notConfigured', 'noNode', 'oneNode', 'nodesDisagree'] as const) {
      const judged = judgePayment(expected, { state: 'unavailable', why });
      expect(judged).toMatchObject({ outcome: 'waiting', log: null });
      expect(judged.checks.every(({ state }) => state === 'waiting')).toBe(true);
      expect(judged.checks[0]).toMatchObject({ name: 'found', state: 'waiting', why });
    }
    expect(judgePayment(expected, { state: 'notFound' }).checks[0]).toMatchObject({ why: 'notFound' });
    expect(judge({ terms: undefined }).checks[0]).toMatchObject({ state: 'waiting', why: 'notConfigured' });
  });
});

describe('the units of a token', () => {
  it('stand for micro exactly, or not at all', () => {
    const micro = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(micro, fc.integer({ min: 0, max: 24 }), (value, decimals) => {
        const units = unitsOf(value, decimals);
        const terms = { ...TERMS, decimals };
        const outcome = judge(
          { terms, total: amount(value) },
          { transfers: [{ ...paid, units: units ?? value }] },
        ).outcome;
        if (units === undefined) expect(decimals).toBeLessThan(6);
        else expect(outcome).toBe('proved');
      }),
    );
  });
  it('are shown without rounding', () => {
    expect(formatUnits(1_500_000n, 6)).toBe('1.5');
    expect(formatUnits(1n, 18)).toBe('0.000000000000000001');
    expect(formatUnits(20n * MICRO, 6)).toBe('20');
    expect(formatUnits(7n, 0)).toBe('7');
  });
});

describe('two nodes', () => {
  it('count where they agree, with the fewer confirmations', () => {
    expect(agreeOn(sight, { ...sight, confirmations: 9 })).toEqual({ ...sight, confirmations: 9 });
    expect(agreeOn({ state: 'notFound' }, { state: 'notFound' })).toEqual({ state: 'notFound' });
  });
  it.each([
    { succeeded: false },
    { blockHash: '0xcd' },
    { blockNumber: 71n },
    { blockTime: OPENED },
    { transfers: [] },
    { transfers: [{ ...paid, units: 1n }] },
  ])('that differ in %o prove nothing', (lie) => {
    expect(agreeOn(sight, { ...sight, ...lie })).toEqual({ state: 'unavailable', why: 'nodesDisagree' });
  });
  it('of which one is silent or behind leave it open', () => {
    expect(agreeOn(sight, undefined)).toEqual({ state: 'unavailable', why: 'oneNode' });
    expect(agreeOn(undefined, undefined)).toEqual({ state: 'unavailable', why: 'noNode' });
    expect(agreeOn(sight, { state: 'notFound' })).toEqual({ state: 'unavailable', why: 'nodesDisagree' });
  });
});
