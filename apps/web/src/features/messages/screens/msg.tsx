import { NO_MARKS } from '@greenhall/domain/messages/marks';
import { gaplessEnd } from '@greenhall/domain/messages/thread';
import { Button } from '@greenhall/ui/page/button';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Fragment, type RefObject, useRef } from 'react';
import { late } from '../../../shared/page/late.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { Composer } from '../parts/composer.tsx';
import type { Message, State } from '../parts/kinds.ts';
import { MessageItem } from '../parts/message-item.tsx';
import { OlderButton } from '../parts/older-button.tsx';
import { useOutbox } from '../parts/outbox.ts';
import { ServiceHours } from '../parts/service-hours.tsx';
import { useThread } from '../parts/thread.ts';
import { TopicChoice } from '../parts/topic-choice.tsx';
import { useAbout } from '../parts/use-about.ts';
import { useConversation } from '../parts/use-conversation.ts';
import { useReading } from '../parts/use-reading.ts';
import { useSeen } from '../parts/use-seen.ts';
import { useTopic } from '../parts/use-topic.ts';
import { WaitingItem } from '../parts/waiting-item.tsx';

/** Asked for a closed ticket alone. */
const HelpRating = late(async () => (await import('../parts/help-rating.tsx')).HelpRating);

interface MessagesProps {
  shown: readonly Message[];
  state: State | undefined;
  /** The last message that had been read when the screen was opened. */
  readBefore: number;
  list: RefObject<HTMLOListElement | null>;
}

/** The messages by number, and behind them what waits. */
function Messages({ shown, state, readBefore, list }: MessagesProps) {
  const { t } = useTexts();
  const waiting = useOutbox((outbox) => outbox.waiting);
  const firstNew = shown.find(({ by, number }) => by === 'desk' && number > readBefore)?.number;
  return (
    <ol ref={list} aria-label={t('messages.list')} aria-live="polite" className="m-0 flex list-none flex-col gap-2 p-0">
      {shown.map((message) => (
        <Fragment key={message.number}>
          {message.number === firstNew ? (
            <li data-new className="scroll-mt-16 text-center text-s font-medium text-brand-strong">
              {t('messages.new')}
            </li>
          ) : null}
          <MessageItem message={message} theirs={state?.theirs ?? NO_MARKS} />
        </Fragment>
      ))}
      {waiting.map((message) => (
        <WaitingItem key={message.key} message={message} />
      ))}
    </ol>
  );
}

/** Instead of the messages while there are none: they are being read, could not be, or were never written. */
function Without({ newest }: { newest: ReturnType<typeof useConversation>['newest'] }) {
  const { t } = useTexts();
  const hasWaiting = useOutbox(({ waiting }) => waiting.length > 0);
  return (
    <ReadView query={newest}>
      {() =>
        hasWaiting ? null : <EmptyState icon="chat" title={t('messages.empty')} note={t('messages.emptyNote')} />
      }
    </ReadView>
  );
}

export default function CustomerService() {
  const { t } = useTexts();
  const { state, newest } = useConversation();
  const thread = useThread((one) => one.thread);
  const shown = gaplessEnd(thread);
  const [list, composer, end] = [
    useRef<HTMLOListElement>(null),
    useRef<HTMLFormElement>(null),
    useRef<HTMLDivElement>(null),
  ];
  const about = useAbout();
  const topic = useTopic(state, about);
  const { readBefore, unseen, toEnd } = useReading({ shown, state, list, end });
  useSeen(list, composer, `${shown[0]?.number ?? 0}–${shown.at(-1)?.number ?? 0}`, state?.unread ?? 0);
  return (
    <Page>
      <ServiceHours />
      {(shown[0]?.number ?? 0) > 1 ? <OlderButton /> : null}
      {shown.length === 0 ? <Without newest={newest} /> : null}
      <div className="flex-1">
        <Messages shown={shown} state={state} readBefore={readBefore} list={list} />
        {state?.state === 'closed' ? (
          <>
            <p className="pt-3 text-center text-s text-ink-2">{t('messages.closed')}</p>
            <HelpRating />
          </>
        ) : null}
        {topic.isAsked ? <TopicChoice topic={topic} about={about} /> : null}
        <div ref={end} className="scroll-mb-24" />
      </div>
      {unseen > 0 ? (
        <Button small onClick={toEnd} className="sticky bottom-20 z-10 self-center shadow-card">
          {t('messages.toNew', { count: unseen })}
        </Button>
      ) : null}
      <Composer frame={composer} about={about} topic={topic} onSent={toEnd} />
    </Page>
  );
}
