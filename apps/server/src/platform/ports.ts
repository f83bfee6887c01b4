import type { RouteKey } from '@greenhall/contract/routes';
import type { Result } from '@greenhall/domain/shared/result';
import type { Logger } from 'pino';
import type { ChainPort } from './chain/port.ts';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './database/database.ts';
import type { Files } from './files.ts';
import type { Hasher } from './hasher.ts';
import type { Call } from './http/call.ts';
import { type Write, firstAnswer, writeOnce } from './http/idempotency.ts';
import type { Live } from './live/live.ts';
import type { Messenger } from './messenger.ts';
import type { Random } from './random.ts';
import type { Settings } from './settings.ts';

/** What every slice may use of the outside world. */
export interface Ports {
  readonly db: Db;
  readonly engine: 'embedded' | 'postgresql';
  readonly clock: Clock;
  readonly random: Random;
  readonly settings: Settings;
  readonly log: Logger;
  readonly messenger: Messenger;
  readonly files: Files;
  /** The networks that payments are made on; never asked inside a transaction. */
  readonly chain: ChainPort;
  readonly live: Live;
  readonly hasher: Hasher;
  /** Secret of this installation: peppers hashes, signs file names, keys request hashes. */
  readonly secret: string;
  /** The address people use. */
  readonly publicUrl: () => string;
}

function writeOf<K extends RouteKey>(call: Call<K>): Write {
  const caller = call.caller as { kind: string; memberNo?: bigint; operatorId?: bigint } | null;
  const scope = caller ? `${caller.kind}:${caller.memberNo ?? caller.operatorId}` : 'public';
  return { route: call.route, key: call.key, scope, input: { ...(call.params as object), ...(call.body as object) } };
}

/**
 * Runs a write that spends something (a code) or looks at what it has itself changed before it comes to `once`. Done again
 * it is refused on the way there: then it gets the answer that it was given.
 */
export async function answeredOnce<K extends RouteKey, T>(
  ports: Ports,
  call: Call<K>,
  write: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const done = await write();
  if (done.ok) return done;
  return (await firstAnswer<T>(ports.db, ports.secret, writeOf(call))) ?? done;
}

/** Runs a signed-in (or keyed public) write once, in one transaction. */
export function once<K extends RouteKey, T>(
  ports: Ports,
  call: Call<K>,
  command: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  return writeOnce(ports.db, ports.secret, writeOf(call), ports.clock.now(), command);
}
