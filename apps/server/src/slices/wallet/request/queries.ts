import { type Result, accept } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentConversion, presentTransfer } from '../present.ts';
import { presentRecharge, presentWithdrawal } from './present.ts';
import { presentAccount } from '../account/present.ts';
import { listAccounts } from '../account/store-accounts.ts';
import { RECHARGES, WITHDRAWALS } from './store.ts';
import { listConversions, listTransfers, namesOf } from '../store.ts';

export async function readTransfers(
  ports: Ports,
  call: Call<'wallet.transfers'>,
): Promise<Result<Answer<'wallet.transfers'>>> {
  const { coin, state } = call.query;
  const me = call.caller.memberNo;
  return paged(
    call.query,
    (start, limit) => listTransfers(ports.db, me, { coin, state, before: start }, limit),
    (row) => row.id,
    async (shown) => {
      const names = await namesOf(
        ports.db,
        shown.flatMap((row) => [row.payer, row.payee]),
      );
      const now = ports.clock.now();
      return shown.map((row) => presentTransfer(row, me, names, now));
    },
  );
}

export async function readConversions(
  ports: Ports,
  call: Call<'wallet.conversions'>,
): Promise<Result<Answer<'wallet.conversions'>>> {
  const { kind } = call.query;
  return paged(
    call.query,
    (start, limit) => listConversions(ports.db, call.caller.memberNo, kind, start, limit),
    (row) => row.id,
    (shown) => shown.map(presentConversion),
  );
}

export const readRecharges = (
  ports: Ports,
  { caller, query }: Call<'wallet.recharges'>,
): Promise<Result<Answer<'wallet.recharges'>>> =>
  RECHARGES.page(ports.db, { ...query, member: String(caller.memberNo) }, (shown) => shown.map(presentRecharge));

export const readWithdrawals = (
  ports: Ports,
  { caller, query }: Call<'wallet.withdrawals'>,
): Promise<Result<Answer<'wallet.withdrawals'>>> =>
  WITHDRAWALS.page(ports.db, { ...query, member: String(caller.memberNo) }, (shown) => shown.map(presentWithdrawal));

export async function readAccounts(
  ports: Ports,
  call: Call<'wallet.accounts'>,
): Promise<Result<Answer<'wallet.accounts'>>> {
  return accept({ items: (await listAccounts(ports.db, call.caller.memberNo)).map(presentAccount) });
}
