import type { ReadSituation } from '../../../platform/facts/situation.ts';
import { coolingPayments } from './store.ts';

/** The payments of the member's level that can still be cancelled. */
export const readCooling: ReadSituation = async (db, member) => ({
  cooling: (await coolingPayments(db, member)).map(({ id, level, coolsUntil, funder }) => ({
    payment: id,
    level,
    until: coolsUntil.getTime(),
    isOwn: funder === member,
  })),
});
