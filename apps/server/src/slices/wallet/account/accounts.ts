import { addressUsableFrom, checkAddressAge } from '@greenhall/domain/identity/cool-down';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkAddress, lookalikeOf } from '@greenhall/domain/chain/addresses';
import { checkPayee } from '@greenhall/domain/chain/payee-address';
import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { hashes } from '../../../platform/chain/hashes.ts';
import type { ChainPort } from '../../../platform/chain/port.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { type AccountRow, listAccounts } from './store-accounts.ts';

/** The moment from which an address that is saved now may receive a withdrawal. */
export function usableFrom(now: Date): Date {
  return new Date(addressUsableFrom(now.getTime()));
}

/** Whether somebody can be paid at an address that may have been saved before that was asked. Rule: chain#payees. */
export const isPayee = (chain: ChainPort, { network, address }: Pick<AccountRow, 'network' | 'address'>): boolean =>
  checkPayee(network, address, chain.terms(network)?.token).ok;

/** Whether an account may be used now: `addressCoolDown` {hours}, `addressInvalid` for an address at which nobody can be paid. */
export function checkUsable(
  chain: ChainPort,
  account: Pick<AccountRow, 'usableAt' | 'network' | 'address'>,
  now: Date,
): Result<true> {
  const aged = checkAddressAge(account.usableAt.getTime(), now.getTime());
  if (!aged.ok) return aged;
  return isPayee(chain, account) ? accept(true) : refuse('addressInvalid');
}

/** A member's trading account, if it may be used now: `accountNotFound`, and what `checkUsable` refuses. */
export async function usableAccount(
  chain: ChainPort,
  db: Db | Tx,
  { memberNo, id }: { readonly memberNo: MemberNo; readonly id: bigint },
  now: Date,
): Promise<Result<AccountRow>> {
  const account = (await listAccounts(db, memberNo)).find((row) => row.id === id);
  if (!account) return refuse('accountNotFound');
  const usable = checkUsable(chain, account, now);
  return usable.ok ? accept(account) : usable;
}

/**
 * Checks an address and returns its canonical form: the checksum of its network, whether somebody can be paid there, and a warning if it
 * resembles a known address.
 */
export function examineAddress(
  chain: ChainPort,
  network: Network,
  typed: string,
  known: readonly string[],
  lookalikeSeen: boolean | undefined,
): Result<string> {
  const proper = checkAddress(network, typed, hashes);
  if (!proper.ok) return proper;
  if (!isPayee(chain, { network, address: proper.value })) return refuse('addressInvalid');
  const alike = lookalikeOf(proper.value, known);
  if (alike !== undefined && !lookalikeSeen) return refuse('addressLookalike', { address: alike });
  return accept(proper.value);
}
