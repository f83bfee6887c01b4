import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import type { WithdrawalLimits } from '@greenhall/domain/verification/level';
import {
  CASE_PARAMETERS,
  RETENTION_PARAMETERS,
  LIMIT_PARAMETERS,
  withdrawalLimitsOf,
} from '@greenhall/domain/verification/parameters';
import type { Db, Tx } from '../../platform/database/database.ts';
import { parametersAt } from '../../platform/parameters/store.ts';

/** The limits of withdrawals by level, as they are in force at a moment. Rule: verification#limits. */
export const withdrawalLimitsAt = async (db: Db | Tx, at: Date): Promise<WithdrawalLimits> =>
  withdrawalLimitsOf(await parametersAt(db, LIMIT_PARAMETERS, at));

/** The times of a case that operators can change, in milliseconds, as they are in force at a moment. Rule: verification#times. */
export async function caseTimesAt(db: Db | Tx, at: Date): Promise<{ readonly claim: number; readonly again: number }> {
  const values = await parametersAt(db, CASE_PARAMETERS, at);
  return {
    claim: values.claimMinutes * MINUTE,
    again: values.rejectionHours * HOUR,
  };
}

/** How long what is sealed is kept, in milliseconds, as it is in force at a moment. Rule: verification#times. */
export async function retentionTimesAt(
  db: Db | Tx,
  at: Date,
): Promise<{ readonly pictures: number; readonly fields: number }> {
  const values = await parametersAt(db, RETENTION_PARAMETERS, at);
  return { pictures: values.pictureDays * DAY, fields: values.sealedDays * DAY };
}
