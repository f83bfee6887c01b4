import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DueQueue, type Queued, deliverDue } from './due-queue.ts';

const NOW = new Date('2026-11-27T10:00:00Z');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue in memory whose deliveries end when a test says so. */
function queueOf(count: number) {
  const due = Array.from({ length: count }, (_, index): Queued => ({ id: BigInt(index), madeAt: NOW, attempts: 0 }));
  const finish = new Map<bigint, () => void>();
  const told = { removed: [] as bigint[], putOff: [] as [bigint, Date][], failed: 0 };
  const queue: DueQueue<Queued> = {
    delivery: { delays: [1_000], for: 10_000 } as never,
    claim: async (_now, _until, limit) => due.splice(0, limit),
    deliver: ({ id }) => new Promise((resolve) => finish.set(id, resolve)),
    remove: async ({ id }) => void told.removed.push(id),
    putOff: async ({ id }, at) => void told.putOff.push([id, at]),
    onFailure: () => void (told.failed += 1),
  };
  return { queue, finish, told, due };
}

const endingProcess = () => {
  const ending = new AbortController();
  const ports = { clock: { now: () => NOW }, thisProcess: { ending: ending.signal } };
  return { ending, ports: ports as unknown as Parameters<typeof deliverDue>[0] };
};

it('gives back what a process that ends cannot deliver soon, and takes no more', async () => {
  const { queue, finish, told, due } = queueOf(25);
  const { ending, ports } = endingProcess();
  const delivering = deliverDue(ports, queue);
  await vi.advanceTimersByTimeAsync(1);
  ending.abort();
  // What is delivered meanwhile is done.
  finish.get(3n)?.();
  await vi.advanceTimersByTimeAsync(5_000);
  await delivering;
  expect(told.removed).toEqual([3n]);
  expect(told.putOff).toEqual([0n, 1n, 2n, 4n, 5n, 6n, 7n, 8n, 9n].map((id) => [id, NOW]));
  expect(told.failed).toBe(0);
  expect(due).toHaveLength(15);
});

it('takes nothing where the process is to end already', async () => {
  const { queue, due } = queueOf(1);
  const { ending, ports } = endingProcess();
  ending.abort();
  await deliverDue(ports, queue);
  expect(due).toHaveLength(1);
});
