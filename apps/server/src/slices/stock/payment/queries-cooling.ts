import type { NextStepPort } from '../../../platform/facts/next-step.ts';
import { coolingPayments } from './store.ts';

/** The payments of the member's level that can still be cancelled. */
export const readCooling: NextStepPort['cooling'] = async (db, member) =>
  (await coolingPayments(db, member)).map(({ id, level, coolsUntil, funder }) => ({
    payment: id,
    level,
    until: coolsUntil.getTime(),
    isOwn: funder === member,
  }));
