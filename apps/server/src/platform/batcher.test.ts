import { describe, expect, it } from 'vitest';
import { BatchFullError, Batcher } from './batcher.ts';

/** A sender whose batches end when they are told to. */
function heldSender() {
  const sent: { items: readonly number[]; finish: () => void }[] = [];
  const send = (items: readonly number[]) =>
    new Promise<number[]>((resolve) => sent.push({ items, finish: () => resolve(items.map((item) => item * 10)) }));
  return { sent, send };
}

describe('a batcher', () => {
  it('sends the first at once, and what arrived meanwhile together', async () => {
    const { sent, send } = heldSender();
    const batcher = new Batcher(send, { size: 10, waiting: 100 });
    const all = [1, 2, 3].map((item) => batcher.submit(item));
    expect(sent.map((one) => one.items)).toEqual([[1]]);
    sent[0]?.finish();
    await all[0];
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.items).toEqual([2, 3]);
    sent[1]?.finish();
    expect(await Promise.all(all)).toEqual([10, 20, 30]);
  });

  it('starts a second batch beside the first when as many wait as are under way, and never a third', async () => {
    const { sent, send } = heldSender();
    const batcher = new Batcher(send, { size: 100, waiting: 1_000 });
    const submit = (count: number) => Array.from({ length: count }, (_, item) => batcher.submit(item));
    const sizes = () => sent.map(({ items }) => items.length);
    const all = submit(1 + 31);
    // Too few are not worth a batch of their own while another is under way.
    expect(sizes()).toEqual([1]);
    all.push(...submit(1 + 50));
    expect(sizes()).toEqual([1, 32]);
    // Fifty wait beside the thirty-two that are under way.
    sent[0]?.finish();
    await expect.poll(sizes).toEqual([1, 32, 50]);
    all.push(...submit(40));
    sent[1]?.finish();
    await all[32];
    expect(sizes()).toEqual([1, 32, 50]);
    // Forty are fewer than the fifty, and go when these are back.
    sent[2]?.finish();
    await expect.poll(sizes).toEqual([1, 32, 50, 40]);
    sent[3]?.finish();
    expect(await Promise.all(all)).toHaveLength(123);
  });

  it('does not wait for more than a batch can have', async () => {
    const { sent, send } = heldSender();
    const batcher = new Batcher(send, { size: 2, waiting: 100 });
    const all = [1, 2, 3, 4, 5, 6].map((item) => batcher.submit(item));
    expect(sent.map((one) => one.items)).toEqual([[1], [2, 3]]);
    // The second lane ends first, and what is left is still sent.
    for (const turn of [1, 0, 2, 3]) {
      await expect.poll(() => sent.length).toBeGreaterThan(turn);
      sent[turn]?.finish();
    }
    expect(await Promise.all(all)).toEqual([10, 20, 30, 40, 50, 60]);
    expect(sent.map((one) => one.items)).toEqual([[1], [2, 3], [4, 5], [6]]);
  });

  it('lets a bad item fall alone', async () => {
    const batcher = new Batcher<number, number>(
      async (items) => {
        if (items.includes(3)) throw new Error('three');
        return [...items];
      },
      { size: 10, waiting: 100 },
    );
    const all = await Promise.allSettled([0, 1, 2, 3, 4].map((item) => batcher.submit(item)));
    expect(all.map((one) => one.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  });

  it('refuses when too many wait', async () => {
    const { sent, send } = heldSender();
    const batcher = new Batcher(send, { size: 10, waiting: 2 });
    const first = batcher.submit(1);
    const waiting = [batcher.submit(2), batcher.submit(3)];
    await expect(batcher.submit(4)).rejects.toThrow(BatchFullError);
    sent[0]?.finish();
    await first;
    await expect.poll(() => sent.length).toBe(2);
    sent[1]?.finish();
    expect(await Promise.all(waiting)).toEqual([20, 30]);
  });
});
