import { type Result, accept } from '@greenhall/domain/shared/result';
import { RECENT_PAYEES } from '@greenhall/domain/wallet/payees';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { namesOf } from '../store.ts';
import { shownNickname } from './payee.ts';
import { type PayeeNames, presentRecent, presentSaved } from './present.ts';
import { recentPayees, savedPayees } from './store-payees.ts';

/** The names of payees, of which a member has few. */
export async function payeeNames(db: Db | Tx, payees: readonly bigint[]): Promise<PayeeNames> {
  const nicknames = new Map<bigint, string | null>();
  for (const payee of payees) nicknames.set(payee, await shownNickname(db, payee));
  return { usernames: await namesOf(db, payees), nicknames };
}

/** Whom a member has saved, and whom it has paid last. */
export async function readPayees(
  { db }: Ports,
  { caller: { memberNo } }: Call<'wallet.payees'>,
): Promise<Result<Answer<'wallet.payees'>>> {
  const [saved, recent] = [await savedPayees(db, memberNo), await recentPayees(db, memberNo, RECENT_PAYEES)];
  const names = await payeeNames(
    db,
    [...saved, ...recent].map(({ payee }) => payee),
  );
  return accept({
    saved: saved.map((row) => presentSaved(row, names)),
    recent: recent.map((row) => presentRecent(row, names)),
  });
}
