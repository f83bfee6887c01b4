import type { TreeNode } from './tree-layout.ts';

/** A row of the outline: its node, and its place among those with the same parent. */
export interface OutlineRow {
  readonly node: TreeNode;
  readonly hasBelow: boolean;
  readonly isOpen: boolean;
  readonly place: number;
  readonly siblings: number;
}

/** The rows in sight of nodes in placement order (a node, its zone A, its zone B), without what is folded away. */
export function outlineRows(nodes: readonly TreeNode[], folded: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const family = new Map(nodes.map((node) => [node.id, node]));
  let hiddenBelow = Infinity;
  for (const node of nodes) {
    if (node.depth > hiddenBelow) continue;
    const isOpen = !folded.has(node.id);
    hiddenBelow = isOpen ? Infinity : node.depth;
    const parent = node.parent === null ? undefined : family.get(node.parent);
    rows.push({
      node,
      isOpen,
      hasBelow: node.countA + node.countB > 0,
      place: node.zone === 'B' && parent !== undefined && parent.countA > 0 ? 2 : 1,
      siblings: parent && parent.countA > 0 && parent.countB > 0 ? 2 : 1,
    });
  }
  return rows;
}
