import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { oneShown } from './store.ts';
import { insertRead, newestNotice, setReadUntil } from './store-notices.ts';

/** Marks one notice as read. One that is not visible is not found. */
export function setNoticeRead(
  ports: Ports,
  call: Call<'content.readNotice'>,
): Promise<Result<Answer<'content.readNotice'>>> {
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    const row = await oneShown(tx, { kind: 'notice', language: 'en', now: ports.clock.now() }, id);
    if (!row) return refuse('notFound');
    await insertRead(tx, call.caller.memberNo, id);
    return accept({});
  });
}

/**
 * Marks all notices as read that are visible now; those that appear later are unread again. It counts up to the newest of
 * them and not up to the clock, so that one that is being published at this moment stays unread.
 */
export function setNoticesRead(
  ports: Ports,
  call: Call<'content.readNotices'>,
): Promise<Result<Answer<'content.readNotices'>>> {
  return once(ports, call, async (tx) => {
    const newest = await newestNotice(tx, ports.clock.now());
    if (newest) await setReadUntil(tx, call.caller.memberNo, newest);
    return accept({});
  });
}
