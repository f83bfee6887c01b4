import { SESSION } from '@greenhall/domain/identity/session';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { credentialByNumber } from '../store.ts';

const SHOWN = 50;

/** The open sessions of a member that may be seen: one of its own sessions sees all, one that acts for it only itself. */
interface Seen {
  readonly only: bigint | null;
}

const LISTED = columns('identity_session', ['id', 'device', 'network', 'createdAt', 'seenAt', 'actingFor']);

/** The open sessions of a member, the most recently used first, with nothing by which one signs in. */
export async function openSessionsOf(
  ports: Pick<Ports, 'db' | 'clock'>,
  memberNo: MemberNo,
  { only }: Seen = { only: null },
) {
  const now = ports.clock.now().getTime();
  const found = await rows(
    ports.db,
    select(LISTED)`
      from identity_session
       where member_no = ${memberNo} and ended_at is null and id = coalesce(${only}::bigint, id)
         and seen_at > ${new Date(now - SESSION.idle)} and created_at > ${new Date(now - SESSION.absolute)}
       order by seen_at desc, id desc limit ${SHOWN}`,
  );
  return found.map((row) => ({
    id: String(row.id),
    device: row.device,
    network: row.network,
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    actingFor: row.actingFor,
  }));
}

/** The sessions of the member. A session that acts for the member sees only itself. */
export async function listSessions(
  ports: Ports,
  { caller }: Call<'identity.sessions'>,
): Promise<Result<Answer<'identity.sessions'>>> {
  const { memberNo, sessionId, actingFor } = caller;
  const found = await openSessionsOf(ports, memberNo, { only: actingFor ? sessionId : null });
  return accept({ items: found.map((one) => ({ ...one, current: one.id === String(sessionId) })) });
}

export async function readSession(
  ports: Ports,
  call: Call<'identity.session'>,
): Promise<Result<Answer<'identity.session'>>> {
  const { memberNo, username, actingFor } = call.caller;
  const credential = await credentialByNumber(ports.db, memberNo);
  if (!credential) return refuse('memberNotFound');
  return accept({ id: String(memberNo), userid: username, recode: credential.invitationCode, actingFor });
}
