import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { LAST_PLACE, pagedByTime } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { announcedParameters } from '../../platform/parameters/announced.ts';
import type { Ports } from '../../platform/ports.ts';
import { presentNotice } from './present.ts';
import { readingOf } from './queries.ts';
import { listShown, oneShown, type ShownRow } from './store.ts';
import { noticesAtHome, readNoticesOf } from './store-notices.ts';

async function presentNotices(ports: Ports, memberNo: MemberNo, shown: readonly ShownRow[]) {
  const ids = shown.map(({ id }) => id);
  const read = await readNoticesOf(ports.db, memberNo, ids);
  return shown.map((row) => presentNotice(row, read.has(row.id)));
}

export async function readNotices(
  ports: Ports,
  call: Call<'content.notices'>,
): Promise<Result<Answer<'content.notices'>>> {
  const reading = readingOf(ports, 'notice', call.query.language);
  return pagedByTime(
    call.query,
    (start, limit) => listShown(ports.db, reading, start ?? LAST_PLACE, limit),
    ({ position, id }) => ({ position, id }),
    (shown) => presentNotices(ports, call.caller.memberNo, shown),
  );
}

export async function readNotice(
  ports: Ports,
  call: Call<'content.notice'>,
): Promise<Result<Answer<'content.notice'>>> {
  const row = await oneShown(ports.db, readingOf(ports, 'notice', call.query.language), BigInt(call.params.id));
  if (!row) return refuse('notFound');
  const [notice] = await presentNotices(ports, call.caller.memberNo, [row]);
  return notice ? accept(notice) : refuse('notFound');
}

/** What home shows of the notices: how many are unread, the newest, and the important one that opens by itself. */
export async function readNoticeState(
  ports: Ports,
  call: Call<'content.noticeState'>,
): Promise<Result<Answer<'content.noticeState'>>> {
  const reading = readingOf(ports, 'notice', call.query.language);
  const found = await noticesAtHome(ports.db, call.caller.memberNo, reading);
  const [newest, important] = [true, false].map((isNewest) => {
    const row = found.find((one) => one.isNewest === isNewest);
    return row ? presentNotice(row, row.isRead) : null;
  });
  return accept({
    unread: Number(found[0]?.unread ?? 0n),
    newest: newest ?? null,
    important: important ?? null,
    parameters: await announcedParameters(ports, ports.db),
  });
}
