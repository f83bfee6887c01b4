import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { shownPayee } from '@greenhall/domain/wallet/payees';
import type { ListedSavedRow, RecentPayeeRow, SavedPayeeRow } from './store-payees.ts';

type Saved = Output<RouteOf<'wallet.savePayee'>>;
type Payees = Output<RouteOf<'wallet.payees'>>;

/** What is known of payees besides their rows: their usernames, and what they call themselves. */
export type PayeeNames = ReadonlyMap<bigint, { readonly username: string; readonly nickname: string | null }>;

const named = (names: PayeeNames, { payee, typed }: Pick<SavedPayeeRow, 'payee' | 'typed'>) => ({
  name: shownPayee(names.get(payee)?.username ?? '', typed),
  isMasked: !typed,
  nickname: names.get(payee)?.nickname ?? null,
});

export const presentSaved = (row: SavedPayeeRow, names: PayeeNames): Saved => ({
  id: String(row.id),
  label: row.label,
  ...named(names, row),
});

export const presentListed = (row: ListedSavedRow, names: PayeeNames): Payees['saved'][number] => ({
  ...presentSaved(row, names),
  paidAt: row.at?.toISOString() ?? null,
});

export const presentRecent = (row: RecentPayeeRow, names: PayeeNames): Payees['recent'][number] => ({
  transfer: String(row.id),
  at: row.at.toISOString(),
  ...named(names, row),
});
