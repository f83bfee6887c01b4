import type { InAddress } from '@greenhall/contract/platform';
import type { Input, Output } from '@greenhall/contract/shared/route';
import type { RouteKey, RouteOf } from '@greenhall/contract/routes';
import type { Result } from '@greenhall/domain/shared/result';
import type { Db } from '../database/database.ts';
import type { MemberCaller, OperatorCaller } from './caller.ts';
import type { CookieName } from './cookies.ts';
import type { Readable } from 'node:stream';
import type { Origin } from './origin.ts';

type CallerOf<K extends RouteKey> = RouteOf<K>['access'] extends 'operator'
  ? OperatorCaller
  : RouteOf<K>['access'] extends 'public'
    ? null
    : MemberCaller;

/** A read that is asked for together with others. */
export interface AnotherRead {
  readonly route: string;
  readonly params?: InAddress;
  readonly query?: InAddress;
}
/** Its answer, or the problem that says why there is none. */
export interface AnsweredRead {
  readonly status: number;
  readonly body: unknown;
}

/** One validated call of a route. */
export interface Call<K extends RouteKey = RouteKey> extends Input<RouteOf<K>> {
  readonly route: K;
  readonly caller: CallerOf<K>;
  /** The idempotency key, which every write has. */
  readonly key: string;
  readonly files: Readonly<Record<string, Buffer>>;
  /** SHA-256 of each file, in hex. They are part of the request that a key identifies. */
  readonly fileHashes: Readonly<Record<string, string>>;
  /** Whether the answer repeats the one that an earlier request with this key got. */
  readonly replay: { isReplayed: boolean };
  readonly origin: Origin;
  /** Whom links to private pictures in the answer are for. */
  readonly reader: string;
  /** The companion cookie, as received. */
  readonly companion: string | undefined;
  /** The cookie of a device that has signed in before, as received. */
  readonly deviceCookie: string | undefined;
  readonly setCookie: (name: CookieName, value: string, seconds: number) => void;
  readonly clearCookie: (name: CookieName) => void;
  /** Answers another read of the same caller, as its own request would be answered. */
  readonly also: (read: AnotherRead) => Promise<AnsweredRead>;
  /** A copy of the database that lags a little, where one may be asked and the route allows it. Taking it is told in the answer. */
  readonly copy?: () => Db | undefined;
}

/** A body that is not JSON. */
export interface Download {
  readonly type: string;
  readonly name: string;
  readonly content: Buffer | string | Readable;
}

export type Answer<K extends RouteKey> =
  RouteOf<K> extends { produces: readonly string[] } ? Download : Output<RouteOf<K>>;
export type Handler<K extends RouteKey> = (call: Call<K>) => Promise<Result<Answer<K>>>;
/** A handler whose route is not known to the compiler. */
export type AnyHandler = (call: Call) => Promise<Result<unknown>>;
/** The handlers of one slice, one for each of its routes. */
export type Handlers<S extends string> = { [K in Extract<RouteKey, `${S}.${string}`>]: Handler<K> };
