import { CONVERSATION_TONES } from '@greenhall/domain/messages/conversation';
import { INBOX_VIEWS } from '@greenhall/domain/messages/conversation';
import { SUPPORT_TOPICS, type SupportTopic } from '@greenhall/domain/messages/support-ticket';
import { Badge, Button, Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useChosen } from '../../kit/lists/opened.ts';
import { goTo, links, placeWith, useLocation } from '../../kit/location.ts';
import { SearchField } from '../../kit/forms/search-field.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { pressedBy } from '../../kit/keyboard/row-keys.ts';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { ConversationPage } from './conversation.tsx';
import { Holder } from './holder.tsx';
import type { Conversation } from './kinds.ts';
import { ReferenceLink } from './reference-link.tsx';

interface TopicFilterProps {
  readonly topic: SupportTopic | undefined;
  readonly onTopic: (topic: SupportTopic | undefined) => void;
}

/** Of all conversations those whose last ticket is about something. */
function TopicFilter({ topic, onTopic }: TopicFilterProps) {
  const { t } = useTexts();
  return (
    <Select
      aria-label={t('messagesDesk.topic')}
      placeholder={t('messagesDesk.topic')}
      allowClear
      value={topic}
      onChange={onTopic}
      className="min-w-55"
      options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`messages.topic.${value}`) }))}
    />
  );
}

/** What the last ticket of a conversation is about. */
function TopicOf({ row: { ticket } }: { readonly row: Conversation }) {
  const { t } = useTexts();
  return (
    <Flex vertical>
      {ticket ? t(`messages.topic.${ticket.topic}`) : '—'}
      {ticket?.reference ? <ReferenceLink to={ticket.reference} /> : null}
    </Flex>
  );
}

function Inbox() {
  const { t } = useTexts();
  const [view, setView] = useChosen('view', INBOX_VIEWS);
  const [topic, setTopic] = useState<SupportTopic>();
  const [search, setSearch] = useState('');
  return (
    <Flex vertical gap={16}>
      <Flex gap={16} wrap align="center">
        <Segmented
          aria-label={t('messagesDesk.view')}
          value={view}
          onChange={setView}
          options={INBOX_VIEWS.map((value) => ({ value, label: t(`messagesDesk.view.${value}`) }))}
        />
        <TopicFilter topic={topic} onTopic={setTopic} />
        <SearchField
          label={t('console.search')}
          hint={t('messagesDesk.searchHint')}
          max={64}
          button={t('console.search')}
          width="w-100"
          onSearch={setSearch}
        />
      </Flex>
      <DeskTable<Conversation>
        name={['messages.inbox', view, topic, search]}
        read={(cursor) => api('messages.inbox', { query: { view, topic, ...(search ? { search } : {}), cursor } })}
        rowKey={(row) => row.member}
        columns={[
          { title: t('console.member'), render: (_, row) => `${row.username} (${row.member})` },
          {
            title: t('console.state'),
            render: (_, row) => (
              <ToneTag tone={CONVERSATION_TONES[row.state]}>{t(`messagesDesk.state.${row.state}`)}</ToneTag>
            ),
          },
          { title: t('messagesDesk.topic'), render: (_, row) => <TopicOf row={row} /> },
          { title: t('messagesDesk.unread'), render: (_, row) => <Badge count={row.unread} color="var(--alarm)" /> },
          {
            title: t('messagesDesk.last'),
            render: (_, row) => (
              <span dir="auto" className="wrap-anywhere">
                {row.isOwn ? t('messagesDesk.own') : row.preview || t('messagesDesk.picture')}
              </span>
            ),
          },
          {
            title: t(view === 'waiting' ? 'messagesDesk.since' : 'console.time'),
            render: (_, row) => <Time at={view === 'waiting' ? row.waitingSince : row.lastAt} />,
          },
          { title: t('messagesDesk.holder'), render: (_, row) => <Holder of={row} /> },
          {
            title: t('console.acts'),
            render: (_, row) =>
              row.isOwn ? null : (
                <Button
                  {...pressedBy('Enter')}
                  aria-label={`${t('messagesDesk.open')} ${row.username}`}
                  onClick={() => goTo(placeWith(links.messages, 'member', row.member))}
                >
                  {t('messagesDesk.open')}
                </Button>
              ),
          },
        ]}
      />
    </Flex>
  );
}

/** The inbox, or the conversation that the address names. */
export default function CustomerService() {
  const { query } = useLocation();
  const member = query.get('member');
  return member === null ? <Inbox /> : <ConversationPage key={member} member={member} />;
}
