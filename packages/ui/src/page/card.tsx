import type { ReactNode } from 'react';

export interface CardProps {
  title?: ReactNode;
  /** Right of the title: a figure, a link, a chip. */
  aside?: ReactNode;
  /** A list of cells brings its own vertical rhythm. */
  dense?: boolean;
  /** The ring of the chosen or own entry. */
  marked?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Card({ title, aside, dense = false, marked = false, className = '', children }: CardProps) {
  const ring = marked ? 'shadow-[inset_0_0_0_2px_var(--brand)]' : 'shadow-card';
  return (
    <section className={`rounded-card bg-surface px-4 ${dense ? 'py-1' : 'py-4'} ${ring} ${className}`}>
      {title || aside ? (
        <div className="flex items-center justify-between gap-3">
          <h2>{title}</h2>
          {aside ? <div className="text-s text-ink-3">{aside}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
