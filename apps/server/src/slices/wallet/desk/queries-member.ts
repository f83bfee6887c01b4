import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { openAccount } from '../../members/index.ts';
import { balancesOf } from '../queries-balances.ts';
import { billOf } from '../queries-bill.ts';

/** The balances of a member, for an operator who inspects it. */
export async function deskBalances(
  ports: Ports,
  call: Call<'wallet.deskBalances'>,
): Promise<Result<Answer<'wallet.deskBalances'>>> {
  const opened = await openAccount(ports, call, 'balances');
  return opened.ok ? accept(await balancesOf(ports, opened.value)) : opened;
}

/** The bill of a member, for an operator who inspects it; other members' names stay masked. */
export async function deskBill(
  ports: Ports,
  call: Call<'wallet.deskBill'>,
): Promise<Result<Answer<'wallet.deskBill'>>> {
  const opened = await openAccount(ports, call, 'bill');
  return opened.ok ? billOf(ports, opened.value, call.query) : opened;
}
