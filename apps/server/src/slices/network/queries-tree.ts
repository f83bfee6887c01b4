import type { Owner } from '@greenhall/domain/members/owner';
import { normalise } from '@greenhall/domain/identity/credentials';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { readCursor } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { type NodeRow, nameByUsername, nodeOf, ownerAndLevelOf } from './store.ts';
import { isWithin, pathTo } from './store-lines.ts';
import { type TreeRow, levelsBelow, rowsBelow } from './store-trees.ts';

const LEVELS = 3;
/** Steps of the way that are shown: more than a screen holds, few enough for a chain of thousands. */
const STEPS = 40;
const EXPANDED = 500;

interface Viewer {
  readonly node: NodeRow;
  readonly owner: Owner;
}

async function viewerOf(ports: Ports, memberNo: MemberNo): Promise<Viewer> {
  const node = await nodeOf(ports.db, memberNo);
  const state = await ownerAndLevelOf(ports.db, memberNo);
  if (!node || !state) throw new Error('a signed-in member without a place');
  return { node, owner: state.owner };
}

/** A node as somebody above it sees it; of the viewer's own node nothing points further up. */
const presentTo =
  ({ node, owner }: Viewer) =>
  (row: TreeRow) => ({
    id: String(row.memberNo),
    userid: row.username,
    level: row.level,
    status: row.status,
    parent: row.memberNo === node.memberNo || row.parent === null ? null : String(row.parent),
    zone: row.memberNo === node.memberNo ? null : row.zone,
    depth: row.depth - node.depth,
    countA: row.inA,
    countB: row.inB,
    own: row.owner === owner,
  });

async function wantedRoot(ports: Ports, call: Call<'network.tree'>): Promise<MemberNo | undefined> {
  const { root, search } = call.query;
  if (search !== undefined) return (await nameByUsername(ports.db, normalise(search)))?.memberNo;
  return root === undefined ? call.caller.memberNo : memberNumber(root);
}

/** Below a node that the viewer stands above; of any other number or name nothing is told (`memberNotFound`). */
export async function treeBelow(
  ports: Ports,
  me: MemberNo,
  root: MemberNo | undefined,
): Promise<Result<Answer<'network.tree'>>> {
  if (root === undefined || !(await isWithin(ports.db, 'placement', root, me))) return refuse('memberNotFound');
  const viewer = await viewerOf(ports, me);
  const path = await pathTo(ports.db, root, me, STEPS);
  const nodes = await levelsBelow(ports.db, root, LEVELS);
  return accept({
    path: path.map((step) => ({ id: String(step.memberNo), userid: step.username })),
    nodes: nodes.map(presentTo(viewer)),
  });
}

export async function readTree(ports: Ports, call: Call<'network.tree'>): Promise<Result<Answer<'network.tree'>>> {
  return treeBelow(ports, call.caller.memberNo, await wantedRoot(ports, call));
}

export async function expandTree(
  ports: Ports,
  call: Call<'network.expand'>,
): Promise<Result<Answer<'network.expand'>>> {
  const me = call.caller.memberNo;
  const after = readCursor(call.query.cursor);
  if (!after.ok) return after;
  const within = after.value === undefined || (await isWithin(ports.db, 'placement', memberNumber(after.value), me));
  if (!within) return refuse('pageCursorInvalid');
  const viewer = await viewerOf(ports, me);
  const found = await rowsBelow(ports.db, me, after.value, EXPANDED + 1);
  const shown = found.slice(0, EXPANDED);
  const last = shown.at(-1);
  const items = shown.map(presentTo(viewer));
  return accept(found.length > EXPANDED && last ? { items, next: String(last.memberNo) } : { items });
}
