import { CONVERSATION_TONES } from '@greenhall/domain/messages/conversation';
import { isRefusedBy } from '@greenhall/client/refused';
import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { Alert, Button, Card, Flex, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { AlsoOpen } from '../../kit/case/also-open.tsx';
import { useLive } from '../../kit/live/use-live.ts';
import { goTo, links } from '../../kit/location.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { AnswerForm } from './answer-form.tsx';
import { ConversationActs } from './conversation-acts.tsx';
import { Holder } from './holder.tsx';
import type { Conversation } from './kinds.ts';
import { MessageRow } from './message-row.tsx';
import { ReferenceLink } from './reference-link.tsx';
import { Notes } from './notes.tsx';
import { useDeskMarks } from './use-desk-marks.ts';
import { useThread } from './use-thread.ts';

/** The member, the state and who handles it, with what can be done about that. */
function Head({ of, last }: { readonly of: Conversation; readonly last: number }) {
  const { t } = useTexts();
  return (
    <Flex gap={12} wrap align="center">
      <Button onClick={() => goTo(links.messages)}>{t('messagesDesk.back')}</Button>
      <Typography.Text strong>{`${of.username} (${of.member})`}</Typography.Text>
      <ToneTag tone={CONVERSATION_TONES[of.state]}>{t(`messagesDesk.state.${of.state}`)}</ToneTag>
      {of.ticket ? <span>{t(`messages.topic.${of.ticket.topic}`)}</span> : null}
      {of.ticket?.reference ? <ReferenceLink to={of.ticket.reference} /> : null}
      <span>{t('messagesDesk.reads', { language: LANGUAGE_NAMES[of.language] })}</span>
      <span>
        {t('messagesDesk.holder')}: <Holder of={of} />
      </span>
      <ConversationActs of={of} last={last} />
    </Flex>
  );
}

function Talk({ of, thread }: { readonly of: Conversation; readonly thread: ReturnType<typeof useThread> }) {
  const { t } = useTexts();
  const may = useMay();
  const { shown, error, isLoaded, older, readNewest } = thread;
  const canned = useRead('messages.cannedAnswers', {}).data?.items ?? [];
  const list = useRef<HTMLOListElement>(null);
  const last = shown.at(-1)?.number ?? 0;
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [last]);
  useDeskMarks(of.member, list, last, of.unread, may('messages.deskMark'));
  const reference = shown.findLast((one) => one.reference)?.reference?.number ?? '';
  const values = { name: of.username, id: of.member, reference };
  if (!isLoaded) return <ReadState of={{ error, refetch: readNewest }} />;
  return (
    <Card title={t('messagesDesk.conversation')} className="flex-[2_1_480px] min-w-0">
      <Flex vertical gap={16}>
        <ReadFault of={{ error, refetch: readNewest }} />
        <ol ref={list} aria-label={t('messagesDesk.conversation')} className="flex flex-col gap-2 m-0 p-1 list-none">
          {(shown[0]?.number ?? 0) > 1 ? (
            <li className="self-center">
              <Button onClick={() => void older()}>{t('messagesDesk.older')}</Button>
            </li>
          ) : null}
          {shown.map((message) => (
            <MessageRow key={message.number} message={message} conversation={of} canned={canned} values={values} />
          ))}
        </ol>
        <IfMay route="messages.answer">
          {of.holder?.isMe ? (
            <AnswerForm of={of} canned={canned} values={values} />
          ) : (
            <Alert type="info" title={t('messagesDesk.takeFirst')} />
          )}
        </IfMay>
      </Flex>
    </Card>
  );
}

/** A conversation as it is read: what is done about it says up to which message that is. */
function Opened({ of }: { readonly of: Conversation }) {
  const thread = useThread(of.member, of.last);
  return (
    <>
      <Head of={of} last={thread.shown.at(-1)?.number ?? 0} />
      <AlsoOpen kind="conversation" id={of.member} />
      <Flex gap={16} wrap align="flex-start">
        <Talk of={of} thread={thread} />
        <Notes member={of.member} />
      </Flex>
    </>
  );
}

/** One member's conversation with what operators say and note about it. */
export function ConversationPage({ member }: { readonly member: string }) {
  const { t } = useTexts();
  useLive(`conversation:${member}`, 'conversation');
  const conversation = useRead('messages.conversation', { params: { member } }, { every: 15_000 });
  if (isRefusedBy(conversation.error, 'reviewerInvolved'))
    return <Alert type="info" showIcon title={t('messagesDesk.own')} />;
  if (!conversation.data) return <ReadState of={conversation} />;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={conversation} />
      <Opened of={conversation.data} />
    </Flex>
  );
}
