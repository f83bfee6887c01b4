import { WALLET_PARAMETERS, withdrawalRulesOf } from '@greenhall/domain/wallet/parameters';
import type { WithdrawalRules } from '@greenhall/domain/wallet/rules';
import type { Db, Tx } from '../../platform/database/database.ts';
import { parametersAt } from '../../platform/parameters/store.ts';

/** Fee and limits of a withdrawal, as they are in force at a moment. Rule: wallet#withdrawal. */
export const withdrawalRulesAt = async (db: Db | Tx, at: Date): Promise<WithdrawalRules> =>
  withdrawalRulesOf(await parametersAt(db, WALLET_PARAMETERS, at));
