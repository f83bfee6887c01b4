import type { Act, Capability } from '@greenhall/domain/admin/roles';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import type * as z from 'zod/mini';
import type { deskReads } from '../generated/desk.ts';
import type { reads } from '../generated/paths.ts';

type Schema = z.core.$ZodType;

/**
 * Who may call a route. `money` is a member call that also needs the companion cookie: what moves money, and what hands out
 * or redirects something of worth; `operator` needs an operator's session with its second factor.
 */
export type Access = 'public' | 'member' | 'money' | 'operator';

/**
 * Why somebody who has the token of a session, but not its cookie, may call a route: a copied token must not move or hand
 * out anything of worth. Rule: identity#sessions.
 */
export const TOKEN_ONLY = {
  shown: 'shows what the account sees; nobody can use it up',
  noted:
    'keeps a mark, a choice or a draft, which can be changed again and by which nothing is paid or delivered later',
  asked: 'prepares or asks for what moves nothing before it is paid or decided',
  said: 'says something to a person, which moves no coin of the account',
  undone: 'takes back what the account has begun; what was held returns to it',
  guarded: 'ends a session, a right or what is kept about the person',
  proved: 'asks for a secret of its own: a password, a code, a second factor, or the cookie where its answer is used',
} as const;
export type TokenOnly = keyof typeof TOKEN_ONLY;

/** The right that an operators' route requires; other routes name none. */
type Right =
  | {
      readonly access: 'operator';
      /** The row of the table of rights. */
      readonly act: Act;
      /** How far a role must reach. A route that is used for two steps names both, and its command asks for the step's. */
      readonly needs: Capability | readonly [Capability, Capability];
      /** It needs a code of the authenticator that was given in this session a moment ago (`stepUpRequired`). */
      readonly stepUp?: true;
      readonly alone?: never;
    }
  | {
      readonly access: 'public' | 'money';
      readonly act?: never;
      readonly needs?: never;
      readonly stepUp?: never;
      readonly alone?: never;
    }
  | {
      readonly access: 'member';
      readonly act?: never;
      readonly needs?: never;
      readonly stepUp?: never;
      /** Why the token alone, without the cookie of its session, is enough. */
      readonly alone: TokenOnly;
    };

/** The key of a route that answers a read. */
export type ReadKey = keyof typeof reads | keyof typeof deskReads;

interface Read {
  readonly method: 'GET';
  readonly changes?: undefined;
  /**
   * Its answer may be up to ten seconds old, and says as of when (`as-of`), where a copy of the database answers it. Nothing is decided by
   * it, and no event asks its readers to read it again.
   */
  readonly mayLag?: true;
}
interface Write {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly mayLag?: undefined;
  /**
   * The reads whose answers to the caller this write can change, so that a client reads them again. The audit log,
   * which every act changes, and reads that are recorded as an inspection are left out.
   */
  readonly changes: readonly ReadKey[];
}

/** One route of the product: server validation, typed client and OpenAPI are made from it. */
export type Route = Described & Right & (Read | Write);

interface Described {
  /** Below `/api`, Fastify syntax (`/wallet/transfers/:id`). */
  readonly path: string;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  /** JSON fields, or the text fields of a multipart form when `files` is set. */
  readonly body?: Schema;
  /** Names of the multipart file fields (jpg). */
  readonly files?: readonly string[];
  readonly response: Schema;
  /** A response that is not JSON (statements, images): its media types. */
  readonly produces?: readonly string[];
  /** Refused to a session that acts for another account, before anything else (`actingFor`). */
  readonly own?: true;
  /**
   * A read that costs the server far more than others, so a session may send fewer of them. A search is one that strangers
   * may send too: it takes its turn among all searches.
   */
  readonly cost?: 'dear' | 'search';
  /** Ends something or saves what is the caller's before its time runs out: never refused because the server is busy. */
  readonly isVital?: true;
  /** The refusals a caller must expect; where several apply, the answer is one of them. */
  readonly refusals: readonly RefusalName[];
}

/** Declares the routes of one slice and keeps the type of each. */
export function defineRoutes<const T extends Record<string, Route>>(routes: T): T {
  return routes;
}

type Out<S> = S extends Schema ? z.core.output<S> : undefined;
/** What a handler receives and a client sends. */
export interface Input<R extends Route> {
  readonly params: Out<R['params']>;
  readonly query: Out<R['query']>;
  readonly body: Out<R['body']>;
}
export type Output<R extends Route> = z.core.output<R['response']>;
