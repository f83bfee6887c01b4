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
      style={{
        alignSelf: isOurs ? 'flex-end' : 'flex-start',
        maxWidth: '82%',
        padding: '8px 12px',
        borderRadius: 12,
        background: isOurs ? 'var(--brand-soft)' : 'var(--surface-2)',
      }}
    >
      {message.reference ? (
        <Typography.Text strong style={{ display: 'block' }}>
          <ReferenceLink to={message.reference} />
        </Typography.Text>
      ) : null}
      {message.picture ? (
        <Image width={180} alt={`${t('messagesDesk.picture')}: ${name}`} src={`/Upload/${message.picture}`} />
      ) : null}
      <Flex gap={16}>
        {message.text ? (
          <Written
            as="p"
            text={message.text}
            dir="auto"
            style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          />
        ) : null}
        {own && conversation.language !== language ? (
          <p style={{ margin: 0, whiteSpace: 'pre-wrap', color: 'var(--ink-2)' }}>{fillAnswer(own, values)}</p>
        ) : null}
      </Flex>
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {`${name} · ${dateTime(message.at)}${stage}`}
      </Typography.Text>
      <span data-number={isOurs ? undefined : message.number} />
    </li>
  );
}
