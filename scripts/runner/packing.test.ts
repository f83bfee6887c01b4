import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Costs, readCosts, stageOf, totalOf } from './costs.ts';
import { longestFirst, splitIntoShards } from './packing.ts';
import { ROOT } from '../paths.mjs';

const none = { budget: 0, rest: 0, files: {} };
const costs: Costs = {
  static: { budget: 80, rest: 80, files: {} },
  build: none,
  unit: none,
  server: { budget: 200, rest: 60, files: { 'bench/a.test.ts': 60, 'bench/b.test.ts': 20 } },
  e2e: { budget: 60, rest: 0, files: { 'e2e/a.test.ts': 30, 'e2e/b.test.ts': 20 } },
};
const short = ['bench/c.test.ts', 'bench/d.test.ts', 'bench/e.test.ts'];
const server = ['bench/a.test.ts', 'bench/b.test.ts', ...short];

describe('shards', () => {
  it('of a stage cost the same, and the first has room for the static stages', () => {
    expect(splitIntoShards(costs, server, 2)).toEqual([
      ['bench/b.test.ts', 'bench/c.test.ts', 'bench/e.test.ts'],
      ['bench/a.test.ts', 'bench/d.test.ts'],
    ]);
  });

  it('do not depend on the order in which files are found', () => {
    expect(splitIntoShards(costs, server.toReversed(), 2)).toEqual(splitIntoShards(costs, server, 2));
  });

  it('take turns at what does not come out even', () => {
    expect(splitIntoShards(costs, ['e2e/a.test.ts', 'e2e/b.test.ts'], 2)).toEqual([
      ['e2e/b.test.ts'],
      ['e2e/a.test.ts'],
    ]);
  });

  it('of this repository are disjoint, all of it, and within 15 % of each other, with the static stages and without', () => {
    const known = readCosts();
    const patterns = ['{packages,bench,e2e}/**/*.test.{ts,tsx}', 'apps/*/{src,db}/**/*.test.{ts,tsx}'];
    const paths = globSync(patterns, { cwd: ROOT, exclude: (path) => path.endsWith('node_modules') });
    const shards = splitIntoShards(known, paths, 2);
    expect(shards.flat().toSorted()).toEqual(paths.toSorted());

    const rests = (stage: ReturnType<typeof stageOf>): number =>
      known[stage].rest / paths.filter((path) => stageOf(path) === stage && !known[stage].files[path]).length;
    const costOf = (path: string): number => known[stageOf(path)].files[path] ?? rests(stageOf(path));
    const [first = 0, second = 0] = shards.map((shard) => shard.reduce((sum, path) => sum + costOf(path), 0));
    for (const [one, other] of [
      [first, second],
      [first + totalOf(known.static), second],
    ] as const) {
      expect(Math.max(one, other)).toBeLessThan(1.15 * Math.min(one, other));
    }
  });
});

it('a worker gets the dearest files of a project first, and stays with the project', () => {
  const files = ['e2e/a', 'server/a', 'e2e/b', 'server/b', 'e2e/c'];
  const known = new Map([
    ['e2e/b', 20],
    ['server/b', 90],
    ['e2e/c', 30],
  ]);
  const sorted = longestFirst(
    files,
    (file) => file.split('/')[0] ?? '',
    (file) => known.get(file) ?? 0,
  );
  expect(sorted).toEqual(['e2e/c', 'e2e/b', 'e2e/a', 'server/b', 'server/a']);
});
