import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { TEAM_COINS } from '@greenhall/domain/wallet/coins';
import { RECENT_PAYEES, shownPayee } from '@greenhall/domain/wallet/payees';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countRead } from '../../../platform/limits.ts';
import { ifWritable } from '../../../platform/outages.ts';
import type { Ports } from '../../../platform/ports.ts';
import { sameSponsorLine } from '../../network/index.ts';
import { isKnownPayee } from '../store.ts';
import { PAYEE_LIMIT, findNamed, payeeNames, shownNickname } from './payee.ts';
import { presentListed, presentRecent } from './present.ts';
import { forgetMasked, listedPayees } from './store-payees.ts';

/** Whom a member has saved, and whom it has paid last. */
export async function readPayees(
  { db }: Ports,
  { caller: { memberNo } }: Call<'wallet.payees'>,
): Promise<Result<Answer<'wallet.payees'>>> {
  const found = await listedPayees(db, memberNo, RECENT_PAYEES);
  const names = await payeeNames(
    db,
    found.map(({ payee }) => payee),
  );
  return accept({
    saved: found.flatMap((row) => (row.label === null ? [] : [presentListed(row, names)])),
    recent: found.flatMap((row) => (row.label === null ? [presentRecent(row, names)] : [])),
  });
}

/** Who would receive a transfer. */
export async function findPayee(ports: Ports, call: Call<'wallet.payee'>): Promise<Result<Answer<'wallet.payee'>>> {
  const me = call.caller.memberNo;
  const paced = await countRead(ports.db, PAYEE_LIMIT, String(me), ports.clock.now());
  if (!paced.ok) return paced;
  const { username, saved, again, coin } = call.query;
  const found = await findNamed(ports.db, call.caller, { payee: username, saved, again });
  if (!found.ok) return found;
  const { memberNo, isTyped } = found.value;
  if (memberNo === me) return refuse('selfTransfer');
  // Who has typed a name sees it in full from now on; in a session that acts for another account it is not the member who types.
  if (username !== undefined && !call.caller.actingFor) await ifWritable(() => forgetMasked(ports.db, me, memberNo));
  const asksForTeam = coin !== undefined && TEAM_COINS.includes(coin);
  return accept({
    name: shownPayee(found.value.username, isTyped),
    isMasked: !isTyped,
    nickname: await shownNickname(ports.db, memberNo),
    firstTime: !(await isKnownPayee(ports.db, me, memberNo)),
    sameTeam: asksForTeam ? await sameSponsorLine(ports.db, me, memberNo) : null,
  });
}
