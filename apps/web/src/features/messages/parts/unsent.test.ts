import { expect, test } from 'vitest';
import { MOST_UNSENT, readUnsent, storedUnsent } from './unsent.ts';

const one = { key: 'key-of-one', text: 'Hello', reference: null, at: '2026-03-02T08:00:00.000Z', hasPicture: false };

test('what is kept is read as it was', () => {
  const reference = { kind: 'trade', id: '7', number: 'GH-T-1' } as const;
  const kept = {
    draft: 'half a sen',
    queue: [one, { ...one, key: 'key-of-two', reference }, { ...one, text: '', hasPicture: true }],
  };
  expect(readUnsent(JSON.parse(JSON.stringify(storedUnsent(kept))))).toEqual(kept);
  expect(storedUnsent({ draft: '', queue: [] })).toBeUndefined();
});

test.each([[undefined], [null], ['text'], [[]], [{ queue: 'no list', draft: 7 }]])('%j holds nothing', (stored) => {
  expect(readUnsent(stored)).toEqual({ draft: '', queue: [] });
});

test('what is damaged is left out, and what is too much', () => {
  const broken = [{ ...one, key: 'short' }, { ...one, text: '' }, { ...one, at: 'once' }, 7, null];
  expect(readUnsent({ queue: [...broken, one] }).queue).toEqual([one]);
  expect(readUnsent({ queue: [{ ...one, reference: { kind: 'house', id: '1', number: 'x' } }] }).queue).toEqual([one]);
  expect(readUnsent({ queue: Array.from({ length: 90 }, () => one) }).queue).toHaveLength(MOST_UNSENT);
});
