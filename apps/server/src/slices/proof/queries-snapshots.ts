import type { MemberProofFile, SnapshotOnWire, WholeSnapshotFile } from '@greenhall/contract/proof/routes';
import { hexOf } from '@greenhall/domain/proof/snapshot';
import { branchOf, type Leaf, leafNode } from '@greenhall/domain/proof/sum-tree';
import { BLOCK } from '@greenhall/domain/proof/verify';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../platform/audit/audit.ts';
import { listRestoreLocks } from '../../platform/restore-lock/store.ts';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ReadResults } from '../../platform/facts/results.ts';
import type { Ports } from '../../platform/ports.ts';
import { lagging } from '../../platform/replica/lagging.ts';
import { faultsOf } from './faults.ts';
import { presentNode, presentSums } from './present.ts';
import { saltOf, sha256 } from './salt.ts';
import {
  blocksOf,
  leavesOf,
  listSnapshots,
  newestSnapshot,
  placeOf,
  snapshotBefore,
  snapshotByNumber,
  type SnapshotRow,
} from './store.ts';

/** The results in the newest snapshot, for those who show them elsewhere. */
export const publishedResults: ReadResults = async (db) => {
  const results = (await newestSnapshot(db))?.head.house?.results;
  if (!results || results.counted === 0) return null;
  const { counted, losing, median, medianBp } = results;
  return { counted, losing, median, medianBp };
};

/** The newest snapshot, and whether it breaks the backing law. */
export async function latestSnapshot(db: Db) {
  const newest = await newestSnapshot(db);
  if (!newest) return undefined;
  return { number: newest.number, takenAt: newest.takenAt, isShort: faultsOf(newest).length > 0 };
}

export const presentSnapshot = ({ head, hash }: SnapshotRow): SnapshotOnWire => ({ head, hash });

export async function readLatest(ports: Ports): Promise<Result<Answer<'proof.latest'>>> {
  const newest = await newestSnapshot(ports.db);
  return newest ? accept(presentSnapshot(newest)) : refuse('notFound');
}

export async function readSnapshots(
  ports: Ports,
  call: Call<'proof.snapshots'>,
): Promise<Result<Answer<'proof.snapshots'>>> {
  return paged(
    call.query,
    (start, limit) => listSnapshots(ports.db, start, limit),
    (row) => row.number,
    (shown) => shown.map(presentSnapshot),
  );
}

/** When the data were restored, and from when to when nothing moved after it. */
export async function readRestores({ db }: Ports): Promise<Result<Answer<'proof.restores'>>> {
  const items = (await listRestoreLocks(db)).map(({ takenAt, closedAt, openedAt }) => ({
    takenAt: takenAt.toISOString(),
    closedAt: closedAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
  }));
  return accept({ items });
}

const presentLeaf = ({ salt, member, sums }: Leaf): MemberProofFile['leaf'] => ({
  salt: hexOf(salt),
  member: String(member),
  sums: presentSums(sums),
});

/** The member's own leaf and its way up: within its block from the leaves, above it from the blocks. */
export async function readMine(ports: Ports, call: Call<'proof.mine'>): Promise<Result<Answer<'proof.mine'>>> {
  const snapshot = await newestSnapshot(ports.db);
  const member = call.caller.memberNo;
  const place = snapshot && (await placeOf(ports.db, snapshot.number, member));
  if (!snapshot || place === undefined) return refuse('notFound');
  const first = place - (place % BLOCK);
  const leaves = (await leavesOf(ports.db, snapshot.number, first, BLOCK)).map((row): Leaf => ({
    ...row,
    salt: saltOf(ports, snapshot.number, row.member),
  }));
  const nodes = leaves.map((leaf) => leafNode(sha256, leaf));
  const own = leaves[place - first];
  if (!own) throw new Error(`snapshot ${snapshot.number} has no leaf at ${place}`);
  const blocks = await blocksOf(ports.db, snapshot.number);
  const branch = [...branchOf(sha256, nodes, place - first), ...branchOf(sha256, blocks, first / BLOCK)];
  return accept({
    kind: 'own',
    leaf: presentLeaf(own),
    branch: branch.map(({ side, node }) => ({ side, node: presentNode(node) })),
    ...presentSnapshot(snapshot),
  });
}

/** Leaves written at once: a page of them is text at a time. */
const AT_ONCE = 8 * BLOCK;

/** A whole snapshot as a file for auditors. */
export async function readWhole(ports: Ports, call: Call<'proof.whole'>): Promise<Result<Answer<'proof.whole'>>> {
  const { db } = lagging(ports, call);
  const snapshot = await snapshotByNumber(db, BigInt(call.params.id));
  if (!snapshot) return refuse('notFound');
  const { number } = snapshot;
  const leaves: WholeSnapshotFile['leaves'] = [];
  for (let at = 0; at < snapshot.head.leaves; at += AT_ONCE) {
    for (const row of await leavesOf(db, number, at, AT_ONCE)) {
      const leaf = { ...row, salt: saltOf(ports, number, row.member) };
      leaves.push({ ...presentLeaf(leaf), node: presentNode(leafNode(sha256, leaf)) });
    }
  }
  const before = await snapshotBefore(db, number);
  const file: WholeSnapshotFile = {
    kind: 'whole',
    leaves,
    blocks: (await blocksOf(db, number)).map(presentNode),
    ...presentSnapshot(snapshot),
    before: before ? presentSnapshot(before) : null,
  };
  await ports.db.transaction().execute((tx) =>
    audit(tx, {
      operator: call.caller.username,
      act: 'proof.whole',
      subject: String(number),
      detail: {},
      at: ports.clock.now(),
    }),
  );
  const content = JSON.stringify(file);
  return accept({ type: 'application/json', name: `solvency-${number}.json`, content });
}
