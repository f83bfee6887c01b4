import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount, COINS, shares, ZERO } from '../shared/money.ts';
import { type PlatformFigures, paidBp } from './platform-figures.ts';
import { type Position, ResultCount } from './results.ts';
import { CLAIMS, headHash, headText, judgeSolvency, NO_SNAPSHOT, type SnapshotHead } from './snapshot.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const price = { reserve: amount(3_000n), outstanding: shares(2_000n) };
const position = (paid: bigint, received: bigint, queued = 0n, held = 0n): Position => ({
  paid: amount(paid),
  received: amount(received),
  queued: amount(queued),
  shares: shares(held),
});
const resultsOf = (positions: readonly Position[]) => {
  const count = new ResultCount(price);
  for (const one of positions) count.add(one);
  return count.results();
};

describe('what came of members’ payments', () => {
  it('counts losses like gains, and takes the lower of two middles', () => {
    const results = resultsOf([
      position(100n, 20n),
      position(100n, 150n),
      position(300n, 0n, 90n, 3n),
      position(100n, 99n),
    ]);
    expect(results).toEqual({
      counted: 4,
      losing: 3,
      paid: 600n,
      received: 269n,
      held: 94n,
      median: -80n,
      medianBp: -6_867,
    });
  });

  it('never shows a loss smaller than it is', () => {
    expect(resultsOf([position(30_000n, 29_999n)])).toMatchObject({ median: -1n, medianBp: -1 });
    expect(resultsOf([position(30_000n, 30_001n)])).toMatchObject({ median: 1n, medianBp: 0 });
  });

  it('leaves out who has paid nothing, and is zero without anybody', () => {
    expect(resultsOf([position(0n, 0n, 0n, 0n)])).toMatchObject({ counted: 0, median: 0n, medianBp: 0 });
  });

  it('has as many accounts at or below the median as above it', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 500n }), { minLength: 1, maxLength: 50 }), (received) => {
        const { median } = resultsOf(received.map((got) => position(250n, got)));
        const below = received.filter((got) => got - 250n <= median).length;
        expect(below).toBeGreaterThanOrEqual(received.length / 2);
        expect(received.filter((got) => got - 250n < median).length).toBeLessThan(received.length / 2);
      }),
    );
  });
});

describe('the house’s figures in a snapshot', () => {
  const pools = { referral: 5n, seePoint: 1n, collision: 2n, leadership: 3n, merit: 4n, lifetime: 6n, yield: 7n };
  const house = {
    pools: pools as unknown as PlatformFigures['pools'],
    price,
    settlements: [
      {
        day: '2026-11-20',
        collision: { due: 9n, pool: 6n },
        leadership: { due: 0n, pool: 3n },
        outcome: 'cd'.repeat(32),
      },
    ],
    results: resultsOf([position(100n, 80n)]),
  } satisfies PlatformFigures;
  const claimed = { pools: 28n, reserve: 3_000n } as const;
  const head: SnapshotHead = {
    number: 1n,
    takenAt: '2026-11-21T00:00:00.000Z',
    previous: NO_SNAPSHOT,
    journalSequence: 7n,
    journalHead: 'ab'.repeat(32),
    leaves: 1,
    root: 'ef'.repeat(32),
    rootSums: COINS.map(() => 0n),
    coins: COINS.map((coin) => {
      const none = Object.fromEntries(CLAIMS.map((claim) => [claim, 0n])) as Record<(typeof CLAIMS)[number], bigint>;
      const backing = coin === 'usdt' ? 3_028n : 0n;
      return {
        coin,
        custodyChain: ZERO,
        custodyReceipts: backing,
        backing,
        claims: coin === 'mey' ? { ...none, ...claimed } : none,
      };
    }),
    house,
  };

  it('are what the published hash covers, each of them', () => {
    const hash = headHash(sha256, head);
    const changed: Partial<PlatformFigures>[] = [
      { pools: { ...house.pools, merit: amount(5n) } },
      { price: { ...price, outstanding: shares(2_001n) } },
      { settlements: house.settlements.map((day) => ({ ...day, collision: { due: 9n, pool: 7n } })) },
      { settlements: [] },
      { results: { ...house.results, median: amount(20n) } },
      { results: { ...house.results, losing: 0 } },
    ];
    for (const change of changed) expect(headHash(sha256, { ...head, house: { ...house, ...change } })).not.toBe(hash);
    expect(headHash(sha256, { ...head, house: undefined })).not.toBe(hash);
    const audit = { sequence: 9n, hash: 'cd'.repeat(32) };
    const audited = headHash(sha256, { ...head, audit });
    expect(audited).not.toBe(hash);
    for (const other of [
      { ...audit, sequence: 10n },
      { ...audit, hash: 'ce'.repeat(32) },
    ])
      expect(headHash(sha256, { ...head, audit: other })).not.toBe(audited);
    // The texts of snapshots that were published before have not changed.
    expect(headText(head).split('\n')[0]).toBe('greenhall solvency 2');
    expect(
      headText({ ...head, audit })
        .split('\n')
        .slice(0, 6),
    ).toEqual([
      'greenhall solvency 3',
      'number 1',
      'taken 2026-11-21T00:00:00.000Z',
      `previous ${NO_SNAPSHOT}`,
      `journal 7 ${'ab'.repeat(32)}`,
      `audit 9 ${'cd'.repeat(32)}`,
    ]);
  });

  it('are judged beside the claims', () => {
    expect(judgeSolvency(head)).toEqual([]);
    expect(judgeSolvency({ ...head, house: { ...house, pools: { ...house.pools, yield: amount(8n) } } })).toEqual([
      'poolsDiffer',
    ]);
    expect(judgeSolvency({ ...head, house: { ...house, price: { ...price, reserve: amount(2_999n) } } })).toEqual([
      'reserveDiffers',
    ]);
  });

  it('tell the fraction that was paid, rounded down', () => {
    expect(paidBp({ due: 9n, pool: 6n })).toBe(6_666);
    expect(paidBp({ due: 0n, pool: 0n })).toBe(10_000);
    expect(paidBp({ due: 3n, pool: 8n })).toBe(10_000);
  });
});
