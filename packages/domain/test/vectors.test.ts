import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFAULT_PLAN, validatePlan, type PoolRates } from '../src/members/plan.ts';
import { amount, formatAmount, MICRO, parseAmount } from '../src/shared/money.ts';

const folder = new URL('vectors/', import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

function decimals(value: unknown): string[] {
  if (typeof value === 'string') return /^\d+\.\d{6}$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(decimals) : [];
}

interface VectorLevel {
  readonly amount: number;
  readonly dailyCap: number;
  readonly outBp: number;
  readonly referralBp: number;
  readonly collisionBp: number;
  readonly seePointDepth: number;
  readonly generations: number;
}
interface Vector {
  readonly plan: {
    readonly levels?: readonly VectorLevel[];
    readonly poolBp?: PoolRates;
    readonly coolingOffDays?: number;
  };
}

const files = readdirSync(folder);

it('finds every scenario', () => expect(files.length).toBe(8));

it.each(files)('%s reads its amounts exactly', (file) => {
  const texts = decimals(read(file));
  expect(texts.length).toBeGreaterThan(10);
  for (const text of texts) expect(formatAmount(parseAmount(text) ?? -1n)).toBe(text);
});

it.each(files)('%s runs on a plan that sandbox mode accepts', (file) => {
  const { plan } = read(file) as Vector;
  const levels = plan.levels?.map((level) => ({
    ...level,
    amount: amount(BigInt(level.amount) * MICRO),
    dailyCap: amount(BigInt(level.dailyCap) * MICRO),
  }));
  const merged = {
    ...DEFAULT_PLAN,
    ...plan,
    splitPrice: DEFAULT_PLAN.splitPrice,
    levels: levels ?? DEFAULT_PLAN.levels,
  };
  expect(validatePlan(merged, 'sandbox')).toEqual([]);
});
