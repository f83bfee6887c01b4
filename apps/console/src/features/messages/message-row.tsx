import { Written } from '@greenhall/ui/display/written';
import { fillAnswer, type AnswerValues } from '@greenhall/domain/messages/answer';
import { stageOf } from '@greenhall/domain/messages/marks';
import { Flex, Image, Typography } from 'antd';
import { useTexts } from '../../kit/texts.ts';
import type { Canned, Conversation, Message } from './kinds.ts';
import { ReferenceLink } from './reference-link.tsx';

interface RowProps {
  readonly message: Message;
  readonly conversation: Conversation;
  readonly canned: readonly Canned[];
  readonly values: AnswerValues;
}

/** One message; a canned answer with the operator's own language beside it. */
export function MessageRow({ message, conversation, canned, values }: RowProps) {
  const { t, dateTime, language } = useTexts();
  const isOurs = message.by === 'desk';
  const own = canned.find(({ id }) => id === message.canned)?.texts[language];
  const name = isOurs ? (message.operator ?? '') : conversation.username;
  const stage = isOurs ? ` · ${t(`messagesDesk.stage.${stageOf(message.number, conversation.theirs)}`)}` : '';
  return (
    <li
      className={`max-w-[82%] rounded-control px-3 py-2 ${isOurs ? 'self-end bg-brand-soft' : 'self-start bg-surface-2'}`}
    >
      {message.reference ? (
        <Typography.Text strong className="block">
          <ReferenceLink to={message.reference} />
        </Typography.Text>
      ) : null}
      {message.picture ? (
        <Image width={180} alt={`${t('messagesDesk.picture')}: ${name}`} src={`/Upload/${message.picture}`} />
      ) : null}
      <Flex gap={16}>
        {message.text ? (
          <Written as="p" text={message.text} dir="auto" className="m-0 whitespace-pre-wrap wrap-anywhere" />
        ) : null}
        {own && conversation.language !== language ? (
          <p className="m-0 whitespace-pre-wrap text-ink-2">{fillAnswer(own, values)}</p>
        ) : null}
      </Flex>
      <Typography.Text type="secondary" className="text-xs">
        {`${name} · ${dateTime(message.at)}${stage}`}
      </Typography.Text>
      <span data-number={isOurs ? undefined : message.number} />
    </li>
  );
}
