import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { shownPayee } from '@greenhall/domain/wallet/payees';
import type { RecentPayeeRow, SavedPayeeRow } from './store-payees.ts';

type Payees = Output<RouteOf<'wallet.payees'>>;

/** What is known of payees besides their rows: their usernames, and what they call themselves. */
export interface PayeeNames {
  readonly usernames: ReadonlyMap<bigint, string>;
  readonly nicknames: ReadonlyMap<bigint, string | null>;
}

const named = ({ usernames, nicknames }: PayeeNames, { payee, typed }: Pick<SavedPayeeRow, 'payee' | 'typed'>) => ({
  name: shownPayee(usernames.get(payee) ?? '', typed),
  isMasked: !typed,
  nickname: nicknames.get(payee) ?? null,
});

export const presentSaved = (row: SavedPayeeRow, names: PayeeNames): Payees['saved'][number] => ({
  id: String(row.id),
  label: row.label,
  ...named(names, row),
});

export const presentRecent = (row: RecentPayeeRow, names: PayeeNames): Payees['recent'][number] => ({
  transfer: String(row.transferId),
  at: row.at.toISOString(),
  ...named(names, row),
});
