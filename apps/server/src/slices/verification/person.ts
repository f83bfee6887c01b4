import type { Owner } from '@greenhall/domain/members/owner';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { MemberCaller } from '../../platform/http/caller.ts';
import { memberState } from '../members/index.ts';

/** The person behind a session: the owner of the account. */
export async function personOf(db: Db | Tx, caller: MemberCaller): Promise<Result<Owner>> {
  const state = await memberState(db, caller.memberNo);
  return state ? accept(state.owner) : refuse('memberNotFound');
}
