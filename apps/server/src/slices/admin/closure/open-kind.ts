import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { Change, ProposalKind } from '../../../platform/approvals/kind.ts';
import { openRestoreLocks, openUpTo } from '../../../platform/restore-lock/store.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { newestNumber } from '../../proof/index.ts';
import { operatorState } from '../store-operators.ts';

/** The restore that is judged, and the highest snapshot that was published, by their numbers. */
const storedBody = z.object({ closure: z.string(), snapshot: z.string() });
type Opening = z.infer<typeof storedBody>;

/** What is proposed of an installation that is closed; `statusChanged` elsewhere, and where the data were restored once more. */
async function openable(tx: Tx, { closure, snapshot }: Opening): Promise<Result<readonly Change[]>> {
  const newest = (await openRestoreLocks(tx)).at(-1);
  if (String(newest?.id) !== closure) return refuse('statusChanged');
  const own = await newestNumber(tx);
  const highest = BigInt(snapshot) > own ? BigInt(snapshot) : own;
  return accept([
    { field: 'closure', from: 'closed', to: 'open' },
    { field: 'nextSnapshot', from: String(own + 1n), to: String(highest + 1n) },
  ]);
}

/** The installation is opened after a restore, by two who have compared what was paid outside. Rule: admin#after-a-restore. */
export const openAfterRestore: ProposalKind<Opening> = {
  name: 'openAfterRestore',
  body: storedBody,
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: (tx, _subject, body) => openable(tx, body),
  apply: async (tx, _subject, { closure, snapshot }, at, by) => {
    const names: string[] = [];
    for (const id of by) names.push((await operatorState(tx, id))?.username ?? String(id));
    return (await openUpTo(tx, BigInt(closure), { at, by: names, highestSnapshot: BigInt(snapshot) })) > 0
      ? accept(true)
      : refuse('statusChanged');
  },
};
