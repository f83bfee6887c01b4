import { normalise } from '@greenhall/domain/identity/credentials';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { auditProposalStep } from '../../../platform/approvals/apply.ts';
import { announcedProposals, endProposal } from '../../../platform/approvals/store.ts';
import { audit, changeOf, stateChange } from '../../../platform/audit/audit.ts';
import { insertRestoreLock, isClosed } from '../../../platform/restore-lock/store.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { lock } from '../../../platform/database/locks.ts';
import { transact } from '../../../platform/database/transact.ts';
import { voidLive } from '../../../platform/live/store.ts';
import { voidAccess } from '../../identity/index.ts';
import { suspendOne } from '../lose-rights.ts';
import { type OperatorState, allStandings } from '../store-operators.ts';
import { TERMINAL } from '../terminal.ts';
import { voidOperatorAccess } from './store.ts';

/** A restore of the data, as whoever makes it says. */
interface Restored {
  readonly restoredAt: Date;
  /** Up to when the backup has what happened. */
  readonly takenAt: Date;
  /** The names of the operators who may sign in first. */
  readonly mayEnter: readonly [string, string];
}

/** The operators by name, if both are supers who may sign in, in these data: `notFound`, `statusChanged`. */
function entering(all: readonly OperatorState[], names: Restored['mayEnter']): Result<readonly OperatorState[]> {
  const found = names.map((name) => all.find(({ username }) => username === normalise(name)));
  const [one, other] = found;
  if (!one || !other) return refuse('notFound');
  const isFit = ({ isSuspended, roles }: OperatorState) => !isSuspended && roles.includes('super');
  return one.id !== other.id && isFit(one) && isFit(other) ? accept([one, other]) : refuse('statusChanged');
}

/** Suspends every operator but these: some of them were suspended since the backup, and only people know which. */
async function suspendOthers(
  tx: Tx,
  all: readonly OperatorState[],
  kept: readonly OperatorState[],
  at: Date,
): Promise<number> {
  const others = all.filter(({ id, isSuspended }) => !isSuspended && !kept.some((one) => one.id === id));
  for (const { id, username: subject } of others) {
    await suspendOne(tx, id, at);
    const change = stateChange('active', 'suspended');
    await audit(tx, {
      operator: TERMINAL,
      act: 'operator.suspend',
      subject,
      detail: { restored: true },
      ...change,
      at,
    });
  }
  return others.length;
}

/** A member may have stopped the removal of its second factors since the backup: it has to be approved anew. */
async function endRemovals(tx: Tx, at: Date): Promise<void> {
  for (const row of await announcedProposals(tx, 'memberFactorLost')) {
    const ended = await endProposal(tx, row, 'withdrawn', at);
    if (ended) await auditProposalStep(tx, ended, TERMINAL, 'withdraw', at, { restored: true });
  }
}

/**
 * Closes an installation whose data were restored from a backup. What was open in the data is void: sessions, codes, tickets,
 * hand-offs, links and fresh codes. Every operator but the two is suspended, until these let it back. What moves or promises coins is
 * refused, and what goes out waits, until the two open the installation. `notFound` for a name that is no operator's, `statusChanged`
 * unless both are supers who may sign in, `badRequest` for a backup of later than its restore. It may be done while a program serves: it
 * waits for what is under way. Rule: admin#after-a-restore.
 */
export function closeAfterRestore(
  db: Db,
  { restoredAt, takenAt, mayEnter }: Restored,
): Promise<Result<{ readonly id: bigint }>> {
  return transact(db, async (tx) => {
    if (takenAt > restoredAt) return refuse('badRequest', { field: 'takenAt' });
    const wasClosed = await isClosed(tx);
    const id = await insertRestoreLock(tx, {
      restoredAt,
      takenAt,
      closedAt: restoredAt,
      mayEnter: mayEnter.map(normalise),
    });
    await lock(tx, 'operators');
    const all = await allStandings(tx);
    const kept = entering(all, mayEnter);
    if (!kept.ok) return kept;
    await voidAccess(tx, restoredAt);
    await voidOperatorAccess(tx, restoredAt);
    await voidLive(tx);
    await endRemovals(tx, restoredAt);
    const suspended = await suspendOthers(tx, all, kept.value, restoredAt);
    await audit(tx, {
      operator: TERMINAL,
      act: 'closure.close',
      subject: String(id),
      detail: {
        takenAt: takenAt.toISOString(),
        mayEnter: kept.value.map(({ username }) => username).join(' '),
        suspended,
      },
      ...changeOf({ state: wasClosed ? 'closed' : 'open', restored: null }, { state: 'closed', restored: String(id) }),
      at: restoredAt,
    });
    return accept({ id });
  });
}
