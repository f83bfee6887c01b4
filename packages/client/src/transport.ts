import type { RouteKey } from '@greenhall/contract/routes';
import type { LooseRequestInput } from './route-input.ts';

/** A multipart form; its fields come before its files, so that a server can judge them early. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, Blob | readonly Blob[]>>;
}

/** One call, ready to travel: for HTTP as method, address, headers and body, for others as what was asked for. */
export interface Outgoing {
  readonly route: RouteKey;
  readonly ask: LooseRequestInput;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path and query, from `/api` on. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON fields or a form, absent for reads. */
  readonly body: LooseRequestInput['body'] | Form;
}

export interface Answer {
  readonly status: number;
  readonly header: (name: string) => string | null;
  /** Parsed JSON; a `Blob` where a file was asked for and is given; anything else is text. */
  readonly data: unknown;
}

/** Brings a call to the server. Throws `RequestFault` when no answer came. */
export type Transport = (outgoing: Outgoing) => Promise<Answer>;

export const isForm = (body: Outgoing['body']): body is Form =>
  body !== undefined && 'files' in body && 'fields' in body;
