import { Written } from '@greenhall/ui/display/written';
import type { ReactNode } from 'react';

/** One message: the member's own on the right, those of customer service on the left. */
export function Bubble({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  return (
    <li
      className={`max-w-[82%] min-w-24 rounded-card px-3.5 py-2.5 ${isMine ? 'self-end bg-brand-soft' : 'self-start bg-surface shadow-card'}`}
    >
      {children}
    </li>
  );
}

export function Words({ text }: { text: string }) {
  return text === '' ? null : <Written as="p" text={text} dir="auto" className="whitespace-pre-wrap wrap-anywhere" />;
}
