import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { openAccount } from '../members/index.ts';
import { presentChoices, presentNotice } from './present.ts';
import { pushKeys } from './push-keys.ts';
import { countUnread, listNotices } from './store.ts';
import { chosenBy } from './store-choices.ts';

const COUNTED = 100;

/** How many are unread; a session that acts for another account is told of none. */
export async function readState(
  ports: Ports,
  { caller }: Call<'notifications.state'>,
): Promise<Result<Answer<'notifications.state'>>> {
  return accept({ unread: caller.actingFor ? 0 : await countUnread(ports.db, caller.memberNo, COUNTED) });
}

const noticesOf = ({ db }: Ports, memberNo: MemberNo, query: Call<'notifications.list'>['query']) =>
  paged(
    query,
    (start, limit) => listNotices(db, memberNo, start, limit),
    (row) => row.id,
    (shown) => shown.map(presentNotice),
  );

export function readNotifications(
  ports: Ports,
  { caller, query }: Call<'notifications.list'>,
): Promise<Result<Answer<'notifications.list'>>> {
  return noticesOf(ports, caller.memberNo, query);
}

/** What a member was told, for the operator who inspects it. */
export async function deskNotices(
  ports: Ports,
  call: Call<'notifications.deskNotices'>,
): Promise<Result<Answer<'notifications.deskNotices'>>> {
  const opened = await openAccount(ports, call, 'notices');
  if (!opened.ok) return opened;
  return noticesOf(ports, opened.value, call.query);
}

export async function readChoices(
  ports: Ports,
  { caller }: Call<'notifications.choices'>,
): Promise<Result<Answer<'notifications.choices'>>> {
  return accept(presentChoices(await chosenBy(ports.db, caller.memberNo)));
}

/** The key by which a browser knows who may tell it something. */
export async function readPushKey(ports: Ports): Promise<Result<Answer<'notifications.pushKey'>>> {
  return accept({ key: (await pushKeys(ports)).publicKey });
}
