import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { expect, it } from 'vitest';
import { planFromJson, planToJson } from './plan-json.ts';

it('a plan comes back as it was stored, and one that lacks a figure is not read', () => {
  expect(planFromJson(planToJson(DEFAULT_PLAN))).toEqual(DEFAULT_PLAN);
  const { merit: _merit, ...poolBp } = DEFAULT_PLAN.poolBp;
  expect(() => planFromJson(planToJson({ ...DEFAULT_PLAN, poolBp } as typeof DEFAULT_PLAN))).toThrow(
    'the stored plan.poolBp.merit is missing',
  );
});
