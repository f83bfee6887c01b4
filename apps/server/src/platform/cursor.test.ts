import { describe, expect, it } from 'vitest';
import { paged } from './cursor.ts';

const ROWS = [9n, 7n, 5n, 3n, 1n];
const list = (query: { cursor?: string; limit?: number }) =>
  paged(
    query,
    async (start, limit) => ROWS.filter((row) => start === undefined || row < start).slice(0, limit),
    (row) => row,
    (shown) => shown.map(String),
  );

describe('a list by pages', () => {
  it('shows every row once, and names a next page as long as there is one', async () => {
    expect(await list({ limit: 2 })).toEqual({ ok: true, value: { items: ['9', '7'], next: '7' } });
    expect(await list({ limit: 2, cursor: '7' })).toEqual({ ok: true, value: { items: ['5', '3'], next: '3' } });
    expect(await list({ limit: 2, cursor: '3' })).toEqual({ ok: true, value: { items: ['1'] } });
    expect(await list({ limit: 5 })).toEqual({ ok: true, value: { items: ['9', '7', '5', '3', '1'] } });
  });
  it('presents what is shown and not the row that only tells of a next page', async () => {
    const seen: bigint[] = [];
    const look = (shown: readonly bigint[]) => {
      seen.push(...shown);
      return shown;
    };
    await paged(
      { limit: 2 },
      async () => ROWS.slice(0, 3),
      (row) => row,
      look,
    );
    expect(seen).toEqual([9n, 7n]);
  });
  it('refuses a cursor that is none, before anything is read', async () => {
    for (const cursor of ['x', '-1', '1e3', '9'.repeat(19)])
      expect(await list({ cursor })).toMatchObject({ refusal: 'pageCursorInvalid' });
    expect(await list({ cursor: '', limit: 1 })).toMatchObject({ value: { items: ['9'] } });
  });
});
