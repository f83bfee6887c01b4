import { expect, it } from 'vitest';
import { ZERO, amount } from '../shared/money.ts';
import { type FundingFacts, fundingSteps } from './funding-steps.ts';

const usdt = (value: number) => amount<'usdt'>(BigInt(value) * 1_000_000n);
const method = (id: string, hours: number) => ({ id, least: usdt(10), most: usdt(10_000), hours });
const FACTS: FundingFacts = {
  activation: { level: 1, price: usdt(100), coins: ['bdb', 'ftb'] },
  available: { mey: ZERO, bdb: ZERO, ftb: ZERO, usdt: ZERO },
  arrivals: [],
  exchangeFeeBp: 20,
  conversionBp: { bdb: 10_000, ftb: 10_000 },
  frozenUntil: null,
  payIns: [method('1', 24), method('2', 1)],
  sales: [],
  sponsor: { askedUntil: null },
};

it('names the method that it counted with', () => {
  const option = fundingSteps(FACTS)?.ways.find(({ kind }) => kind === 'recharge');
  const payIns = option?.rungs.filter(({ act }) => act === 'recharge').map(({ method: id, hours }) => [id, hours]);
  expect(payIns).toEqual([['2', 1]]);
});

it('asks for nothing else once enough is under way', () => {
  const arrivals = [{ from: 'recharge', coin: 'usdt', amount: usdt(200), until: 0 }] as const;
  expect(fundingSteps({ ...FACTS, arrivals })?.ways.map(({ kind }) => kind)).toEqual(['recharge']);
});
