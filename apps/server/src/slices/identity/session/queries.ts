import { SESSION } from '@greenhall/domain/identity/session';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { credentialByNumber } from '../store.ts';

const SHOWN = 50;

const LISTED = columns('identity_session', ['id', 'device', 'network', 'createdAt', 'seenAt', 'actingFor']);

/** The sessions of the member, the most recently used first. A session that acts for the member sees only itself. */
export async function listSessions(
  ports: Ports,
  call: Call<'identity.sessions'>,
): Promise<Result<Answer<'identity.sessions'>>> {
  const now = ports.clock.now().getTime();
  const found = await rows(
    ports.db,
    select(LISTED)`
      from identity_session
       where member_no = ${call.caller.memberNo} and ended_at is null
         and (not ${call.caller.actingFor}::boolean or id = ${call.caller.sessionId})
         and seen_at > ${new Date(now - SESSION.idle)} and created_at > ${new Date(now - SESSION.absolute)}
       order by seen_at desc, id desc limit ${SHOWN}`,
  );
  const items = found.map((row) => ({
    id: String(row.id),
    device: row.device,
    network: row.network,
    createdAt: row.createdAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    current: row.id === call.caller.sessionId,
    actingFor: row.actingFor,
  }));
  return accept({ items });
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
