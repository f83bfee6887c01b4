import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword, spendMyCode } from '../../identity/index.ts';
import { examineAddress, usableFrom } from './accounts.ts';
import { presentAccount } from './present.ts';
import { isPayInAddress, takeAddress } from './store-addresses.ts';
import {
  type AccountRow,
  addressIsTaken,
  changeAccount,
  clearDefault,
  hasOpenWithdrawal,
  insertAccount,
  listAccounts,
  lockAccounts,
  removeAccount,
} from './store-accounts.ts';

const addressesOf = (rows: readonly AccountRow[], except?: bigint): string[] =>
  rows.filter((row) => row.id !== except).map((row) => row.address);

export async function addAccount(
  ports: Ports,
  call: Call<'wallet.addAccount'>,
): Promise<Result<Answer<'wallet.addAccount'>>> {
  const { network, address, label, codeChannel, code, payPassword, lookalikeSeen } = call.body;
  const me = call.caller.memberNo;
  const proved = await provePayPassword(ports, call.caller, payPassword);
  if (!proved.ok) return proved;
  const known = addressesOf(await listAccounts(ports.db, me));
  const proper = examineAddress(ports.chain, network, address, known, lookalikeSeen);
  if (!proper.ok) return proper;
  if (await isPayInAddress(ports.db, network, proper.value)) return refuse('addressKeptApart');
  const spent = await spendMyCode(ports, me, { purpose: 'account', channel: codeChannel, code });
  if (!spent.ok) return spent;
  return once(ports, call, async (tx) => {
    const rows = await lockAccounts(tx, me);
    if (!(await takeAddress(tx, network, proper.value, 'member'))) return refuse('addressKeptApart');
    const row = await insertAccount(tx, {
      memberNo: me,
      network,
      address: proper.value,
      label,
      isDefault: !rows.some((other) => other.network === network),
      usableAt: usableFrom(ports.clock.now()),
    });
    return row ? accept(presentAccount(row)) : refuse('addressTaken');
  });
}

interface Change {
  readonly address: string;
  readonly label: string;
  readonly makeDefault: boolean;
  readonly at: Date;
}

async function applyChange(tx: Tx, row: AccountRow, change: Change): Promise<Result<AccountRow>> {
  const moved = change.address !== row.address;
  if (moved && (await addressIsTaken(tx, row.network, change.address, row.id))) return refuse('addressTaken');
  if (moved && (await hasOpenWithdrawal(tx, row.id))) return refuse('addressInUse');
  if (moved && !(await takeAddress(tx, row.network, change.address, 'member'))) return refuse('addressKeptApart');
  if (change.makeDefault && !row.isDefault) await clearDefault(tx, row.memberNo, row.network);
  const next = {
    ...row,
    address: change.address,
    label: change.label,
    isDefault: row.isDefault || change.makeDefault,
    usableAt: moved ? usableFrom(change.at) : row.usableAt,
    provedAt: moved ? null : row.provedAt,
  };
  await changeAccount(tx, row.id, next);
  return accept(next);
}

export async function updateAccount(
  ports: Ports,
  call: Call<'wallet.updateAccount'>,
): Promise<Result<Answer<'wallet.updateAccount'>>> {
  const { body, caller } = call;
  const me = caller.memberNo;
  const id = BigInt(call.params.id);
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  const rows = await listAccounts(ports.db, me);
  const old = rows.find((row) => row.id === id);
  if (!old) return refuse('accountNotFound');
  const proper =
    body.address === undefined
      ? accept(old.address)
      : examineAddress(ports.chain, old.network, body.address, addressesOf(rows, id), body.lookalikeSeen);
  if (!proper.ok) return proper;
  if (await isPayInAddress(ports.db, old.network, proper.value)) return refuse('addressKeptApart');
  const spent = await spendMyCode(ports, me, { purpose: 'account', channel: body.codeChannel, code: body.code });
  if (!spent.ok) return spent;
  return once(ports, call, async (tx) => {
    const row = (await lockAccounts(tx, me)).find((other) => other.id === id);
    if (!row) return refuse('accountNotFound');
    const changed = await applyChange(tx, row, {
      address: proper.value,
      label: body.label ?? row.label,
      makeDefault: body.isDefault === true,
      at: ports.clock.now(),
    });
    return changed.ok ? accept(presentAccount(changed.value)) : changed;
  });
}

export async function deleteAccount(
  ports: Ports,
  call: Call<'wallet.deleteAccount'>,
): Promise<Result<Answer<'wallet.deleteAccount'>>> {
  const me = call.caller.memberNo;
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    const rows = await lockAccounts(tx, me);
    const row = rows.find((other) => other.id === BigInt(call.params.id));
    if (!row) return refuse('accountNotFound');
    if (await hasOpenWithdrawal(tx, row.id)) return refuse('addressInUse');
    await removeAccount(tx, row.id, ports.clock.now());
    const heir = rows.find((other) => other.network === row.network && other.id !== row.id);
    if (row.isDefault && heir) await changeAccount(tx, heir.id, { ...heir, isDefault: true });
    return accept({});
  });
}
