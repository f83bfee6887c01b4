import { type Result, accept } from '@greenhall/domain/shared/result';
import { openProposalsOf } from '../../../platform/approvals/store.ts';
import { listRestoreLocks } from '../../../platform/restore-lock/store.ts';
import type { Answer } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { newestNumber } from '../../proof/index.ts';
import { openAfterRestore } from './open-kind.ts';

/** The restores of the data, and whether the installation is closed after one. */
export async function readRestoreLocks({ db }: Ports): Promise<Result<Answer<'admin.closures'>>> {
  const found = await listRestoreLocks(db);
  const proposed = await openProposalsOf(db, openAfterRestore.name);
  const closed = found.filter(({ openedAt }) => openedAt === null);
  return accept({
    items: found.map(({ id, restoredAt, takenAt, closedAt, mayEnter, openedAt, openedBy, highestSnapshot }) => ({
      id: String(id),
      restoredAt: restoredAt.toISOString(),
      takenAt: takenAt.toISOString(),
      closedAt: closedAt.toISOString(),
      mayEnter: [...mayEnter],
      openedAt: openedAt?.toISOString() ?? null,
      openedBy: openedBy && [...openedBy],
      highestSnapshot: highestSnapshot === null ? null : String(highestSnapshot),
    })),
    isClosed: closed.length > 0,
    ownSnapshot: String(await newestNumber(db)),
    isProposed: proposed.some(({ subject }) => subject === String(closed[0]?.id)),
  });
}
