import { readHead } from '@greenhall/contract/proof/file';
import type { SnapshotOnWire } from '@greenhall/contract/proof/routes';
import { headHash } from '@greenhall/domain/proof/snapshot';
import { checkChain } from '@greenhall/domain/proof/verify';
import type { Check } from '../../platform/checks.ts';
import { type Db, type Tx, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import { faultsOf } from './faults.ts';
import { sha256 } from './salt.ts';
import { newestSnapshot } from './store.ts';

const AT_ONCE = 500;
type Kept = RowOf<typeof KEPT>;

const KEPT = columns('proof_snapshot', ['number', 'head', 'hash']).narrow<{ head: SnapshotOnWire['head'] }>();

/** The first snapshot that is not what its hash says or does not continue the one before it. */
async function brokenChain(db: Db | Tx): Promise<string[]> {
  let before: Kept | undefined;
  for (;;) {
    const page: Kept[] = await rows(
      db,
      select(KEPT)`
        from proof_snapshot
         where number > ${before?.number ?? 0n} order by number limit ${AT_ONCE}`,
    );
    if (page.length === 0) return [];
    for (const row of page) {
      const head = readHead(row.head);
      const follows = before && checkChain({ head: readHead(before.head), hash: before.hash }, head);
      if (headHash(sha256, head) !== row.hash || follows) return [`snapshot ${row.number}`];
      before = row;
    }
  }
}

/** What the newest snapshot admits itself: not everything owed is held, or the tree is not what members are owed. */
async function admittedFaults(db: Db | Tx): Promise<string[]> {
  const newest = await newestSnapshot(db);
  if (!newest) return [];
  return faultsOf(newest).map((fault) => `snapshot ${newest.number}: ${fault}`);
}

/** What always holds of published snapshots. */
export const proofChecks: readonly Check[] = [
  {
    name: 'every published snapshot is what its hash says and continues the one before it',
    isMoney: true,
    run: brokenChain,
  },
  { name: 'the newest published snapshot shows that everything owed is held', isMoney: true, run: admittedFaults },
];
