import { headHash, hexOf, judgeSolvency, NO_SNAPSHOT, type SnapshotHead } from '@greenhall/domain/proof/snapshot';
import { leafNode, rootOf, type SumNode } from '@greenhall/domain/proof/sum-tree';
import { BLOCK } from '@greenhall/domain/proof/verify';
import { auditHead } from '../../platform/audit/audit.ts';
import { isClosed, lastOpened } from '../../platform/restore-lock/store.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Ports } from '../../platform/ports.ts';
import { stopPayouts } from '../../platform/switches.ts';
import { journalHead } from '../ledger/index.ts';
import { isCrediting, lastSettled } from '../stock/index.ts';
import { faultsOf } from './faults.ts';
import { figuresOf } from './figures.ts';
import { platformFigures } from './platform-figures.ts';
import { presentHead } from './present.ts';
import { saltOf, sha256 } from './salt.ts';
import {
  platformBalances,
  insertBlocks,
  insertLeaves,
  insertSnapshot,
  lockTaking,
  memberBalances,
  newestSnapshot,
  ownedAfter,
  type SnapshotRow,
} from './store.ts';

/** Members read and written at once: whole blocks. */
const AT_ONCE = 32 * BLOCK;

/** Writes every member's leaf and answers the blocks above them; a page of members is in memory at a time. */
async function writeLeaves(ports: Ports, tx: Tx, snapshot: bigint): Promise<{ blocks: SumNode[]; leaves: number }> {
  const blocks: SumNode[] = [];
  let leaves = 0;
  for (let page = await ownedAfter(tx, 0n, AT_ONCE); page.length > 0;) {
    const nodes = page.map((owned) => leafNode(sha256, { ...owned, salt: saltOf(ports, snapshot, owned.member) }));
    for (let at = 0; at < nodes.length; at += BLOCK) blocks.push(rootOf(sha256, nodes.slice(at, at + BLOCK)));
    await insertLeaves(tx, snapshot, leaves, page);
    leaves += page.length;
    page = page.length < AT_ONCE ? [] : await ownedAfter(tx, page.at(-1)?.member ?? 0n, AT_ONCE);
  }
  return { blocks, leaves };
}

const highestOf = (own: bigint, published: bigint | undefined): bigint =>
  published !== undefined && published > own ? published : own;

/** The restore after which there is no snapshot yet, if the installation was opened since the newest one was taken. */
async function restoredSince(tx: Tx, newest: SnapshotRow | undefined) {
  const opened = await lastOpened(tx);
  if (!opened?.openedAt || (newest && newest.takenAt >= opened.openedAt)) return undefined;
  const said = { takenAt: opened.takenAt.toISOString(), openedAt: opened.openedAt.toISOString() };
  return { highest: opened.highestSnapshot ?? 0n, said };
}

async function take(ports: Ports, tx: Tx): Promise<SnapshotRow | undefined> {
  if (!(await lockTaking(tx)) || (await isCrediting(tx)) || (await isClosed(tx))) return undefined;
  const takenAt = ports.clock.now();
  const before = await newestSnapshot(tx);
  const restored = await restoredSince(tx, before);
  const number = highestOf(before?.number ?? 0n, restored?.highest) + 1n;
  const journal = await journalHead(tx);
  const audited = await auditHead(tx);
  const accounts = await platformBalances(tx);
  const coins = figuresOf(await memberBalances(tx), accounts);
  const { blocks, leaves } = await writeLeaves(ports, tx, number);
  if (blocks.length === 0) return undefined;
  const root = rootOf(sha256, blocks);
  const { house, counted } = await platformFigures(tx, accounts, before ?? { countedBonus: 0n, countedFill: 0n });
  const head: SnapshotHead = {
    number,
    takenAt: takenAt.toISOString(),
    previous: before?.hash ?? NO_SNAPSHOT,
    journalSequence: journal.sequence,
    journalHead: journal.hash,
    leaves,
    root: hexOf(root.hash),
    rootSums: root.sums,
    coins,
    house,
    audit: { sequence: audited.sequence, hash: hexOf(audited.hash) },
    ...(restored && { restored: restored.said }),
  };
  const settled = (await lastSettled(tx))?.day ?? null;
  const row = { number, takenAt, settled, head: presentHead(head), hash: headHash(sha256, head), ...counted };
  await insertBlocks(tx, number, blocks);
  await insertSnapshot(tx, row);
  const faults = judgeSolvency(head);
  if (faults.length > 0) ports.log.error({ snapshot: String(number), faults }, 'a snapshot breaks the backing law');
  return row;
}

/** Payouts stop while the newest snapshot breaks the backing rule. */
export async function stopWhereShort(ports: Ports, snapshot: SnapshotRow): Promise<void> {
  const faults = faultsOf(snapshot);
  if (faults.length > 0) await stopPayouts(ports, `snapshot ${snapshot.number}`, faults.join(' '));
}

/**
 * Takes and publishes a snapshot of everything that is owed, from one database snapshot. One that breaks the backing
 * rule is published too, so that everybody sees it. `undefined` while another process takes one, while bonuses of a
 * settlement are still being credited, while the installation is closed after a restore, or while nobody is owed anything. Must not be called inside a transaction.
 */
export async function takeSnapshot(ports: Ports): Promise<SnapshotRow | undefined> {
  const taken = await ports.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => take(ports, tx));
  if (taken) await stopWhereShort(ports, taken);
  return taken;
}
