import type { ReactNode } from 'react';

export interface SectionProps {
  title?: ReactNode;
  /** Right of the title: a figure, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Rows on the ground, parted by hairlines: what is read or leads on. What is acted on stands in a card. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="mt-3 px-1 first:mt-0">
      {title || aside ? (
        <div className="flex min-h-11 items-center justify-between gap-3">
          <h2>{title}</h2>
          {aside ? <div className="text-s text-ink-3">{aside}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
