import type { Result } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentPayment } from './present.ts';
import { paymentsOf } from './store.ts';

export async function listPayments(
  ports: Ports,
  call: Call<'stock.payments'>,
): Promise<Result<Answer<'stock.payments'>>> {
  const me = call.caller.memberNo;
  return paged(
    call.query,
    (start, limit) => paymentsOf(ports.db, me, start, limit),
    (row) => row.id,
    (shown) => shown.map((row) => presentPayment(row, row.payerName, me)),
  );
}
