import { recorded } from './audit/acting.ts';
import { type RouteKey, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { secretFields } from '@greenhall/contract/shared/secret';
import type { Result } from '@greenhall/domain/shared/result';
import type { Logger } from 'pino';
import type { AlarmSenders } from './alarm-targets/senders.ts';
import type { Alarms } from './alarms.ts';
import type { ChainPort } from './chain/port.ts';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './database/database.ts';
import type { FileStore } from './files/store.ts';
import type { Files } from './pictures/files.ts';
import type { Keyring } from './secrets/keyring.ts';
import type { Hasher } from './secrets/hasher.ts';
import type { Call } from './http/call.ts';
import type { MemberCaller, OperatorCaller } from './http/caller.ts';
import { unlessClosed } from './restore-lock/waiting.ts';
import { type Write, firstAnswer, writeOnce } from './writes/idempotency.ts';
import type { Live } from './live/live.ts';
import type { Messenger } from './messenger.ts';
import type { Notify } from './notify.ts';
import type { ThisProcess } from './operations/this-process.ts';
import type { Approvals } from './approvals/approvals.ts';
import type { Persons } from './approvals/persons.ts';
import type { Push } from './push/push.ts';
import type { Random } from './random.ts';
import type { CrossSlicePorts } from './facts/cross-slice-ports.ts';
import type { Settings } from './settings/settings.ts';

/** What every slice may use of the outside world and of the slices above it. */
export interface Ports extends CrossSlicePorts {
  readonly db: Db;
  readonly engine: 'embedded' | 'postgresql';
  readonly clock: Clock;
  readonly random: Random;
  readonly settings: Settings;
  readonly log: Logger;
  /** Conditions that an operator must check soon. */
  readonly alarms: Alarms;
  /** The ways by which alarms reach those who do not look at the console. */
  readonly alarmSenders: AlarmSenders;
  readonly messenger: Messenger;
  /** Notifies a member of something that concerns its account. */
  readonly notify: Notify;
  /** Announces on members' devices that there is something new. */
  readonly push: Push;
  /** Where pictures and large files of lists lie. */
  readonly store: FileStore;
  readonly files: Files;
  /** The networks on which payments are made. They must not be called inside a transaction. */
  readonly chain: ChainPort;
  readonly live: Live;
  /** What this process alone knows of itself. */
  readonly thisProcess: ThisProcess;
  /** Whether the operators of a decision and the member whom it concerns are different persons. */
  readonly persons: Persons;
  /** Changes that one operator proposes and another decides. */
  readonly approvals: Approvals;
  readonly hasher: Hasher;
  /** The keys of sealed documents. */
  readonly keyring: Keyring;
  /** The secret of this installation: it peppers hashes, signs file names and keys request hashes. */
  readonly secret: string;
  /** The public address of the platform. */
  readonly publicUrl: () => string;
}

const secretsOf = new Map<RouteKey, ReadonlySet<string>>();

/** The secret fields of a route's body, computed once. */
function secretsIn(key: RouteKey): ReadonlySet<string> {
  const known = secretsOf.get(key);
  if (known) return known;
  const [slice, name] = key.split('.') as [keyof typeof routes, string];
  const route = (routes[slice] as unknown as Readonly<Record<string, Route>>)[name];
  const found = route ? secretFields(route) : new Set<string>();
  secretsOf.set(key, found);
  return found;
}

/** What a call was sent with, except for its secrets. */
export function openFields<K extends RouteKey>({ route, body }: Call<K>): Readonly<Record<string, unknown>> {
  const secrets = secretsIn(route);
  return Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => !secrets.has(name)));
}

/** Whose keys a caller uses. A session that acts for a member has others than the member's own sessions. */
export function keyScope(caller: MemberCaller | OperatorCaller | null): string {
  if (!caller) return 'public';
  if (caller.kind === 'operator') return `operator:${caller.operatorId}`;
  return `member:${caller.memberNo}${caller.actingFor ? ':acting' : ''}`;
}

function writeOf<K extends RouteKey>(call: Call<K>): Write {
  const scope = keyScope(call.caller);
  return {
    route: call.route,
    key: call.key,
    scope,
    input: { params: call.params, body: openFields(call), files: call.fileHashes },
    onReplay: () => void (call.replay.isReplayed = true),
  };
}

/**
 * The answer that this request got before; a refusal if its key was used for another request; otherwise `undefined`.
 */
export function answerBefore<K extends RouteKey, T>(
  ports: Pick<Ports, 'db' | 'secret'>,
  call: Call<K>,
): Promise<Result<T> | undefined> {
  return firstAnswer<T>(ports.db, ports.secret, writeOf(call));
}

/**
 * Runs a write that spends something (a code), or reads something that it changes, before it calls `once`. A repeated
 * request would be refused on the way, so it gets its first answer here.
 */
export async function answeredOnce<K extends RouteKey, T>(
  ports: Ports,
  call: Call<K>,
  write: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const done = await write();
  if (done.ok) return done;
  return (await answerBefore<K, T>(ports, call)) ?? done;
}

/** Runs a signed-in (or keyed public) write once, in one transaction. */
export function once<K extends RouteKey, T>(
  ports: Ports,
  call: Call<K>,
  command: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { caller } = call;
  return writeOnce(ports.db, ports.secret, writeOf(call), ports.clock.now(), (tx) =>
    unlessClosed(tx, call.route, (open) =>
      caller?.kind === 'operator' ? recorded(open, ports, { ...call, caller }, command) : command(open),
    ),
  );
}
