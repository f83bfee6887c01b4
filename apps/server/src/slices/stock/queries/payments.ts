import { type Result, accept } from '@greenhall/domain/shared/result';
import { PAGE, pageOf, readCursor } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentPayment } from '../present.ts';
import { paymentsOf } from '../store.ts';

export async function listPayments(
  ports: Ports,
  call: Call<'stock.payments'>,
): Promise<Result<Answer<'stock.payments'>>> {
  const before = readCursor(call.query.cursor);
  if (!before.ok) return before;
  const me = call.caller.memberNo;
  const limit = call.query.limit ?? PAGE;
  const found = await paymentsOf(ports.db, me, before.value, limit + 1);
  return accept(
    pageOf(
      found,
      limit,
      (row) => row.id,
      (row) => presentPayment(row, row.payerName, me),
    ),
  );
}
