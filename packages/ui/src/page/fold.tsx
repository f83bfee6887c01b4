import { type ReactNode, useState } from 'react';
import { Icon } from '../display/icon.tsx';

export interface FoldProps {
  title: ReactNode;
  /** Right of the title: the one figure that needs no opening. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card that shows its title and opens to the rest; what is inside is made when it is opened first. */
export function Fold({ title, aside, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <details className="group rounded-card bg-surface px-4 shadow-card" onToggle={() => setWasOpen(true)}>
      <summary className="flex min-h-13 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 wrap-anywhere">{title}</h2>
        {aside ? <span className="num max-w-[45%] text-right text-s wrap-anywhere text-ink-2">{aside}</span> : null}
        <Icon name="expand" size={16} className="text-ink-3 group-open:rotate-180" />
      </summary>
      {wasOpen ? <div className="pb-4">{children}</div> : null}
    </details>
  );
}
