import type { Reply } from '@greenhall/client/route-input';
import { hierarchy, tree } from 'd3-hierarchy';

export type TreeNode = Reply<'network.tree'>['nodes'][number];
export type Zone = 'A' | 'B';

/** A member's node, or a free place below one. */
export type Spot = { readonly x: number; readonly y: number; readonly width: number; readonly zone: Zone | null } & (
  | { readonly node: TreeNode }
  | { readonly free: TreeNode }
);

export interface Layout {
  readonly spots: readonly Spot[];
  /** Each line from a node down to what stands below it, as an SVG path. */
  readonly lines: readonly { readonly path: string; readonly x: number; readonly y: number }[];
  readonly width: number;
  readonly height: number;
}

export const NODE_HEIGHT = 54;
const GAP = 6;
const ROW = 108;
const NARROWEST = 80;
const WIDEST = 112;

interface Branch {
  readonly node?: TreeNode;
  readonly free?: TreeNode;
  readonly zone: Zone | null;
  readonly children: Branch[];
}

function branchOf(node: TreeNode, nodes: readonly TreeNode[], rows: number): Branch {
  const below = (zone: Zone): Branch => {
    const child = nodes.find((other) => other.parent === node.id && other.zone === zone);
    return child ? branchOf(child, nodes, rows - 1) : { free: node, zone, children: [] };
  };
  return { node, zone: node.zone, children: rows > 1 ? [below('A'), below('B')] : [] };
}

/**
 * Places a node and the rows below it, free places included, in pixels from the upper left corner. Nodes in the last
 * row are as wide as the given room allows within their limits, so that the tree fits where it can.
 */
export function layoutTree(root: TreeNode, nodes: readonly TreeNode[], rows: number, room: number): Layout {
  const placed = tree<Branch>()
    .nodeSize([1, 1])
    .separation(() => 1)(hierarchy(branchOf(root, nodes, rows)));
  const all = placed.descendants();
  const left = Math.min(...all.map((spot) => spot.x));
  const columns = Math.max(...all.map((spot) => spot.x)) - left + 1;
  const narrow = Math.min(WIDEST, Math.max(NARROWEST, Math.floor((room - GAP * (columns - 1)) / columns)));
  const at = (spot: { x: number; y: number }) => ({
    x: (spot.x - left) * (narrow + GAP) + narrow / 2,
    y: spot.y * ROW,
  });
  const widthOf = (spot: { depth: number }) => (spot.depth === placed.height && placed.height > 0 ? narrow : WIDEST);
  const middle = (ROW - NODE_HEIGHT) / 2;
  return {
    spots: all.map((spot) => {
      const { node, free, zone } = spot.data;
      if (node) return { ...at(spot), width: widthOf(spot), zone, node };
      if (free) return { ...at(spot), width: widthOf(spot), zone, free };
      throw new Error('a branch without a node');
    }),
    lines: placed.links().map(({ source, target }) => {
      const [from, to] = [at(source), at(target)];
      return { ...to, path: `M${from.x} ${from.y + NODE_HEIGHT}v${middle}H${to.x}V${to.y}` };
    }),
    width: columns * (narrow + GAP) - GAP,
    height: placed.height * ROW + NODE_HEIGHT,
  };
}

/** Where the drawing lies in its frame: shifted by `x`, `y` and scaled by `k`. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** Whether a spot lies in the frame or within a frame's width around it: what is farther is not drawn. */
export function isNearFrame(
  { x, y }: { x: number; y: number },
  view: View,
  frame: { width: number; height: number },
): boolean {
  const [left, top] = [x * view.k + view.x, y * view.k + view.y];
  return left > -frame.width && left < 2 * frame.width && top > -frame.height && top < 2 * frame.height;
}
