import { normalise } from '@greenhall/domain/identity/credentials';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import { defineLimit } from '../../../platform/limits.ts';
import { bothNamesOf, readNickname } from '../../members/index.ts';
import { type PayeeRow, namesOf, payeeByName } from '../store.ts';
import type { PayeeNames } from './present.ts';
import { payeeOfTransfer, savedPayee } from './store-payees.ts';

/** The limit lets members look up a payee but not collect names. */
export const PAYEE_LIMIT = defineLimit({
  name: 'payee',
  max: 30,
  seconds: 60,
  per: 'member',
  about: 'payees looked up',
});

/** How a payee is named: by its username, as one that is saved, or as the one of an own transfer. */
export interface PayeeNamed {
  readonly payee?: string | undefined;
  readonly saved?: string | undefined;
  readonly again?: string | undefined;
}

/** A payee, and whether the member may see its whole name. */
export interface FoundPayee extends PayeeRow {
  readonly isTyped: boolean;
}

async function numberOf(db: Db | Tx, caller: MemberCaller, { saved, again }: PayeeNamed) {
  // Payees are the member's own.
  if (caller.actingFor) return undefined;
  if (saved !== undefined) return savedPayee(db, caller.memberNo, BigInt(saved));
  return again === undefined ? undefined : payeeOfTransfer(db, caller.memberNo, BigInt(again));
}

/**
 * The payee that a member names, in exactly one way (`badRequest`). Refusals: `payeeNotFound` for a username that nobody has, `notFound`
 * for what is not saved or no transfer of the member's own.
 */
export async function findNamed(db: Db | Tx, caller: MemberCaller, named: PayeeNamed): Promise<Result<FoundPayee>> {
  const ways = [named.payee, named.saved, named.again].filter((one) => one !== undefined);
  if (ways.length !== 1) return refuse('badRequest', { field: 'payee' });
  if (named.payee !== undefined) {
    const found = await payeeByName(db, normalise(named.payee));
    return found ? accept({ ...found, isTyped: true }) : refuse('payeeNotFound');
  }
  const known = await numberOf(db, caller, named);
  if (!known) return refuse('notFound');
  const username = (await namesOf(db, [known.payee])).get(known.payee);
  return username === undefined
    ? refuse('notFound')
    : accept({ memberNo: known.payee, username, isTyped: known.typed });
}

/** The names of payees. A nickname from before the rule that is refused now is not shown beside a username. */
export async function payeeNames(db: Db | Tx, payees: readonly MemberNo[]): Promise<PayeeNames> {
  const names = await bothNamesOf(db, payees);
  return new Map(
    [...names].map(([payee, { username, nickname }]) => {
      const read = nickname === null ? undefined : readNickname(nickname);
      return [payee, { username, nickname: read?.ok ? read.value : null }];
    }),
  );
}

/** What a member calls itself. */
export const shownNickname = async (db: Db | Tx, memberNo: MemberNo): Promise<string | null> =>
  (await payeeNames(db, [memberNo])).get(memberNo)?.nickname ?? null;
