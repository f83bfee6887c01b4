import { type PaymentChecks, judgePayment } from '@greenhall/domain/chain/judge';
import { expectedPayment } from '@greenhall/domain/wallet/unique-amount';
import type { Ports } from '../../../platform/ports.ts';
import { usedLogs } from '../../chain/index.ts';
import { isIntact } from '../pay-in/seal.ts';
import type { UniqueAmountRow } from '../pay-in/store-unique-amounts.ts';
import { shownDepositMethod } from '../pay-in/store-deposit-methods.ts';

/** The number of a report that is not made yet. */
export const NO_REPORT = 0n;

/**
 * Judges a transaction as an exact payment by the facts of the chain. The receiver is the address of the sealed way: of one that was
 * changed in the database nothing is known. It must not be called inside a transaction.
 */
export async function findPayment(
  ports: Ports,
  { network, wayId, amount, madeAt }: Pick<UniqueAmountRow, 'network' | 'wayId' | 'amount' | 'madeAt'>,
  txid: string,
  report = NO_REPORT,
): Promise<PaymentChecks> {
  const way = await shownDepositMethod(ports.db, wayId);
  const isOurs = way !== undefined && isIntact(ports.secret, way);
  const expected = expectedPayment({
    terms: isOurs ? ports.chain.terms(network) : undefined,
    address: way?.account ?? '',
    amount,
    madeAt: madeAt.getTime(),
    askedAt: ports.clock.now().getTime(),
    usedLogs: await usedLogs(ports.db, { network, txid }, { kind: 'recharge', ref: report }),
  });
  return judgePayment(expected, await ports.chain.facts(network, txid));
}
