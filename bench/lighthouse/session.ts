import type { composeDemo } from '@greenhall/server/demo/index';
import { COMPANION_COOKIE } from '@greenhall/server/platform/http/caller';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';

/** Somebody in the middle of the demo's network. */
const MEMBER = 'ann88';

/** A new session of a member of the demo: its cookie, and a script that keeps the rest of it on a page of the site. */
export async function sessionIn({ ports }: Awaited<ReturnType<typeof composeDemo>>['app'], url: string) {
  const { rows } = await sql<{ no: bigint; code: string }>`
    select member_no as no, invitation_code as code from identity_name where username = ${MEMBER}`.execute(ports.db);
  const [found] = rows;
  if (!found) throw new Error(`the demo has no ${MEMBER}`);
  const member = await openSettledSession(ports, String(found.no), MEMBER, found.code);
  const kept = {
    token: member.token,
    id: member.no,
    userid: member.name,
    recode: member.invitation,
    store: JSON.stringify({ version: 1, user: member.name, state: { LoginState: true } }),
  };
  return {
    cookie: {
      name: COMPANION_COOKIE,
      value: member.companion,
      url: `${url}/api`,
      httpOnly: true,
      sameSite: 'Strict' as const,
    },
    keep: `for (const [name, value] of ${JSON.stringify(Object.entries(kept))}) localStorage.setItem(name, value)`,
  };
}
