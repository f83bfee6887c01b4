import { useState } from 'react';
import { Icon } from './icon.tsx';

export interface CopyButtonProps {
  value: string;
  label: string;
  doneLabel: string;
}

/** Copies the whole value; the answer is a change of its own label, which is spoken. */
export function CopyButton({ value, label, doneLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  const done = copied === value;
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(value))}
      className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-s font-semibold whitespace-nowrap text-brand-strong"
    >
      <Icon name={done ? 'check' : 'copy'} size={16} />
      <span aria-live="polite">{done ? doneLabel : label}</span>
    </button>
  );
}
