import type { RefusalName } from './codes.ts';

/** Values for the placeholders of an error text. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** An expected refusal: a typed value, never an exception (a broken invariant throws). */
export interface Refusal {
  readonly ok: false;
  readonly refusal: RefusalName;
  readonly params?: RefusalParams;
}

export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}

/** The result of every command: the value, or the refusal by its catalogue name. */
export type Result<T> = Accepted<T> | Refusal;

/** Wraps a value as accepted. */
export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

/** Refuses with a name of the catalogue and the values of its placeholders. */
export function refuse(refusal: RefusalName, params?: RefusalParams): Refusal {
  return params ? { ok: false, refusal, params } : { ok: false, refusal };
}
