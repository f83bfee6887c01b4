import type { PlainKey } from '@greenhall/locales/runtime';
import { Descriptions, Drawer, Flex, Table } from 'antd';
import type { ReactNode } from 'react';
import { Copied } from '../../kit/case/copied.tsx';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { placeOfSubject } from '../../kit/location.ts';
import { type Texts, useTexts } from '../../kit/texts.ts';
import { roleNames } from './changes.ts';

type Entry = RowOf<'admin.audit'>;

type Values = Readonly<Record<string, unknown>>;

const said = (values: Values | null, name: string): string => {
  const value = values?.[name];
  if (value === undefined || value === null || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What was there before an act and after it, by its fields. */
function Changed({ before, after }: Pick<Entry, 'before' | 'after'>) {
  const { t } = useTexts();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="name"
      dataSource={names.map((name) => ({ name, before: said(before, name), after: said(after, name) }))}
      columns={[
        { title: t('console.audit.value'), dataIndex: 'name' },
        { title: t('console.audit.before'), dataIndex: 'before' },
        { title: t('console.audit.after'), dataIndex: 'after' },
      ]}
    />
  );
}

/** What was acted on, leading to it where it has a place. */
function SubjectText({ act, subject }: { readonly act: string; readonly subject: string }) {
  const place = placeOfSubject(act, subject);
  return place === null ? subject : <a href={`#${place}`}>{subject}</a>;
}

/** One act in full, with the hash that chains it to the one before. */
function EntryDrawer({ row: entry, onClose }: { readonly row: Entry; readonly onClose: () => void }) {
  const texts = useTexts();
  const { t, dateTime } = texts;
  const fact = (label: PlainKey, children: ReactNode) =>
    children === null || children === '' ? [] : [{ key: label, label: t(label), children }];
  const { before, after, detail } = entry;
  return (
    <Drawer open title={`${t('console.sequence')} ${entry.sequence}`} onClose={onClose} size={560}>
      <Flex vertical gap="middle">
        <Descriptions
          column={1}
          bordered
          size="small"
          items={[
            ...fact('console.time', dateTime(entry.at)),
            ...fact('console.operator', entry.operator),
            ...fact('console.audit.role', entry.role && roleNames(texts, entry.role)),
            ...fact('console.act', `${actText(texts, entry.act)} (${entry.act})`),
            ...fact(
              'console.subject',
              entry.subject === null ? null : <SubjectText act={entry.act} subject={entry.subject} />,
            ),
            ...fact('console.reason', entry.reason),
            ...fact('console.audit.proposal', entry.proposal),
            ...fact(
              'console.detail',
              Object.keys(detail).length > 0 ? (
                <pre className="m-0 whitespace-pre-wrap">{JSON.stringify(detail, null, 2)}</pre>
              ) : null,
            ),
            ...fact('console.audit.session', entry.session),
            ...fact('console.network', entry.network),
            ...fact('console.audit.request', entry.request),
            ...fact('console.hash', <Copied text={entry.hash} isCode />),
          ]}
        />
        {before || after ? <Changed before={before} after={after} /> : null}
      </Flex>
    </Drawer>
  );
}

/** What was done, as it is called; an act of an earlier version by its name. */
const actText = ({ t }: Texts, act: string): string => t.find(`audit.${act.replaceAll('.', '-')}`) ?? act;

const ActName = ({ row: { act } }: { readonly row: Entry }) => <>{actText(useTexts(), act)}</>;

/** A subject may be a sentence; the drawer shows it whole. */
const Subject = ({ row: { act, subject } }: { readonly row: Entry }) => (
  <div title={subject ?? undefined} className="max-w-80 truncate">
    {subject === null ? null : <SubjectText act={act} subject={subject} />}
  </div>
);

/** The log of operators' acts, newest first, one line each; a drawer shows an act in full. */
export default function Audit() {
  const column = useColumns<'admin.audit'>();
  return (
    <ListPage
      route="admin.audit"
      words={{}}
      initial={{}}
      above={{ reads: 'admin.audit', Shown: EntryDrawer }}
      columns={[
        column.text('console.sequence', (row) => row.sequence),
        column.moment('console.time', (row) => row.at, 'made'),
        column.text('console.operator', (row) => row.operator),
        column.drawn('console.act', ActName),
        column.drawn('console.subject', Subject),
        column.opens('console.show', 'admin.audit', (row) => row.sequence),
      ]}
    />
  );
}
