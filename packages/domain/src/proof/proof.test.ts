import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COINS, type Coin } from '../shared/money.ts';
import {
  CLAIMS,
  type CoinFigures,
  headHash,
  hexOf,
  judgeSolvency,
  NO_SNAPSHOT,
  type SnapshotHead,
} from './snapshot.ts';
import {
  branchOf,
  rootOfBranch,
  isSameNode,
  type Leaf,
  leafNode,
  parentNode,
  rootOf,
  type SumNode,
} from './sum-tree.ts';
import { BLOCK, checkChain, checkMemberProof, checkWhole, type WholeSnapshot } from './verify.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();
const saltOf = (n: number): Uint8Array => sha256(Uint8Array.of(n & 255, (n >> 8) & 255));

const balances = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), {
  minLength: COINS.length,
  maxLength: COINS.length,
});
const population = (most: number) =>
  fc
    .array(balances, { minLength: 1, maxLength: most })
    .map((all) => all.map((sums, n): Leaf => ({ salt: saltOf(n), member: BigInt(n + 1) * 3n, sums })));

/** A consistent snapshot over leaves: usdt in custody covers everything. */
function snapshotOf(leaves: readonly Leaf[]): WholeSnapshot {
  const nodes = leaves.map((leaf) => leafNode(sha256, leaf));
  const blocks: SumNode[] = [];
  for (let at = 0; at < nodes.length; at += BLOCK) blocks.push(rootOf(sha256, nodes.slice(at, at + BLOCK)));
  const root = rootOf(sha256, nodes);
  const of = (coin: Coin): bigint => root.sums[COINS.indexOf(coin)] ?? 0n;
  const backing = of('mey') + of('bdb') + of('ftb');
  const coins = COINS.map((coin): CoinFigures => {
    const claims = { ...Object.fromEntries(CLAIMS.map((claim) => [claim, 0n])), members: of(coin) };
    return {
      coin,
      custodyChain: 0n,
      custodyReceipts: coin === 'usdt' ? of('usdt') + backing : 0n,
      backing: coin === 'usdt' ? backing : 0n,
      claims: claims as CoinFigures['claims'],
    };
  });
  const head: SnapshotHead = {
    number: 1n,
    takenAt: '2026-11-21T00:00:00.000Z',
    previous: NO_SNAPSHOT,
    journalSequence: 7n,
    journalHead: 'ab'.repeat(32),
    leaves: leaves.length,
    root: hexOf(root.hash),
    rootSums: root.sums,
    coins,
  };
  const rows = leaves.map((leaf, at) => ({ ...leaf, node: nodes[at] as SumNode }));
  return { leaves: rows, blocks, head, hash: headHash(sha256, head) };
}

describe('the Merkle-sum tree', () => {
  it('adds up every balance, and every leaf finds its way to the root', () => {
    fc.assert(
      fc.property(population(40), (leaves) => {
        const nodes = leaves.map((leaf) => leafNode(sha256, leaf));
        const root = rootOf(sha256, nodes);
        for (const place of COINS.keys()) {
          expect(root.sums[place]).toBe(leaves.reduce((total, leaf) => total + (leaf.sums[place] ?? 0n), 0n));
        }
        for (const [at, node] of nodes.entries()) {
          expect(isSameNode(rootOfBranch(sha256, node, branchOf(sha256, nodes, at)), root)).toBe(true);
        }
      }),
    );
  });

  it('gives the blocks’ root as the leaves’ root', () => {
    fc.assert(
      fc.property(population(3 * BLOCK), (leaves) => {
        const { blocks, head } = snapshotOf(leaves);
        expect(hexOf(rootOf(sha256, blocks).hash)).toBe(head.root);
      }),
      { numRuns: 20 },
    );
  });

  it('does not take other children with the same total', () => {
    const [a, b] = [leafNode(sha256, leaf(1, 5n)), leafNode(sha256, leaf(2, 7n))];
    const moved = parentNode(sha256, { ...a, sums: [6n, 0n, 0n, 0n] }, { ...b, sums: [6n, 0n, 0n, 0n] });
    const honest = parentNode(sha256, a, b);
    expect(moved.sums).toEqual(honest.sums);
    expect(hexOf(moved.hash)).not.toBe(hexOf(honest.hash));
  });

  it('takes no debt and no total outside 64 bits', () => {
    expect(() => leafNode(sha256, leaf(1, -1n))).toThrow(RangeError);
    const whole = leafNode(sha256, leaf(1, 2n ** 63n - 1n));
    expect(() => parentNode(sha256, whole, leafNode(sha256, leaf(2, 1n)))).toThrow(RangeError);
  });
});

const leaf = (n: number, mey: bigint): Leaf => ({ salt: saltOf(n), member: BigInt(n), sums: [mey, 0n, 0n, 0n] });

describe('checking a snapshot', () => {
  const own = (whole: WholeSnapshot, at: number) => ({
    leaf: whole.leaves[at] as Leaf,
    branch: branchOf(
      sha256,
      whole.leaves.map((row) => row.node),
      at,
    ),
    head: whole.head,
    hash: whole.hash,
  });

  it('finds nothing wrong with a right one, whole or a member’s own', () => {
    fc.assert(
      fc.property(population(60), fc.nat(), (leaves, pick) => {
        const whole = snapshotOf(leaves);
        expect(checkWhole(sha256, whole)).toBeUndefined();
        expect(checkMemberProof(sha256, own(whole, pick % leaves.length))).toBeUndefined();
      }),
    );
  });

  it('names an edited, swapped or omitted leaf and a forged sum', () => {
    fc.assert(
      fc.property(population(600), fc.nat(), (leaves, pick) => {
        const whole = snapshotOf(leaves);
        const at = pick % leaves.length;
        const rows = [...whole.leaves];
        const row = rows[at] as (typeof rows)[number];
        const richer = { ...row, sums: row.sums.map((sum) => sum + 1n) };
        expect(checkWhole(sha256, { ...whole, leaves: rows.with(at, richer) })).toEqual({ place: 'leaf', at });
        const forged = { ...richer, node: leafNode(sha256, richer) };
        expect(checkWhole(sha256, { ...whole, leaves: rows.with(at, forged) })).toEqual({
          place: 'block',
          at: Math.floor(at / BLOCK),
        });
        const fewer = checkWhole(sha256, { ...whole, leaves: rows.toSpliced(at, 1) });
        expect(fewer).toEqual({ place: 'block', at: Math.floor(at / BLOCK) });
        if (at === 0) return;
        const swapped = rows.with(at, rows[at - 1] as typeof row).with(at - 1, row);
        expect(checkWhole(sha256, { ...whole, leaves: swapped })).toEqual({ place: 'order', at });
        expect(checkMemberProof(sha256, { ...own(whole, at), leaf: { ...row, sums: richer.sums } })).toEqual({
          place: 'root',
        });
      }),
      { numRuns: 30 },
    );
  });

  it('names a head that was changed, a broken chain and a missing coin', () => {
    const whole = snapshotOf([leaf(1, 5n), leaf(2, 7n)]);
    const changed = { ...whole.head, journalSequence: 8n };
    expect(checkWhole(sha256, { ...whole, head: changed })).toEqual({ place: 'head' });
    const next = { ...whole.head, number: 2n, previous: whole.hash };
    expect(checkChain(whole, next)).toBeUndefined();
    expect(checkChain(whole, { ...next, previous: NO_SNAPSHOT })).toEqual({ place: 'chain' });
    expect(checkChain(whole, { ...next, number: 3n })).toEqual({ place: 'chain' });
    // After a restore alone numbers are left out, and its hash says so.
    const restored = { takenAt: '2026-03-02T10:00:00.000Z', openedAt: '2026-03-02T12:00:00.000Z' };
    expect(checkChain(whole, { ...next, number: 3n, restored })).toBeUndefined();
    expect(checkChain(whole, { ...next, number: 1n, restored })).toEqual({ place: 'chain' });
    expect(headHash(sha256, { ...next, restored })).not.toBe(headHash(sha256, next));
    const coins = whole.head.coins.map((figures) => ({ ...figures, custodyReceipts: 0n }));
    const poor = { ...whole.head, coins };
    expect(judgeSolvency(poor)).toEqual(['custodyShort']);
    expect(checkWhole(sha256, { ...whole, head: poor, hash: headHash(sha256, poor) })).toEqual({ place: 'solvency' });
  });

  it('tells short backing, a surplus and a tree that is not the members’ claims', () => {
    const { head } = snapshotOf([leaf(1, 5n), leaf(2, 7n)]);
    const faultsOf = (change: (figures: CoinFigures) => Partial<CoinFigures>) =>
      judgeSolvency({ ...head, coins: head.coins.map((figures) => ({ ...figures, ...change(figures) })) });
    expect(faultsOf(({ coin, backing }) => (coin === 'usdt' ? { backing: backing - 1n } : {}))).toEqual([
      'backingShort',
    ]);
    expect(
      faultsOf(({ coin, backing, custodyReceipts }) =>
        coin === 'usdt' ? { backing: backing + 1n, custodyReceipts: custodyReceipts + 1n } : {},
      ),
    ).toEqual(['backingSurplus']);
    expect(judgeSolvency({ ...head, rootSums: [11n, 0n, 0n, 0n] })).toEqual(['treeDiffers']);
  });
});
