import { MOST_FOUND, type SearchKind } from '@greenhall/contract/admin/cases';
import type { RawBuilder } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';
import type { Found } from '../../../platform/facts/cases.ts';

/** The statement that asks several searches, each for its first cases. */
export const selectSearches = (searches: readonly RawBuilder<Found>[]) => placed(searches, MOST_FOUND);

/** What the searches of these kinds find, by kind in their order. */
export async function findCases(
  db: Db,
  searches: readonly (readonly [SearchKind, RawBuilder<Found>])[],
): Promise<(Found & { readonly kind: SearchKind })[]> {
  if (searches.length === 0) return [];
  const found = await rows(db, selectSearches(searches.map(([, search]) => search)));
  return searches.flatMap(([kind], n) =>
    found.filter(({ place }) => place === n).map(({ id, title, about }) => ({ kind, id, title, about })),
  );
}
