import type { Result } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openAccount } from '../../members/index.ts';
import { allocationPage } from '../market/queries-queue.ts';
import { salesPage } from '../market/queries-sales.ts';

/** The requests for shares of a member, for an operator who inspects it. */
export async function deskAllocations(
  ports: Ports,
  call: Call<'stock.deskAllocations'>,
): Promise<Result<Answer<'stock.deskAllocations'>>> {
  const opened = await openAccount(ports, call, 'allocations');
  return opened.ok ? allocationPage(ports, opened.value, call.query) : opened;
}

/** The offers of a member, for an operator who inspects it. */
export async function deskSales(
  ports: Ports,
  call: Call<'stock.deskSales'>,
): Promise<Result<Answer<'stock.deskSales'>>> {
  const opened = await openAccount(ports, call, 'sales');
  return opened.ok ? salesPage(ports, opened.value, call.query) : opened;
}
