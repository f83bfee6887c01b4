import { type FindKind, MOST_FOUND } from '@greenhall/contract/admin/search';
import type { RawBuilder } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';
import type { Found } from '../../../platform/facts/finders.ts';

/** The statement that asks several finders, each for its first things. */
export const askFinders = (finders: readonly RawBuilder<Found>[]) => placed(finders, MOST_FOUND);

/** What the finders of these kinds find, by kind in their order. */
export async function findThings(
  db: Db,
  finders: readonly (readonly [FindKind, RawBuilder<Found>])[],
): Promise<(Found & { readonly kind: FindKind })[]> {
  if (finders.length === 0) return [];
  const found = await rows(db, askFinders(finders.map(([, finder]) => finder)));
  return finders.flatMap(([kind], n) =>
    found.filter(({ place }) => place === n).map(({ id, title, about }) => ({ kind, id, title, about })),
  );
}
