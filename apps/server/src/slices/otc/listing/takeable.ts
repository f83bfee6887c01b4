import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import type { Ports } from '../../../platform/ports.ts';
import { checkRestricted } from '../../members/index.ts';
import { isPayee } from '../../wallet/index.ts';
import { checkTaker } from './taker.ts';
import { type BetweenFacts, memberFacts } from './store-order-facts.ts';
import { type Sought, type SoughtListing, soughtListings } from './store-takeable.ts';

/** Nothing stands between a member and a listing that is not named yet. */
const NOBODY: BetweenFacts = {
  otherOwner: null,
  isLinked: false,
  isOtherFrozen: false,
  isBlocked: false,
};

/**
 * The listings of which a member could take something now, the best price first, among at most `limit`; what keeps it from taking any
 * is refused as by taking itself. Whether its coins suffice is not asked, since a part can be taken.
 */
export async function takeableNow(
  { db, chain }: Pick<Ports, 'db' | 'chain'>,
  sought: Sought,
  limit: number,
): Promise<Result<readonly SoughtListing[]>> {
  const { viewer, side, at } = sought;
  const now = at.getTime();
  const facts = await memberFacts(db, viewer, new Date(startOfDay(dayOf(now))));
  if (!facts) return refuse('notFound');
  const may = checkTaker({ ...facts, ...NOBODY, isOpen: true }, side, now);
  if (!may.ok) return may;
  const allowed = await checkRestricted(db, viewer, 'trade', at);
  if (!allowed.ok) return allowed;
  const found = await soughtListings(db, sought, limit);
  const mayTake = ({ address, ...listing }: SoughtListing): boolean =>
    address !== null &&
    isPayee(chain, { ...listing, address }) &&
    checkTaker({ ...facts, ...listing, isOpen: true }, side, now).ok;
  return accept(found.filter(mayTake));
}
