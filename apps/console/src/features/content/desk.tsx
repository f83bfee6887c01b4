import { CONTENT_KINDS, type ContentKind } from '@greenhall/domain/content/entry';
import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { Button, Flex, Typography } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { goTo, links, placeWith, useLocation } from '../../kit/location.ts';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { EntryPage, EntryState } from './entry.tsx';
import { topicText } from './facts.tsx';

/** The kind that is shown before one is chosen. */
const FIRST = 'news';
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

type Row = RowOf<'content.entries'>;

function Title({ row: { kind, title, topic, isImportant } }: { readonly row: Row }) {
  const texts = useTexts();
  const { t } = texts;
  return (
    <Flex vertical>
      <strong>{title || t('content.untitled')}</strong>
      {topic === null ? null : topicText(texts, kind, topic)}
      {isImportant ? t('content.important') : null}
    </Flex>
  );
}

function Edit({ row: { id, title } }: { readonly row: Row }) {
  const { t } = useTexts();
  return (
    <Button aria-label={`${t('content.edit')} ${title || id}`} onClick={() => openEntry(id)}>
      {t('content.edit')}
    </Button>
  );
}

const State = ({ row }: { readonly row: Row }) => <EntryState entry={row} />;

/** What operators write for members: its list, or the entry that the address names. */
export default function ContentDesk() {
  const { t } = useTexts();
  const { query } = useLocation();
  const column = useColumns<'content.entries'>();
  const id = query.get('id');
  if (id !== null) return <EntryPage key={id} id={id} />;
  const asked = query.get('kind') ?? FIRST;
  const kind = CONTENT_KINDS.find((one) => one === asked);
  return (
    <Flex vertical gap={16} align="start">
      {kind ? <NewEntry key={kind} kind={kind} /> : null}
      <ListPage
        route="content.entries"
        words={{ kind: (one) => t(`content.kind.${one}`), state: (one) => t(`content.state.${one}`) }}
        initial={{ kind: FIRST }}
        columns={[
          column.drawn('content.title', Title),
          column.text('console.kind', (row) => t(`content.kind.${row.kind}`)),
          column.drawn('console.state', State),
          column.text('content.languages', (row) => row.languages.map((one) => LANGUAGE_NAMES[one]).join(', ') || '—'),
          column.moment('content.state.published', (row) => row.publishedAt),
          column.text('console.operator', (row) => row.madeBy),
          column.acts(Edit),
        ]}
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
