import type { ReactNode } from 'react';

export interface FieldHeadProps {
  /** The id of what is said about the field, by which the field names its description. */
  noteId: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label. */
  children: ReactNode;
}

/**
 * The line above a control: its label, and beside it the limit or what is wrong. It stands above, where neither a keyboard nor
 * a finger covers it.
 */
export function FieldHead({ noteId, hint, error, children }: FieldHeadProps) {
  return (
    <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-3 text-s font-medium text-ink-2">
      {children}
      <p
        id={noteId}
        aria-live="polite"
        className={`text-xs font-normal wrap-anywhere ${error ? 'text-down' : 'text-ink-2'}`}
      >
        {error ?? hint}
      </p>
    </div>
  );
}
