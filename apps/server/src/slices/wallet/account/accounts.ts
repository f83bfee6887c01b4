import { addressUsableFrom, checkAddressAge } from '@greenhall/domain/identity/cool-down';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkAddress, lookalikeOf } from '@greenhall/domain/chain/addresses';
import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { hashes } from '../../../platform/chain/hashes.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type AccountRow, listAccounts } from './store-accounts.ts';

/** The moment from which an address that is saved now may receive a withdrawal. */
export function usableFrom(now: Date): Date {
  return new Date(addressUsableFrom(now.getTime()));
}

/** Whether an account may be used now: `addressCoolDown` {hours}. */
export function checkUsable(account: Pick<AccountRow, 'usableAt'>, now: Date): Result<true> {
  return checkAddressAge(account.usableAt.getTime(), now.getTime());
}

/** A member's trading account, if it may be used now: `accountNotFound`, `addressCoolDown` {hours}. */
export async function usableAccount(
  db: Db | Tx,
  memberNo: MemberNo,
  id: bigint,
  now: Date,
): Promise<Result<AccountRow>> {
  const account = (await listAccounts(db, memberNo)).find((row) => row.id === id);
  if (!account) return refuse('accountNotFound');
  const usable = checkUsable(account, now);
  return usable.ok ? accept(account) : usable;
}

/**
 * Checks an address and returns its canonical form: the checksum of its network, and a warning if it resembles a known
 * address.
 */
export function examineAddress(
  network: Network,
  typed: string,
  known: readonly string[],
  lookalikeSeen: boolean | undefined,
): Result<string> {
  const proper = checkAddress(network, typed, hashes);
  if (!proper.ok) return proper;
  const alike = lookalikeOf(proper.value, known);
  if (alike !== undefined && !lookalikeSeen) return refuse('addressLookalike', { address: alike });
  return accept(proper.value);
}
