import { maskEmail, maskPhone } from '@greenhall/domain/identity/masking';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { mayReach } from '../../../platform/http/rights.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openSessionsOf, waitingAmong } from '../../identity/index.ts';
import { openAccount } from '../inspection/open-account.ts';
import { presentInvestigation, presentOpened } from '../inspection/present.ts';
import { investigationsOf, runningInspection } from '../inspection/store.ts';
import { planNow } from '../plan-now.ts';
import { presentMe, presentRestriction } from '../present.ts';
import { addressesOf, memberByNumber } from '../store.ts';
import { restrictionsOf } from '../store-restrictions.ts';

/** What stands open of a member, without an inspection. */
export async function readMember(
  ports: Ports,
  { caller, params }: Call<'members.deskMember'>,
): Promise<Result<Answer<'members.deskMember'>>> {
  const { db, clock, persons } = ports;
  const memberNo = memberNumber(params.id);
  const row = await memberByNumber(db, memberNo);
  if (!row) return refuse('memberNotFound');
  const at = clock.now();
  const running = await runningInspection(db, memberNo, caller.operatorId, at);
  const knowsOf = (key: 'members.restrictions' | 'members.endInvestigation') => mayReach(caller, key);
  const restrictions = knowsOf('members.restrictions') ? await restrictionsOf(db, memberNo, at) : null;
  // Who is the member itself, or close to it, is not told that it is investigated.
  const obstacleOf = await persons.obstacles(db, caller, [memberNo]);
  const mayKnow = knowsOf('members.endInvestigation') && obstacleOf(memberNo) === null;
  const investigations = mayKnow ? await investigationsOf(db, memberNo) : null;
  return accept({
    id: String(memberNo),
    userid: row.username,
    status: row.status,
    level: row.level,
    bought: row.bought,
    nodeFuel: formatAmount(row.nodeFuel),
    joinedAt: row.joinedAt.toISOString(),
    isLocked: (await waitingAmong(db, 'login', [String(memberNo)])).has(String(memberNo)),
    restrictions: restrictions && restrictions.map(presentRestriction),
    isOperators: await persons.isOperators(db, memberNo),
    inspection: running ? presentOpened(running) : null,
    investigations: investigations && investigations.map((one) => presentInvestigation(one, at)),
  });
}

/** The profile of a member, phone and e-mail masked, for the operator who inspects it. */
export async function readProfile(
  ports: Ports,
  call: Call<'members.deskProfile'>,
): Promise<Result<Answer<'members.deskProfile'>>> {
  const opened = await openAccount(ports, call, 'profile');
  if (!opened.ok) return opened;
  const memberNo = opened.value;
  const row = await memberByNumber(ports.db, memberNo);
  if (!row) return refuse('notFound');
  const { levels } = await planNow(ports);
  const restrictions = await restrictionsOf(ports.db, memberNo, ports.clock.now());
  const addresses = await addressesOf(ports.db, memberNo);
  const address = (channel: string) => addresses.find((one) => one.channel === channel)?.address;
  const [phone, email] = [address('phone'), address('email')];
  const masked = { phone: phone ? maskPhone(phone) : null, email: email ? maskEmail(email) : null };
  return accept({ ...presentMe(row, levels, restrictions), ...masked });
}

/** Where a member is signed in, for the operator who inspects it. */
export async function readSessions(
  ports: Ports,
  call: Call<'members.deskSessions'>,
): Promise<Result<Answer<'members.deskSessions'>>> {
  const opened = await openAccount(ports, call, 'sessions');
  return opened.ok ? accept({ items: await openSessionsOf(ports, opened.value) }) : opened;
}
