/** Statements that begin a transaction, set something or listen are cheap to parse and stay without a name. */
const PLANNED = /^\s*(?:select|with|insert|update|delete)\b/i;

/** PostgreSQL keeps a named statement with its plan in each connection, so their number is bounded. */
const NAMES_AT_MOST = 1_000;
const SEEN_AT_MOST = 4_000;

/**
 * Names the statements of one pool from their second use on, so that each connection parses and plans them once. A text
 * that is used once, such as a rare filter, takes up no memory of the database.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  readonly #refused = new Set<string>();
  #last = 0;

  /** The name of a text; `undefined` if it is to be sent without one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#refused.has(text)) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= SEEN_AT_MOST) this.#seen.clear();
      if (PLANNED.test(text)) this.#seen.add(text);
      return undefined;
    }
    if (this.#names.size >= NAMES_AT_MOST) return undefined;
    this.#last += 1;
    const name = `greenhall_${this.#last}`;
    this.#names.set(text, name);
    this.#seen.delete(text);
    return name;
  }

  /** Never names this text again: a table has changed under its plan. */
  refuse(text: string): void {
    if (this.#names.delete(text)) this.#refused.add(text);
  }
}

/** Whether a statement failed because a migration has changed what its kept plan returns. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
