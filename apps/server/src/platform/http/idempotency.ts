import { createHmac } from 'node:crypto';
import { canonicalJson } from '@greenhall/contract/shared/sign';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, run } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { keyOf } from '../secrets.ts';

/** Fields that are never part of what is kept of a request. */
const SECRET = /password|code|secondFactor|ticket|answer/i;

export interface Write {
  readonly route: string;
  readonly key: string;
  /** Who the key belongs to: keys of two people never meet. */
  readonly scope: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The keyed hash of a request without its secrets. */
export function requestHash(secret: string, input: Write['input']): Buffer {
  const plain = Object.fromEntries(Object.entries(input).filter(([name]) => !SECRET.test(name)));
  return createHmac('sha256', keyOf(secret))
    .update(canonicalJson(plain as never))
    .digest();
}

/** The answer that a key was given, `undefined` while it has none; refuses another body under the key. */
export async function firstAnswer<T>(db: Db | Tx, secret: string, write: Write): Promise<Result<T> | undefined> {
  const first = await maybeRow(
    db,
    sql<{ hash: Uint8Array; answer: T }>`
      select request_hash as hash, answer from platform_idempotency
       where scope = ${`${write.scope}|${write.route}`} and key = ${write.key}`,
  );
  if (!first) return undefined;
  return requestHash(secret, write.input).equals(first.hash) ? accept(first.answer) : refuse('resubmitted');
}

/**
 * Runs a write once: the key and its answer are stored in the transaction of the effect. The same request
 * again gets the first answer; another body under the key, or the same while the first runs, is refused.
 * A refusal leaves nothing behind, so the key may be tried again.
 */
export async function writeOnce<T>(
  db: Db,
  secret: string,
  write: Write,
  now: Date,
  command: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const scope = `${write.scope}|${write.route}`;
  const hash = requestHash(secret, write.input);
  return transact(db, async (tx) => {
    const lock = await oneRow(
      tx,
      sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${`${scope}|${write.key}`}, 7)) as mine`,
    );
    if (!lock.mine) return refuse('resubmitted');
    const first = await firstAnswer<T>(tx, secret, write);
    if (first) return first;
    const result = await command(tx);
    if (result.ok) {
      await run(
        tx,
        sql`insert into platform_idempotency (scope, key, request_hash, answer, created_at)
            values (${scope}, ${write.key}, ${hash}, ${JSON.stringify(result.value)}::json, ${now})`,
      );
    }
    return result;
  });
}
