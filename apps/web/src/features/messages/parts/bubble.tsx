import { Written } from '@greenhall/ui/display/written';
import type { SupportTopic } from '@greenhall/domain/messages/support-ticket';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';

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

/** What a ticket is about, on the message that began it; nothing where nothing was chosen. */
export function TopicLabel({ topic }: { topic: SupportTopic | null | undefined }) {
  const { t } = useTexts();
  if (!topic || topic === 'other') return null;
  return <p className="text-s font-medium text-brand-strong">{t(`messages.topic.${topic}`)}</p>;
}

export function Words({ text }: { text: string }) {
  return text === '' ? null : <Written as="p" text={text} dir="auto" className="whitespace-pre-wrap wrap-anywhere" />;
}
