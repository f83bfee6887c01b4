import type { Result } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openAccount } from '../../members/index.ts';
import { allocationPage } from '../market/queries-queue.ts';
import { salesPage } from '../market/queries-sales.ts';

/** The requests for shares of a member, for an operator who inspects it. */
export async function deskAllocations(
  ports: Ports,
  { caller, params, query }: Call<'stock.deskAllocations'>,
): Promise<Result<Answer<'stock.deskAllocations'>>> {
  const opened = await openAccount(ports, caller, params.inspection, 'allocations');
  return opened.ok ? allocationPage(ports, opened.value, query) : opened;
}

/** The offers of a member, for an operator who inspects it. */
export async function deskSales(
  ports: Ports,
  { caller, params, query }: Call<'stock.deskSales'>,
): Promise<Result<Answer<'stock.deskSales'>>> {
  const opened = await openAccount(ports, caller, params.inspection, 'sales');
  return opened.ok ? salesPage(ports, opened.value, query) : opened;
}
