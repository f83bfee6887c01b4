import type { RouteKey, RouteOf } from '@greenhall/contract/routes';
import type { Input, Output, Route } from '@greenhall/contract/shared/route';

/** A part that may be empty may be left out. */
type Part<N extends string, T> = [T] extends [undefined]
  ? { readonly [K in N]?: undefined }
  : object extends T
    ? { readonly [K in N]?: T }
    : string extends keyof T
      ? { readonly [K in N]?: T }
      : { readonly [K in N]: T };
type Files<R> = R extends { readonly files: readonly (infer F extends string)[] }
  ? { readonly files: Readonly<Partial<Record<F, Blob | readonly Blob[]>>> }
  : { readonly files?: undefined };
/** A route that produces a file says so at the call. */
type Download<R> = R extends { readonly produces: readonly string[] }
  ? { readonly download: true }
  : { readonly download?: undefined };

/** How a call is made, apart from what it asks for. */
export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** The idempotency key of a write whose caller keeps it; a fresh one by default. */
  readonly key?: string | undefined;
  /** What a passkey has signed in place of a fresh code; for an operator's write. */
  readonly approval?: string | undefined;
  /** Leaves the stored token out, because what is stored is not a token of this member yet. */
  readonly anonymous?: true;
}

type AskOf<R extends Route> = Part<'params', Input<R>['params']> &
  Part<'query', Input<R>['query']> &
  Part<'body', Input<R>['body']> &
  Files<R> &
  Download<R> &
  RequestOptions;

type Known<K extends RouteKey> = RouteOf<K> extends infer R extends Route ? R : never;

/** What a call of one route takes. */
export type RequestInput<K extends RouteKey> = AskOf<Known<K>>;
/** What a call of one route gives. */
export type Reply<K extends RouteKey> =
  RouteOf<K> extends { readonly produces: readonly string[] } ? Blob : Output<Known<K>>;
/** The arguments of a call after its route: none are needed where the route takes none. */
export type RouteInput<K extends RouteKey> = object extends RequestInput<K> ? [RequestInput<K>?] : [RequestInput<K>];

/** A value as it travels in a JSON body. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** Values that travel as text in the address. */
type InAddress = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Fields = Readonly<Record<string, Json>>;

/** A call as the client sees it once the types of its route have been checked. */
export interface LooseRequestInput extends RequestOptions {
  readonly params?: InAddress | undefined;
  readonly query?: InAddress | undefined;
  readonly body?: Fields | undefined;
  readonly files?: Readonly<Record<string, Blob | readonly Blob[]>> | undefined;
  readonly download?: true | undefined;
}
