import { useEffect, useState } from 'react';
import { readSession } from '../session/session.ts';
import { useStore } from '../session/store.ts';

/** How long what was typed is kept for somebody who comes back (ms). */
const LIFE = 10 * 60_000;

const drafts = new Map<string, { readonly values: unknown; readonly until: number }>();

useStore.subscribe(({ LoginState, returnTo }, before) => {
  if (LoginState === before.LoginState) return;
  // Whoever comes back after a session that expired finds what was typed; after a sign-out, nobody does.
  const isSame = returnTo?.user !== undefined && (!LoginState || returnTo.user === readSession().userid);
  if (!isSame) drafts.clear();
});

/**
 * Keeps what was typed into a form that is left for a moment, such as to add an account. Only in memory, and never
 * passwords or codes: the caller leaves them out.
 */
export function keepDraft(form: string, values: unknown, now: number = Date.now()): void {
  drafts.set(form, { values, until: now + LIFE });
}

/** Reads what was kept for a form; nothing once it is too old. Rule: app#forms. */
export function readDraft(form: string, now: number = Date.now()): unknown {
  const kept = drafts.get(form);
  return kept && now < kept.until ? kept.values : undefined;
}

/** What was typed into a form when it was left, given back once. `V` is what `keepDraft` was given for this form. */
export function useDraft<V>(form: string): V | undefined {
  const [draft] = useState(() => readDraft(form) as V | undefined);
  useEffect(() => void drafts.delete(form), [form]);
  return draft;
}
