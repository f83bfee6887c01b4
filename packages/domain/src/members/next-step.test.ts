import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MICRO, amount, part, type Amount } from '../shared/money.ts';
import { LOW_HEIGHT_BP, NEXT_STEPS, type NextStepKind, type NextStepFacts, nextStep } from './next-step.ts';

const coins = (value: number): Amount => amount(BigInt(value) * MICRO);

/** An active member with nothing to do. */
const CALM: NextStepFacts = {
  orders: [],
  frozenUntil: null,
  cooling: [],
  status: 'active',
  level: 3,
  highestLevel: 6,
  outLimit: coins(250),
  effectiveHeight: coins(200),
  activation: { level: 3, price: coins(1_000), coins: ['bdb', 'ftb'] },
  available: { bdb: coins(0), ftb: coins(0) },
  pendingUntil: null,
};

const PENDING: NextStepFacts = { ...CALM, status: 'pending', level: 0, outLimit: coins(0), effectiveHeight: coins(0) };
const COOLING = [{ payment: 7n, level: 3, until: 2_000, isOwn: true }];

/** One situation for every step, by the changes that lead to it. */
const CASES: readonly (readonly [NextStepKind, NextStepFacts])[] = [
  ['payOrder', { ...CALM, orders: [{ trade: 1n, act: 'pay', until: 9 }], frozenUntil: 5, cooling: COOLING }],
  ['releaseOrder', { ...PENDING, orders: [{ trade: 1n, act: 'release', until: 9 }] }],
  ['correctOrder', { ...CALM, orders: [{ trade: 1n, act: 'correct', until: 9 }] }],
  ['frozen', { ...PENDING, frozenUntil: 5, cooling: COOLING }],
  ['fundActivation', { ...PENDING, frozenUntil: 5 }],
  ['frozen', { ...PENDING, frozenUntil: 5, available: { bdb: coins(1_000), ftb: coins(0) } }],
  ['cooling', { ...PENDING, cooling: COOLING, available: { bdb: coins(5_000), ftb: coins(0) } }],
  ['cooling', { ...CALM, status: 'closed', effectiveHeight: coins(0), cooling: COOLING }],
  ['fundActivation', { ...PENDING, available: { bdb: coins(999), ftb: coins(999) } }],
  ['activate', { ...PENDING, available: { bdb: coins(0), ftb: coins(1_000) } }],
  ['upgradeClosed', { ...CALM, status: 'closed', effectiveHeight: coins(0) }],
  ['reinvestClosed', { ...CALM, status: 'closed', level: 6, effectiveHeight: coins(0) }],
  ['lowHeight', { ...CALM, effectiveHeight: coins(24) }],
  ['none', CALM],
  ['none', { ...CALM, effectiveHeight: part(CALM.outLimit, LOW_HEIGHT_BP) }],
];

const someAmount = fc.integer({ min: 0, max: 2_000 }).map(coins);
const moment = fc.integer({ min: 1, max: 1_000 });

const situations: fc.Arbitrary<NextStepFacts> = fc.record({
  orders: fc.array(
    fc.record({
      trade: fc.bigInt({ min: 1n, max: 99n }),
      act: fc.constantFrom('pay', 'release', 'correct'),
      until: moment,
    }),
    { maxLength: 4 },
  ),
  frozenUntil: fc.option(moment),
  cooling: fc.array(
    fc.record({ payment: fc.bigInt({ min: 1n, max: 99n }), level: fc.nat(6), until: moment, isOwn: fc.boolean() }),
    { maxLength: 2 },
  ),
  status: fc.constantFrom('pending', 'active', 'closed'),
  level: fc.nat(6),
  highestLevel: fc.constant(6),
  outLimit: someAmount,
  effectiveHeight: someAmount,
  activation: fc.record({
    level: fc.integer({ min: 1, max: 6 }),
    price: someAmount,
    coins: fc.constantFrom(['bdb', 'ftb'] as const, ['ftb'] as const),
  }),
  available: fc.record({ bdb: someAmount, ftb: someAmount }),
  pendingUntil: fc.option(moment),
});

describe('the next step', () => {
  it.each(CASES)('is %s', (kind, situation) => {
    expect(nextStep(situation).kind).toBe(kind);
  });

  it('covers every kind by a case', () => {
    expect(new Set(CASES.map(([kind]) => kind))).toEqual(new Set(NEXT_STEPS));
  });

  it('is exactly one in every situation, and never a payment while a payment cools off', () => {
    const paying: readonly NextStepKind[] = [
      'fundActivation',
      'activate',
      'upgradeClosed',
      'reinvestClosed',
      'lowHeight',
    ];
    fc.assert(
      fc.property(situations, (situation) => {
        const { kind } = nextStep(situation);
        expect(NEXT_STEPS).toContain(kind);
        if (situation.cooling.length > 0) expect(paying).not.toContain(kind);
        if (situation.orders.length > 0) expect(kind).toMatch(/Order$/);
      }),
    );
  });

  it('takes the order whose time ends first', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        fc.pre(situation.orders.length > 0);
        expect(nextStep(situation).until).toBe(Math.min(...situation.orders.map(({ until }) => until)));
      }),
    );
  });

  it('names a coin that covers the price only if the member has it', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const step = nextStep(situation);
        const { price, coins: accepted } = situation.activation;
        if (step.kind === 'activate') expect(situation.available[step.coin ?? 'bdb'] >= price).toBe(true);
        if (step.kind === 'fundActivation') {
          expect(accepted.every((coin) => situation.available[coin] < price)).toBe(true);
          expect(accepted.every((coin) => situation.available[coin] <= situation.available[step.coin ?? 'bdb'])).toBe(
            true,
          );
        }
      }),
    );
  });
});
