import { expect, test } from 'vitest';
import { ANSWER_TTL_MS, type LastAnswers, openAnswers, sealAnswers } from './sealed-answers.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const OWNER = 'ann build-1';
const ONE: LastAnswers = new Map([['balances', { at: NOW - 60_000, data: { total: '1234.00' } }]]);

test('the owner reads what was stored, with its moment', async () => {
  expect(await openAnswers(await sealAnswers(ONE, OWNER, NOW), OWNER, NOW)).toEqual(ONE);
});

test('another user, another build and changed bytes read nothing', async () => {
  const stored = await sealAnswers(ONE, OWNER, NOW);
  for (const other of ['bert build-1', 'ann build-2', '']) expect((await openAnswers(stored, other, NOW)).size).toBe(0);
  const changed = stored.sealed.slice(0);
  new Uint8Array(changed).set([0, 0, 0, 0]);
  expect((await openAnswers({ ...stored, sealed: changed }, OWNER, NOW)).size).toBe(0);
});

test('nothing stands there in clear, and the key cannot be taken out', async () => {
  const { key, sealed } = await sealAnswers(ONE, OWNER, NOW);
  expect(new TextDecoder('latin1').decode(sealed)).not.toContain('1234');
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('an answer is gone after seven days, and one of the future is none', async () => {
  const at = (moment: number): LastAnswers => new Map([['balances', { at: moment, data: 1 }]]);
  const sizeOf = async (moment: number, now: number) =>
    (await openAnswers(await sealAnswers(at(moment), OWNER, moment), OWNER, now)).size;
  expect(await sizeOf(NOW, NOW + ANSWER_TTL_MS - 1)).toBe(1);
  expect(await sizeOf(NOW, NOW + ANSWER_TTL_MS)).toBe(0);
  expect(await sizeOf(NOW, NOW - 1)).toBe(0);
});

test('the newest sixty are stored, each time under the same key and another vector', async () => {
  const many: LastAnswers = new Map(
    Array.from({ length: 100 }, (_, index) => [String(index), { at: NOW - index, data: index }]),
  );
  const first = await sealAnswers(many, OWNER, NOW);
  const second = await sealAnswers(many, OWNER, NOW, first.key);
  expect(second.key).toBe(first.key);
  expect(second.iv).not.toEqual(first.iv);
  const read = await openAnswers(second, OWNER, NOW);
  expect([read.size, read.has('0'), read.has('59'), read.has('60')]).toEqual([60, true, true, false]);
});
