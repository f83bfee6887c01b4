import { CONTENT_KINDS, type ContentKind } from '@greenhall/domain/content/entry';
import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { Button, Flex, Tabs, Typography } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { goTo, links, placeWith, useLocation } from '../../kit/location.ts';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { EntryPage, EntryState } from './entry.tsx';
import { topicText } from './facts.tsx';
import type { Entry } from './kinds.ts';

const openEntry = (id: string) => goTo(placeWith(links.content, 'id', id));

function NewEntry({ kind }: { readonly kind: ContentKind }) {
  const { t } = useTexts();
  const add = useAct((write) => write('content.addEntry', { body: { kind } }));
  return (
    <IfMay route="content.addEntry">
      <ActFailure of={add} />
      <Button
        type="primary"
        loading={add.isPending}
        onClick={() => add.mutate(undefined, { onSuccess: ({ id }) => openEntry(id) })}
      >
        {t('content.newEntry')}
      </Button>
    </IfMay>
  );
}

/** All entries of a kind, newest first. */
function Entries({ kind }: { readonly kind: ContentKind }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Flex vertical gap={16} align="start">
      <NewEntry kind={kind} />
      <DeskTable<Entry>
        name={['content.entries', kind]}
        read={(cursor) => api('content.entries', { query: { cursor, kind } })}
        rowKey={(row) => row.id}
        columns={[
          {
            title: t('content.title'),
            render: (_, row) => (
              <Flex vertical>
                <strong>{row.title || t('content.untitled')}</strong>
                {row.topic === null ? null : topicText(texts, kind, row.topic)}
                {row.isImportant ? t('content.important') : null}
              </Flex>
            ),
          },
          { title: t('console.state'), render: (_, row) => <EntryState entry={row} /> },
          {
            title: t('content.languages'),
            render: (_, row) => row.languages.map((language) => LANGUAGE_NAMES[language]).join(', ') || '—',
          },
          { title: t('content.state.published'), render: (_, row) => <Time at={row.publishedAt} /> },
          { title: t('console.operator'), dataIndex: 'madeBy' },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <Button aria-label={`${t('content.edit')} ${row.title || row.id}`} onClick={() => openEntry(row.id)}>
                {t('content.edit')}
              </Button>
            ),
          },
        ]}
      />
    </Flex>
  );
}

const kindOf = (name: string | null): ContentKind => CONTENT_KINDS.find((kind) => kind === name) ?? 'news';

/** What operators write for members: the entries of each kind, or the one that the address names. */
export default function ContentDesk() {
  const { t } = useTexts();
  const { query } = useLocation();
  const id = query.get('id');
  if (id !== null) return <EntryPage key={id} id={id} />;
  return (
    <Flex vertical gap={8}>
      <Tabs
        aria-label={t('content.kinds')}
        activeKey={kindOf(query.get('kind'))}
        onChange={(kind) => goTo(placeWith(links.content, 'kind', kind))}
        destroyOnHidden
        items={CONTENT_KINDS.map((kind) => ({
          key: kind,
          label: t(`content.kind.${kind}`),
          children: <Entries kind={kind} />,
        }))}
      />
      <Typography.Text type="secondary">
        {t('content.riskNote')}{' '}
        <IfMay route="members.launches">
          <a href={`#${links.launch}`} className="underline">
            {t('console.launch')}
          </a>
        </IfMay>
      </Typography.Text>
    </Flex>
  );
}
