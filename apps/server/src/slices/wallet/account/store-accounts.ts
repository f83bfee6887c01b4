import { sql } from 'kysely';
import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { lockText } from '../../../platform/database/locks.ts';

export type AccountRow = RowOf<typeof ACCOUNT>;

const ACCOUNT = columns('wallet_account', [
  'id',
  'memberNo',
  'network',
  'address',
  'label',
  'isDefault',
  'usableAt',
  'provedAt',
]);

export function listAccounts(db: Db | Tx, memberNo: MemberNo): Promise<AccountRow[]> {
  return rows(
    db,
    select(ACCOUNT)`
      from wallet_account where member_no = ${memberNo} and deleted_at is null
       order by network, is_default desc, id limit 100`,
  );
}

/** The account that a request named, even if it is deleted by now. */
export function accountById(db: Db, id: bigint): Promise<AccountRow | undefined> {
  return maybeRow(db, select(ACCOUNT)`from wallet_account where id = ${id}`);
}

/** Serialises changes to one member's accounts, so that each network has exactly one default. */
export async function lockAccounts(tx: Tx, memberNo: MemberNo): Promise<AccountRow[]> {
  await lockText(tx, 'tradingAccounts', String(memberNo));
  return listAccounts(tx, memberNo);
}

/** `undefined` if anybody has registered the address already. */
export function insertAccount(tx: Tx, fresh: Omit<AccountRow, 'id' | 'provedAt'>): Promise<AccountRow | undefined> {
  return maybeRow(
    tx,
    returning(ACCOUNT)`
      insert into wallet_account (member_no, network, address, label, is_default, usable_at)
      values (${fresh.memberNo}, ${fresh.network}, ${fresh.address}, ${fresh.label}, ${fresh.isDefault}, ${fresh.usableAt})
      on conflict (network, address) where deleted_at is null do nothing`,
  );
}

/** Whether the address belongs to another trading account. */
export async function addressIsTaken(tx: Tx, network: Network, address: string, except: bigint): Promise<boolean> {
  const row = await maybeRow(
    tx,
    sql<{ taken: number }>`
      select 1 as taken from wallet_account
       where network = ${network} and address = ${address} and deleted_at is null and id <> ${except}`,
  );
  return row !== undefined;
}

export async function changeAccount(
  tx: Tx,
  id: bigint,
  to: Pick<AccountRow, 'address' | 'label' | 'isDefault' | 'usableAt' | 'provedAt'>,
): Promise<void> {
  await run(
    tx,
    sql`update wallet_account set address = ${to.address}, label = ${to.label}, is_default = ${to.isDefault},
               usable_at = ${to.usableAt}, proved_at = ${to.provedAt} where id = ${id}`,
  );
}

export async function markProved(tx: Tx, id: bigint, at: Date): Promise<void> {
  await run(tx, sql`update wallet_account set proved_at = ${at} where id = ${id}`);
}

export async function clearDefault(tx: Tx, memberNo: MemberNo, network: Network): Promise<void> {
  await run(
    tx,
    sql`update wallet_account set is_default = false
         where member_no = ${memberNo} and network = ${network} and is_default and deleted_at is null`,
  );
}

export async function removeAccount(tx: Tx, id: bigint, at: Date): Promise<void> {
  await run(tx, sql`update wallet_account set deleted_at = ${at}, is_default = false where id = ${id}`);
}

/** Whether an open withdrawal goes to the account. */
export async function hasOpenWithdrawal(tx: Tx, accountId: bigint): Promise<boolean> {
  const row = await maybeRow(
    tx,
    sql<{ open: number }>`
      select 1 as open from wallet_withdrawal where account_id = ${accountId} and state in ('requested', 'approved', 'sent') limit 1`,
  );
  return row !== undefined;
}
