import type { Role } from '@greenhall/domain/admin/roles';
import { operatorId } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { AUDIT } from '@greenhall/server/platform/audit/audit';
import { type Db, run } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import type { OperatorCaller } from '@greenhall/server/platform/http/caller';
import type { Ports } from '@greenhall/server/platform/ports';
import { tokenHash } from '@greenhall/server/platform/secrets/secrets';
import { insertOperator, insertSession } from '@greenhall/server/slices/admin/store';
import { confirmDeclaration, insertDeclaration } from '@greenhall/server/slices/admin/store-declarations';
import { sql } from 'kysely';

/**
 * An operator with this name. Each name has a number of its own, and it has declared these member accounts, or none yet
 * if `null`. Unless a test is about rights, the operator is a super.
 */
export function operatorCaller(
  username: string,
  members: readonly MemberNo[] | null = [],
  roles: readonly Role[] = ['super'],
): OperatorCaller {
  const number = [...username].reduce(
    (sum, letter) => (sum * 131n + BigInt(letter.charCodeAt(0))) % 1_000_000_007n,
    7n,
  );
  return { kind: 'operator', operatorId: operatorId(number), username, roles, sessionId: 1n, isProved: true, members };
}

/** Writes down which member accounts an operator of `operatorCaller` has declared, as confirmed by another one. */
export async function declareMembers(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  username: string,
  members: readonly MemberNo[],
) {
  const at = clock.now();
  const both = [operatorCaller(username), operatorCaller(`${username}-colleague`)];
  for (const { operatorId: id, username: name } of both)
    await run(
      db,
      sql`insert into admin_operator (id, username, roles, password_hash, totp_secret, created_at)
          overriding system value values (${id}, ${name}, '{super}', '', '', ${at}) on conflict do nothing`,
    );
  const [operator, other] = both;
  await transact(db, async (tx) => {
    const { id } = await insertDeclaration(tx, { operatorId: operator?.operatorId ?? 0n, members, at });
    await confirmDeclaration(tx, id, { operatorId: other?.operatorId ?? 0n, at });
    return accept(undefined);
  });
}

/** A session of tests is open for what needs a fresh code, unless a test is about that. */
export const LONG_PROVED = new Date('2999-12-31T00:00:00Z');

/** An operator who is signed in at the console, in the data of a program. */
export interface SettledOperator {
  readonly username: string;
  /** The value of the operators' cookie. */
  readonly cookie: string;
}

/**
 * Puts operators into the data of a program, as set-up, sign-in and declarations leave them: none of them is a member,
 * and another one has confirmed it. Without passwords, so that they cannot sign in again.
 */
export async function settleOperators(
  { db, clock, random }: Pick<Ports, 'db' | 'clock' | 'random'>,
  usernames: readonly string[],
  { roles = ['super'], isDeclared = true }: { readonly roles?: readonly Role[]; readonly isDeclared?: boolean } = {},
): Promise<SettledOperator[]> {
  const at = clock.now();
  const operators = usernames.map((username) => ({ username, cookie: random.token(32) }));
  await transact(db, async (tx) => {
    const ids: bigint[] = [];
    for (const { username, cookie } of operators) {
      const secrets = { passwordHash: '', totpSecret: '', totpLastStep: 0n };
      const made = await insertOperator(tx, { username, roles, ...secrets, at });
      if (!made) throw new Error(`there is an operator ${username} already`);
      const session = { tokenHash: tokenHash(cookie), device: 'test', network: '', at, provedUntil: LONG_PROVED };
      await insertSession(tx, { operatorId: made.id, ...session });
      ids.push(made.id);
    }
    for (const [index, id] of isDeclared ? ids.entries() : []) {
      const declared = await insertDeclaration(tx, { operatorId: id, members: [], at });
      const other = ids[(index + 1) % ids.length];
      if (other !== undefined && other !== id) await confirmDeclaration(tx, declared.id, { operatorId: other, at });
    }
    return accept(undefined);
  });
  return operators;
}

/** The latest entries of the audit log, the newest first. */
export async function latestActs(db: Db, limit: number) {
  const page = await AUDIT.page(db, { limit }, (shown) => shown);
  if (!page.ok) throw new Error(page.refusal);
  return page.value.items;
}
