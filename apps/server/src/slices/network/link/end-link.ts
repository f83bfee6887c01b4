import { LINK_TRANSITIONS } from '@greenhall/domain/network/link';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { endActing } from '../../identity/index.ts';
import { type LinkRow, closeLink, linkOf, openLinksOf, overdueLinks } from './store-links.ts';
import { type LinkChange, notifyOfLink } from './notify-applicants.ts';

const AT_ONCE = 100;

type Ending = 'refuse' | 'withdraw' | 'unbind';
/** Who may bring an end about. */
const BY: Readonly<Record<Ending, readonly ('main' | 'sub')[]>> = {
  refuse: ['sub'],
  withdraw: ['main'],
  unbind: ['main', 'sub'],
};
const TOLD = { refuse: 'refused', withdraw: 'withdrawn', unbind: 'ended' } as const satisfies Record<
  Ending,
  LinkChange
>;

/** Ends an application or binding that was read, unless something else has ended it meanwhile. */
async function end(ports: Ports, tx: Tx, row: LinkRow, ending: Ending, by: MemberNo): Promise<Result<true>> {
  const at = ports.clock.now();
  const to = LINK_TRANSITIONS.next(row.state, ending);
  if (!to || !(await closeLink(tx, row.id, row.state, to, at))) return refuse('statusChanged');
  if (row.state === 'bound') await endActing(tx, row.sub, row.main, at);
  const other = by === row.main ? row.sub : row.main;
  await notifyOfLink(ports, tx, { member: other, other: by, change: TOLD[ending] });
  return accept(true);
}

type Route = 'network.refuseLink' | 'network.withdrawLink' | 'network.endLink';

function ends<K extends Route>(ending: Ending) {
  return (ports: Ports, call: Call<K>): Promise<Result<Answer<'network.endLink'>>> => {
    const { params, caller } = call as Call<Route>;
    const me = caller.memberNo;
    return once(ports, call, async (tx) => {
      const row = await linkOf(tx, BigInt(params.id), me);
      if (!row || !BY[ending].includes(me === row.main ? 'main' : 'sub')) return refuse('notFound');
      const done = await end(ports, tx, row, ending, me);
      return done.ok ? accept({}) : done;
    });
  };
}

/** The sub-account refuses an application. */
export const refuseLink = ends<'network.refuseLink'>('refuse');
/** The main account takes its application back. */
export const withdrawLink = ends<'network.withdrawLink'>('withdraw');
/** Either account ends the binding, with every session that acts through it. */
export const endLink = ends<'network.endLink'>('unbind');

/** Ends every application and binding of a member, whichever side of it the member is. */
export async function endLinksOf(ports: Ports, tx: Tx, memberNo: MemberNo): Promise<void> {
  for (const row of await openLinksOf(tx, memberNo)) {
    const asMain = row.main === memberNo;
    await end(ports, tx, row, row.state === 'bound' ? 'unbind' : asMain ? 'withdraw' : 'refuse', memberNo);
  }
}

/** Ends applications that nobody has answered in time, and tells both accounts. */
export async function endOverdueLinks(ports: Ports): Promise<number> {
  const at = ports.clock.now();
  const due = await overdueLinks(ports.db, at, AT_ONCE);
  for (const { id, main, sub } of due)
    await transact(ports.db, async (tx) => {
      if (!(await closeLink(tx, id, 'applied', 'expired', at))) return refuse('statusChanged');
      await notifyOfLink(ports, tx, { member: main, other: sub, change: 'expired' });
      await notifyOfLink(ports, tx, { member: sub, other: main, change: 'expired' });
      return accept(undefined);
    });
  return due.length;
}
