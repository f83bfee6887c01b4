import { expect, test } from 'vitest';
import { MOST_UNSENT, readUnsent, storedUnsent, withoutOld } from './unsent.ts';

const one = {
  key: 'key-of-one',
  text: 'Hello',
  reference: null,
  topic: null,
  at: '2026-03-02T08:00:00.000Z',
  hasPicture: false,
};

test('what is kept is read as it was', () => {
  const reference = { kind: 'trade', id: '7', number: 'GH-T-1' } as const;
  const kept = {
    draft: 'half a sen',
    draftAt: Date.now(),
    queue: [
      one,
      { ...one, key: 'key-of-two', reference, topic: 'hall' as const },
      { ...one, text: '', hasPicture: true },
    ],
  };
  expect(readUnsent(JSON.parse(JSON.stringify(storedUnsent(kept))))).toEqual(kept);
  expect(storedUnsent({ draft: '', draftAt: 0, queue: [] })).toBeUndefined();
});

test.each([[undefined], [null], ['text'], [[]], [{ queue: 'no list', draft: 7 }]])('%j holds nothing', (stored) => {
  expect(readUnsent(stored)).toEqual({ draft: '', draftAt: 0, queue: [] });
});

test('what is damaged is left out, and what is too much', () => {
  const broken = [{ ...one, key: 'short' }, { ...one, text: '' }, { ...one, at: 'once' }, 7, null];
  expect(readUnsent({ queue: [...broken, one] }).queue).toEqual([one]);
  expect(readUnsent({ queue: [{ ...one, topic: 'weather' }] }).queue).toEqual([one]);
  expect(readUnsent({ queue: [{ ...one, reference: { kind: 'house', id: '1', number: 'x' } }] }).queue).toEqual([one]);
  expect(readUnsent({ queue: Array.from({ length: 90 }, () => one) }).queue).toHaveLength(MOST_UNSENT);
});

test('a draft lasts a day, and so does what waits of a member who is not signed in', () => {
  const DAY = 24 * 3_600_000;
  const now = Date.parse(one.at);
  const kept = storedUnsent({ draft: 'half', draftAt: now, queue: [one] });
  expect(readUnsent(kept, now + DAY - 1).draft).toBe('half');
  expect(readUnsent(kept, now + DAY).draft).toBe('');
  expect(withoutOld(kept, false, now + DAY - 1)).toEqual(kept);
  expect(withoutOld(kept, false, now + DAY)).toBeUndefined();
  expect(withoutOld(kept, true, now + DAY)).toEqual({ draft: '', draftAt: 0, queue: [one] });
});
