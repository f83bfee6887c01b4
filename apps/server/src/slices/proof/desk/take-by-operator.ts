import { MINUTE, SECOND, unitsLeft } from '@greenhall/domain/shared/time';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import { isClosed } from '../../../platform/restore-lock/store.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { isCrediting } from '../../stock/index.ts';
import { newestSnapshot } from '../store.ts';
import { takeSnapshot } from '../take-snapshot.ts';

/** About how long bonuses are credited after a day's end. */
const CREDITING_SECONDS = 10;

/** A snapshot at an operator's word, one a minute; the act is recorded. */
export async function takeByOperator(ports: Ports, call: Call<'proof.take'>): Promise<Result<Answer<'proof.take'>>> {
  // What was published after the backup may have the number that would come next in these data.
  if (await isClosed(ports.db)) return refuse('notYetOpen');
  const at = ports.clock.now();
  const newest = await newestSnapshot(ports.db);
  const seconds = unitsLeft((newest?.takenAt.getTime() ?? -Infinity) + MINUTE, at.getTime(), SECOND);
  if (seconds > 0) return refuse('tooFrequent', { seconds });
  const taken = await takeSnapshot(ports);
  if (!taken)
    return (await isCrediting(ports.db)) ? refuse('serverBusy', { seconds: CREDITING_SECONDS }) : refuse('notFound');
  const { head, hash } = taken;
  await ports.db
    .transaction()
    .execute((tx) =>
      audit(tx, { operator: call.caller.username, act: 'proof.take', subject: head.number, detail: { hash }, at }),
    );
  return accept({ head, hash });
}
