import { describe, expect, it } from 'vitest';
import { type Place, paged, pagedByTime, positionOf } from './cursor.ts';

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

describe('a list by time', () => {
  const at = new Date(1_800_000_000_000);
  const PLACES = [3_007n, 2_007n, 1_007n, 7n].map((id): Place => ({ position: positionOf(at, id), id }));
  const isBelow = (one: Place, start: Place) =>
    one.position < start.position || (one.position === start.position && one.id < start.id);
  const byTime = (query: { cursor?: string; limit?: number }) =>
    pagedByTime(
      query,
      async (start, limit) => PLACES.filter((one) => !start || isBelow(one, start)).slice(0, limit),
      (one) => one,
      (shown) => shown.map(({ id }) => Number(id)),
    );

  it('shows every row of one millisecond once, also those whose numbers end alike', async () => {
    const seen: number[] = [];
    let cursor: string | undefined = '';
    do {
      const page = await byTime({ limit: 1, cursor });
      if (!page.ok) throw new Error(page.refusal);
      seen.push(...page.value.items);
      cursor = page.value.next;
    } while (cursor !== undefined);
    expect(seen).toEqual([3_007, 2_007, 1_007, 7]);
  });
  it('refuses a cursor that is none', async () => {
    for (const cursor of ['x', '1', '1.', '.1', '1.2.3', '-1.2', `${'9'.repeat(19)}.1`])
      expect(await byTime({ cursor })).toMatchObject({ refusal: 'pageCursorInvalid' });
  });
});
