import { expect, test } from 'vitest';
import { outlineRows } from './outline-rows.ts';
import { isNearFrame, layoutTree, type TreeNode } from './tree-layout.ts';

const node = (id: string, parent: string | null, zone: 'A' | 'B' | null, depth: number, below: [number, number]) =>
  ({
    id,
    userid: `name${id}`,
    level: 1,
    status: 'active',
    parent,
    zone,
    depth,
    countA: below[0],
    countB: below[1],
    own: false,
  }) satisfies TreeNode;

/** 1 with 2 in zone A and 5 in zone B; 2 with 3 and 4. In placement order. */
const NODES = [
  node('1', null, null, 0, [3, 1]),
  node('2', '1', 'A', 1, [1, 1]),
  node('3', '2', 'A', 2, [0, 0]),
  node('4', '2', 'B', 2, [0, 0]),
  node('5', '1', 'B', 1, [0, 0]),
];
const [TOP] = NODES as [TreeNode, ...TreeNode[]];

test('an outline lists everybody, and hides only what is below a folded node', () => {
  const ids = (folded: string[]) => outlineRows(NODES, new Set(folded)).map((row) => row.node.id);
  expect(ids([])).toEqual(['1', '2', '3', '4', '5']);
  expect(ids(['2'])).toEqual(['1', '2', '5']);
  expect(ids(['1'])).toEqual(['1']);
});

test('a row knows its place among those with the same parent', () => {
  const places = outlineRows(NODES, new Set()).map((row) => [row.node.id, row.place, row.siblings]);
  expect(places).toEqual([
    ['1', 1, 1],
    ['2', 1, 2],
    ['3', 1, 2],
    ['4', 2, 2],
    ['5', 2, 2],
  ]);
});

test('the tree offers exactly the places of the shown rows at which nobody stands', () => {
  const { spots } = layoutTree(TOP, NODES, 3, 330);
  const free = spots.flatMap((spot) => ('free' in spot ? [`${spot.free.id}${spot.zone}`] : []));
  expect(free.toSorted()).toEqual(['5A', '5B']);
});

test('zone A stands left of zone B, and no two boxes of a row overlap', () => {
  const { spots, width } = layoutTree(TOP, NODES, 3, 330);
  expect(width).toBeLessThanOrEqual(344);
  for (const row of new Set(spots.map((spot) => spot.y))) {
    const boxes = spots.filter((spot) => spot.y === row).toSorted((a, b) => a.x - b.x);
    for (const [index, box] of boxes.entries()) {
      const next = boxes[index + 1];
      if (next) expect(box.x + box.width / 2).toBeLessThan(next.x - next.width / 2);
    }
    expect(boxes.map((box) => box.zone).filter((zone) => zone !== null)).toEqual(
      boxes.filter((box) => box.zone !== null).map((_, index) => (index % 2 === 0 ? 'A' : 'B')),
    );
  }
});

test('what lies farther away than a frame is not drawn', () => {
  const frame = { width: 300, height: 300 };
  const home = { x: 0, y: 0, k: 1 };
  expect(isNearFrame({ x: 590, y: 10 }, home, frame)).toBe(true);
  expect(isNearFrame({ x: 610, y: 10 }, home, frame)).toBe(false);
  expect(isNearFrame({ x: 610, y: 10 }, { ...home, x: -200 }, frame)).toBe(true);
});
