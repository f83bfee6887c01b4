import { describe, expect, it } from 'vitest';
import { BusyError, ConcurrencyLimit } from './concurrency-limit.ts';

/** A work that ends when it is told to, and says when it starts. */
function works() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => (): Promise<void> => {
    started.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  return { started, work, end: (name: string): void => ends.get(name)?.() };
}

describe('a concurrency limit', () => {
  it('starts everything of the first queue before anything of the second, however long each takes', async () => {
    const { started, work, end } = works();
    const limit = new ConcurrencyLimit(2, { first: 9, second: 9 }, 60_000);
    const strangers = ['s1', 's2', 's3', 's4'].map((name) => limit.run('second', work(name)));
    const members = ['m1', 'm2', 'm3'].map((name) => limit.run('first', work(name)));
    await expect.poll(() => started).toEqual(['s1', 's2']);
    end('s1');
    await expect.poll(() => started).toEqual(['s1', 's2', 'm1']);
    end('m1');
    await expect.poll(() => started).toEqual(['s1', 's2', 'm1', 'm2']);
    end('s2');
    await expect.poll(() => started).toEqual(['s1', 's2', 'm1', 'm2', 'm3']);
    end('m2');
    await expect.poll(() => started).toEqual(['s1', 's2', 'm1', 'm2', 'm3', 's3']);
    end('m3');
    end('s3');
    await expect.poll(() => started).toEqual(['s1', 's2', 'm1', 'm2', 'm3', 's3', 's4']);
    end('s4');
    await Promise.all([...strangers, ...members]);
    expect(limit.waiting).toBe(0);
  });

  it('goes on after a work that fails, and refuses who finds a queue full or waits too long', async () => {
    const { work, end } = works();
    const limit = new ConcurrencyLimit(1, { first: 1, second: 0 }, 50);
    const failing = limit.run('first', () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    const long = limit.run('first', work('long'));
    await expect(limit.run('second', work('too many'))).rejects.toThrow(BusyError);
    await expect(limit.run('first', work('too late'))).rejects.toThrow(BusyError);
    expect(limit.waiting).toBe(0);
    end('long');
    await long;
  });
});
