import { type Result, accept } from '@greenhall/domain/shared/result';
import { PAGE, pageOf, readCursor } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentConversion, presentTransfer } from '../present.ts';
import { parties, presentAccount, presentRecharge, presentWithdrawal } from '../present-desk.ts';
import { listAccounts } from '../store-accounts.ts';
import { likeEarlier, listRecharges, listWithdrawals } from '../store-desk.ts';
import { listConversions, listTransfers, namesOf } from '../store.ts';

export async function readTransfers(
  ports: Ports,
  call: Call<'wallet.transfers'>,
): Promise<Result<Answer<'wallet.transfers'>>> {
  const { cursor, limit = PAGE, coin, state } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const me = call.caller.memberNo;
  const found = await listTransfers(ports.db, me, { coin, state, before: before.value }, limit + 1);
  const names = await namesOf(
    ports.db,
    found.flatMap((row) => [row.payer, row.payee]),
  );
  const now = ports.clock.now();
  return accept(
    pageOf(
      found,
      limit,
      (row) => row.id,
      (row) => presentTransfer(row, me, names, now),
    ),
  );
}

export async function readConversions(
  ports: Ports,
  call: Call<'wallet.conversions'>,
): Promise<Result<Answer<'wallet.conversions'>>> {
  const { cursor, limit = PAGE, kind } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const found = await listConversions(ports.db, call.caller.memberNo, kind, before.value, limit + 1);
  return accept(pageOf(found, limit, (row) => row.id, presentConversion));
}

export async function readRecharges(
  ports: Ports,
  call: Call<'wallet.recharges'>,
): Promise<Result<Answer<'wallet.recharges'>>> {
  const { cursor, limit = PAGE, state } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const filter = { memberNo: call.caller.memberNo, state, before: before.value };
  return accept(pageOf(await listRecharges(ports.db, filter, limit + 1), limit, (row) => row.id, presentRecharge));
}

export async function readWithdrawals(
  ports: Ports,
  call: Call<'wallet.withdrawals'>,
): Promise<Result<Answer<'wallet.withdrawals'>>> {
  const { cursor, limit = PAGE, state } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const filter = { memberNo: call.caller.memberNo, state, before: before.value };
  return accept(pageOf(await listWithdrawals(ports.db, filter, limit + 1), limit, (row) => row.id, presentWithdrawal));
}

export async function readAccounts(
  ports: Ports,
  call: Call<'wallet.accounts'>,
): Promise<Result<Answer<'wallet.accounts'>>> {
  return accept({ items: (await listAccounts(ports.db, call.caller.memberNo)).map(presentAccount) });
}

export async function deskRecharges(
  ports: Ports,
  call: Call<'wallet.deskRecharges'>,
): Promise<Result<Answer<'wallet.deskRecharges'>>> {
  const { cursor, limit = PAGE, state } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const found = await listRecharges(ports.db, { memberNo: undefined, state, before: before.value }, limit + 1);
  const names = await namesOf(
    ports.db,
    found.map((row) => row.memberNo),
  );
  const alike = await likeEarlier(
    ports.db,
    found.map((row) => row.id),
  );
  const present = (row: (typeof found)[number]) => ({
    ...presentRecharge(row),
    ...parties(row, names),
    voucher: ports.files.link(row.voucher),
    like: [...(alike.get(row.id) ?? [])],
  });
  return accept(pageOf(found, limit, (row) => row.id, present));
}

export async function deskWithdrawals(
  ports: Ports,
  call: Call<'wallet.deskWithdrawals'>,
): Promise<Result<Answer<'wallet.deskWithdrawals'>>> {
  const { cursor, limit = PAGE, state } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const found = await listWithdrawals(ports.db, { memberNo: undefined, state, before: before.value }, limit + 1);
  const names = await namesOf(
    ports.db,
    found.map((row) => row.memberNo),
  );
  const present = (row: (typeof found)[number]) => ({ ...presentWithdrawal(row), ...parties(row, names) });
  return accept(pageOf(found, limit, (row) => row.id, present));
}
