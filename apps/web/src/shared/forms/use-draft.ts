import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { forgetDraft, saveDraft, type Place, readDraft } from './drafts.ts';

const NOTHING: readonly string[] = [];

const nameOf = (form: string, subject: string): string => (subject === '' ? form : `${form} ${subject}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a kept value is of the kind that the form has now: another version of the app may have kept it. */
function isAlike(kept: unknown, present: unknown): boolean {
  if (!isRecord(kept) || !isRecord(present)) return typeof kept === typeof present && typeof kept !== 'object';
  return Object.keys(present).every((field) => isAlike(kept[field], present[field]));
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface DraftOptions<V extends FieldValues> {
  /** Fields that are never kept: passwords, codes and proofs. */
  readonly omit?: readonly (keyof V & string)[];
  readonly where?: Place;
}

/**
 * Keeps what is typed into a form by what it is about, and gives it back when the form stands there again. The returned
 * function forgets it, once it was sent. Rule: app#drafts.
 */
export function useFormDraft<V extends FieldValues>(
  form: UseFormReturn<V>,
  name: string,
  subject = '',
  { omit, where = 'device' }: DraftOptions<V> = {},
): () => void {
  const key = nameOf(name, subject);
  const defaults = useRef<Readonly<Record<string, unknown>>>(undefined);
  const { getValues, setValue, subscribe } = form;
  const { defaultValues } = form.formState;
  const left: readonly string[] = omit ?? NOTHING;
  const leftOut = left.join(' ');
  useEffect(() => void (defaults.current = defaultValues), [defaultValues]);
  useEffect(() => {
    const isKept = (field: string) => !leftOut.split(' ').includes(field);
    const now: Record<string, unknown> = getValues();
    const kept = readDraft(key);
    for (const [field, value] of Object.entries(isRecord(kept) ? kept : {}))
      if (isKept(field) && isAlike(value, now[field]))
        setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const start: Readonly<Record<string, unknown>> = defaults.current ?? {};
        // What the form says of itself is not kept, so that it follows what it is read from.
        const typed = Object.entries(values).filter(([field, value]) => isKept(field) && !isEqual(value, start[field]));
        if (typed.length > 0) saveDraft(key, Object.fromEntries(typed), where);
        else if (readDraft(key) !== undefined) forgetDraft(key);
      },
    });
  }, [key, where, leftOut, getValues, setValue, subscribe]);
  return () => forgetDraft(key);
}

/** A state of a form that is kept like its fields: its value, how it is changed, and how it is forgotten once it was sent. */
export function useDraft<V>(
  name: string,
  subject: string,
  initial: V,
  where: Place = 'device',
): readonly [V, (value: V) => void, () => void] {
  const key = nameOf(name, subject);
  const read = (): { key: string; value: V } => {
    const kept = readDraft(key);
    return { key, value: isAlike(kept, initial) ? (kept as V) : initial };
  };
  const [held, setHeld] = useState(read);
  const present = held.key === key ? held : read();
  if (present !== held) setHeld(present);
  const change = (value: V) => {
    setHeld({ key, value });
    if (isEqual(value, initial)) forgetDraft(key);
    else saveDraft(key, value, where);
  };
  const clear = () => {
    setHeld({ key, value: initial });
    forgetDraft(key);
  };
  return [present.value, change, clear];
}
