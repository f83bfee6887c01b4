import { expect, it } from 'vitest';
import { DEFAULT_LEVELS } from './levels.ts';
import { changeSale } from './level-sale.ts';

it('a level is closed where the plan has it, and each step is taken once', () => {
  expect(changeSale(DEFAULT_LEVELS, 3, 'open', 'closed')).toMatchObject({ ok: true });
  expect(changeSale(DEFAULT_LEVELS, 3, 'closed', 'open')).toMatchObject({ ok: true });
  expect(changeSale(DEFAULT_LEVELS, 3, 'closed', 'closed')).toMatchObject({ refusal: 'statusChanged' });
  expect(changeSale(DEFAULT_LEVELS, 3, 'open', 'open')).toMatchObject({ refusal: 'statusChanged' });
  for (const no of [0, 7])
    expect(changeSale(DEFAULT_LEVELS, no, 'open', 'closed')).toMatchObject({ refusal: 'levelUnknown' });
});

it('a level that later plans do not have any more can still be opened', () => {
  expect(changeSale(DEFAULT_LEVELS, 7, 'closed', 'open')).toMatchObject({ ok: true });
});
