import { accept } from '@greenhall/domain/shared/result';
import { REQUEST_RETENTION } from '@greenhall/domain/wallet/payment-request';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { publishRequest } from '../payment-request-steps.ts';
import { deleteUnpaidRequests, lockDueRequests, movePaymentRequest } from '../store-payment-requests.ts';

const AT_ONCE = 100;

/** Writes down that requests have expired. They were so from the moment on at which their time was over. */
export async function expireRequests(ports: Ports): Promise<void> {
  const at = ports.clock.now();
  await transact(ports.db, async (tx) => {
    for (const due of await lockDueRequests(tx, at, AT_ONCE)) {
      const row = await movePaymentRequest(tx, due, { event: 'expire', at });
      if (row) await publishRequest(ports, tx, row, [row.payee]);
    }
    return accept(undefined);
  });
}

/** Forgets requests that ended unpaid long ago. Those that were paid stay with their transfers. */
export const forgetRequests = ({ db, clock }: Ports): Promise<void> =>
  deleteUnpaidRequests(db, new Date(clock.now().getTime() - REQUEST_RETENTION), AT_ONCE * 10);
