import { expect, test } from 'vitest';
import { keepDraft, readDraft } from './draft.ts';

test('what was typed is there again for ten minutes, for its own form alone', () => {
  keepDraft('withdraw', { amount: '12.5' }, 0);
  expect(readDraft('withdraw', 599_999)).toEqual({ amount: '12.5' });
  expect(readDraft('otc.post', 0)).toBeUndefined();
  expect(readDraft('withdraw', 600_000)).toBeUndefined();
});
