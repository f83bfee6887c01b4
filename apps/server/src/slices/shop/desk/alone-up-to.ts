import type { Amount } from '@greenhall/domain/shared/money';
import { DECISION_PARAMETERS } from '@greenhall/domain/shop/parameters';
import type { Tx } from '../../../platform/database/database.ts';
import { parametersAt } from '../../../platform/parameters/store.ts';

/** Up to which sum one operator refunds or gives away without another, as it is in force at a moment. Rule: shop#refunds. */
export async function singleOperatorLimit(tx: Tx, at: Date): Promise<Amount<'mey'>> {
  const { shopAlone } = await parametersAt(tx, DECISION_PARAMETERS, at);
  return shopAlone;
}
