import { useState } from 'react';
import { Icon } from './icon.tsx';

export interface CopyButtonProps {
  value: string;
  label: string;
  doneLabel: string;
  /** In place of the label when the browser does not allow it. */
  failedLabel: string;
}

/** Copies the whole value; the answer is a change of its own label, which is spoken. */
export function CopyButton({ value, label, doneLabel, failedLabel }: CopyButtonProps) {
  const [last, setLast] = useState<{ value: string; isDone: boolean }>();
  const done = last?.value === value && last.isDone;
  const isFailed = last?.value === value && !last.isDone;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setLast({ value, isDone: true });
    } catch {
      setLast({ value, isDone: false });
    }
  };
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-s font-semibold whitespace-nowrap text-brand-strong"
    >
      <Icon name={done ? 'check' : isFailed ? 'warn' : 'copy'} size={16} />
      <span aria-live="polite">{done ? doneLabel : isFailed ? failedLabel : label}</span>
    </button>
  );
}
