import { createHmac } from 'node:crypto';
import type { WriteState } from '@greenhall/contract/platform';
import { canonicalJson } from '@greenhall/contract/shared/sign';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow } from '../database/database.ts';
import { tryLockTextSql } from '../database/locks.ts';
import { atEnd, isConflict, transact } from '../database/transact.ts';
import { keyOf } from '../secrets/secrets.ts';

export interface Write {
  readonly route: string;
  readonly key: string;
  /** The owner of the key. Equal keys of two owners do not collide. */
  readonly scope: string;
  /** The request without its secrets. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Called if the answer repeats the one that an earlier request with the key got. */
  readonly onReplay: () => void;
}

/** The keyed hash of a request, whose secrets have been removed before. */
function requestHash(secret: string, input: Write['input']): Buffer {
  return createHmac('sha256', keyOf(secret))
    .update(canonicalJson(input as never))
    .digest();
}

/** The key of a write, with what it belongs to. */
export type KeyOf = Pick<Write, 'route' | 'scope' | 'key'>;

interface Kept<T> {
  readonly hash: Uint8Array;
  readonly answer: T;
}

const scopeOf = (write: Pick<Write, 'scope' | 'route'>): string => `${write.scope}|${write.route}`;

/** Compares a stored answer with this request: the same request gets it, another body is refused. */
function replay<T>(kept: Kept<T>, hash: Buffer, { onReplay }: Write): Result<T> {
  if (!hash.equals(kept.hash)) return refuse('resubmitted');
  onReplay();
  return accept(kept.answer);
}

/** The answer stored under a key, `undefined` if there is none. Refuses another body under the key. */
export async function firstAnswer<T>(db: Db | Tx, secret: string, write: Write): Promise<Result<T> | undefined> {
  const first = await maybeRow(
    db,
    sql<Kept<T>>`
      select request_hash as hash, answer from platform_idempotency
       where scope = ${scopeOf(write)} and key = ${write.key}`,
  );
  return first && replay(first, requestHash(secret, write.input), write);
}

/** Takes the key for this transaction and returns what is stored under it. */
function takeKey<T>(tx: Tx, write: KeyOf): Promise<{ mine: boolean } & (Kept<T> | { hash: null })> {
  const scope = scopeOf(write);
  return oneRow(
    tx,
    sql`select l.mine, i.request_hash as hash, i.answer
          from (select ${tryLockTextSql('idempotencyKey', `${scope}|${write.key}`)} as mine) l
          left join platform_idempotency i on i.scope = ${scope} and i.key = ${write.key}`,
  );
}

function keepAnswer(tx: Tx, write: KeyOf, hash: Buffer, answer: unknown, now: Date): void {
  atEnd(tx, {
    insert: sql`insert into platform_idempotency (scope, key, request_hash, answer, created_at)
                values (${scopeOf(write)}, ${write.key}, ${hash}, ${JSON.stringify(answer)}::json, ${now})`,
  });
}

/**
 * Runs a write once: the key and its answer are stored in the transaction of the effect. The same request again gets
 * the first answer. Another body under the key, or the same request while the first one runs, is refused. A refusal
 * stores nothing, so the key may be used again.
 */
export async function writeOnce<T>(
  db: Db,
  secret: string,
  write: Write,
  now: Date,
  command: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const hash = requestHash(secret, write.input);
  const attempt = () =>
    transact(db, async (tx) => {
      const key = await takeKey<T>(tx, write);
      if (!key.mine) return refuse('resubmitted');
      if (key.hash) return replay(key, hash, write);
      const result = await command(tx);
      if (result.ok) keepAnswer(tx, write, hash, result.value, now);
      return result;
    });
  return twiceIfTaken(attempt);
}

/** Tries once more if another request with the key committed while this one was taking it: then it is found. */
async function twiceIfTaken<T>(attempt: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await attempt();
  } catch (error) {
    if (isConflict(error, 'platform_idempotency_pkey')) return attempt();
    throw error;
  }
}

/** No request has this hash: a later one with the key is refused as another request. */
const CLOSED = Buffer.alloc(0);

/**
 * What came of a write whose answer was lost. A write that never came is closed under the lock of its key, so that it is
 * refused if it comes late. `closeElsewhere` closes the key where a slice keeps keys itself, or says that it was used.
 */
export function settleKey(
  db: Db,
  key: KeyOf,
  now: Date,
  closeElsewhere: ((tx: Tx) => Promise<'done' | 'closed'>) | undefined,
): Promise<Result<WriteState>> {
  return twiceIfTaken(() =>
    transact(db, async (tx) => {
      const taken = await takeKey<unknown>(tx, key);
      if (!taken.mine) return accept('underWay');
      if (taken.hash) return accept(taken.hash.length === 0 ? 'neverCame' : 'done');
      if ((await closeElsewhere?.(tx)) === 'done') return accept('done');
      keepAnswer(tx, key, CLOSED, null, now);
      return accept('neverCame');
    }),
  );
}
