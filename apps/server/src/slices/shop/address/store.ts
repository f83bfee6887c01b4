import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { columns, returning, select } from '../../../platform/database/select.ts';

/** An address as it was typed. */
export interface TypedAddress {
  readonly name: string;
  readonly phone: string;
  readonly country: string;
  readonly lines: string;
  readonly isDefault: boolean;
}

export interface AddressRow extends TypedAddress {
  readonly id: bigint;
  /** From when goods are packed for it. */
  readonly usableAt: Date;
}

const ADDRESS = columns('shop_address', ['id', 'name', 'phone', 'country', 'lines', 'isDefault', 'usableAt']);

export function addressesOf(db: Db, memberNo: MemberNo): Promise<AddressRow[]> {
  return rows(
    db,
    select(ADDRESS)`from shop_address where member_no = ${memberNo} order by is_default desc, id limit 100`,
  );
}

export function myAddress(db: Db | Tx, memberNo: MemberNo, id: bigint): Promise<AddressRow | undefined> {
  return maybeRow(db, select(ADDRESS)`from shop_address where id = ${id} and member_no = ${memberNo}`);
}

export async function numberOfAddresses(tx: Tx, memberNo: MemberNo): Promise<number> {
  const query = sql<{ number: number }>`select count(*)::int as number from shop_address where member_no = ${memberNo}`;
  return (await oneRow(tx, query)).number;
}

/** No address of the member is the default one any more. */
export async function clearDefault(tx: Tx, memberNo: MemberNo): Promise<void> {
  await run(tx, sql`update shop_address set is_default = false where member_no = ${memberNo} and is_default`);
}

export interface AddressChange extends TypedAddress {
  readonly usableAt: Date;
  readonly at: Date;
}

export function insertAddress(tx: Tx, memberNo: MemberNo, change: AddressChange): Promise<AddressRow> {
  const { name, phone, country, lines, isDefault, usableAt, at } = change;
  return oneRow(
    tx,
    returning(ADDRESS)`
      insert into shop_address (member_no, name, phone, country, lines, is_default, usable_at, changed_at)
      values (${memberNo}, ${name}, ${phone}, ${country}, ${lines}, ${isDefault}, ${usableAt}, ${at})`,
  );
}

export function updateAddress(tx: Tx, memberNo: MemberNo, id: bigint, change: AddressChange): Promise<AddressRow> {
  const { name, phone, country, lines, isDefault, usableAt, at } = change;
  return oneRow(
    tx,
    returning(ADDRESS)`
      update shop_address
         set name = ${name}, phone = ${phone}, country = ${country}, lines = ${lines}, is_default = ${isDefault},
             usable_at = ${usableAt}, changed_at = ${at}
       where id = ${id} and member_no = ${memberNo}`,
  );
}

export async function deleteAddress(tx: Tx, memberNo: MemberNo, id: bigint): Promise<boolean> {
  return (await run(tx, sql`delete from shop_address where id = ${id} and member_no = ${memberNo}`)) === 1;
}
