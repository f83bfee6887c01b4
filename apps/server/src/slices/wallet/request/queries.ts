import { type Result, accept } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentConversion, presentTransfer } from '../present.ts';
import { presentParties, presentRecharge, presentWithdrawal } from './present.ts';
import { presentAccount } from '../account/present.ts';
import { listAccounts } from '../account/store-accounts.ts';
import { payInReference } from '../pay-in/queries.ts';
import { namedAlsoBy } from './store-judgements.ts';
import { likeEarlier, listRecharges, listWithdrawals } from './store.ts';
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

export async function readRecharges(
  ports: Ports,
  call: Call<'wallet.recharges'>,
): Promise<Result<Answer<'wallet.recharges'>>> {
  const { state } = call.query;
  const filter = { memberNo: call.caller.memberNo, state };
  return paged(
    call.query,
    (start, limit) => listRecharges(ports.db, { ...filter, before: start }, limit),
    (row) => row.id,
    (shown) => shown.map(presentRecharge),
  );
}

export async function readWithdrawals(
  ports: Ports,
  call: Call<'wallet.withdrawals'>,
): Promise<Result<Answer<'wallet.withdrawals'>>> {
  const { state } = call.query;
  const filter = { memberNo: call.caller.memberNo, state };
  return paged(
    call.query,
    (start, limit) => listWithdrawals(ports.db, { ...filter, before: start }, limit),
    (row) => row.id,
    (shown) => shown.map(presentWithdrawal),
  );
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
  const { state } = call.query;
  return paged(
    call.query,
    (start, limit) => listRecharges(ports.db, { memberNo: undefined, state, before: start }, limit),
    (row) => row.id,
    async (shown) => {
      const names = await namesOf(
        ports.db,
        shown.map((row) => row.memberNo),
      );
      const alike = await likeEarlier(
        ports.db,
        shown.map((row) => row.id),
      );
      const named = await namedAlsoBy(
        ports.db,
        shown.map((row) => row.id),
      );
      const present = (row: (typeof shown)[number]) => ({
        ...presentRecharge(row),
        ...presentParties(row, names),
        voucher: row.voucher === null ? null : ports.files.link(row.voucher, call.reader),
        way: row.way,
        payInReference: payInReference(ports, row.memberNo),
        like: [...(alike.get(row.id) ?? [])],
        alsoNamedBy: [...(named.get(row.id) ?? [])],
      });
      return shown.map(present);
    },
  );
}

export async function deskWithdrawals(
  ports: Ports,
  call: Call<'wallet.deskWithdrawals'>,
): Promise<Result<Answer<'wallet.deskWithdrawals'>>> {
  const { state } = call.query;
  return paged(
    call.query,
    (start, limit) => listWithdrawals(ports.db, { memberNo: undefined, state, before: start }, limit),
    (row) => row.id,
    async (shown) => {
      const names = await namesOf(
        ports.db,
        shown.map((row) => row.memberNo),
      );
      const present = (row: (typeof shown)[number]) => ({ ...presentWithdrawal(row), ...presentParties(row, names) });
      return shown.map(present);
    },
  );
}
