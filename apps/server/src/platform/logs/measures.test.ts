import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Measure, readOnce } from '../facts/measures.ts';
import { reportMeasures } from './measures.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function registryOf(...measures: readonly Measure[]): Registry {
  const registry = new Registry();
  // What these measures read is their own.
  const ports = { log: pino({ level: 'silent' }) } as Parameters<typeof reportMeasures>[1];
  reportMeasures(registry, ports, measures);
  return registry;
}

const linesOf = async (registry: Registry): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

it('reads each measure once for all who ask within fifteen seconds', async () => {
  let reads = 0;
  const registry = registryOf({
    name: 'greenhall_counted',
    help: 'a count',
    labels: ['of'],
    read: async () => [{ labels: { of: 'a' }, value: (reads += 1) }],
  });
  expect(await linesOf(registry)).toEqual(['greenhall_counted{of="a"} 1']);
  vi.advanceTimersByTime(14_000);
  expect(await Promise.all([linesOf(registry), linesOf(registry)])).toEqual([
    ['greenhall_counted{of="a"} 1'],
    ['greenhall_counted{of="a"} 1'],
  ]);
  vi.advanceTimersByTime(2_000);
  expect(await linesOf(registry)).toEqual(['greenhall_counted{of="a"} 2']);
});

it('reads what two measures are made of once in a round', async () => {
  let reads = 0;
  const shared = readOnce(async () => (reads += 1));
  const registry = registryOf(
    { name: 'greenhall_first', help: 'a part', read: async (ports) => [{ value: await shared(ports) }] },
    { name: 'greenhall_second', help: 'another', read: async (ports) => [{ value: await shared(ports) }] },
  );
  expect(await linesOf(registry)).toEqual(['greenhall_first 1', 'greenhall_second 1']);
  vi.advanceTimersByTime(16_000);
  expect(await linesOf(registry)).toEqual(['greenhall_first 2', 'greenhall_second 2']);
});

it('tells nothing of what cannot be read any more, and everything else', async () => {
  let isBroken = false;
  const registry = registryOf(
    {
      name: 'greenhall_broken',
      help: 'breaks',
      labels: ['of'],
      read: async () => {
        if (isBroken) throw new Error('away');
        return [{ labels: { of: 'a' }, value: 1 }];
      },
    },
    { name: 'greenhall_well', help: 'is well', read: async () => [{ value: 2 }] },
  );
  expect(await linesOf(registry)).toEqual(['greenhall_broken{of="a"} 1', 'greenhall_well 2']);
  isBroken = true;
  vi.advanceTimersByTime(16_000);
  expect(await linesOf(registry)).toEqual(['greenhall_well 2']);
});

it('tells nothing of before while a measure is read anew', async () => {
  let answer = Promise.resolve<readonly { value: number }[]>([{ value: 1 }]);
  const registry = registryOf({ name: 'greenhall_hangs', help: 'hangs later', read: () => answer });
  expect(await linesOf(registry)).toEqual(['greenhall_hangs 1']);
  answer = Promise.withResolvers<readonly { value: number }[]>().promise;
  vi.advanceTimersByTime(16_000);
  const asked = linesOf(registry);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toEqual(['greenhall_hangs Nan']);
});

it('answers after three seconds without what is still read, and with it the next time', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly { value: number }[]>();
  const registry = registryOf({ name: 'greenhall_slow', help: 'is slow', read: () => promise });
  const asked = linesOf(registry);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toEqual(['greenhall_slow Nan']);
  resolve([{ value: 5 }]);
  expect(await linesOf(registry)).toEqual(['greenhall_slow 5']);
});
