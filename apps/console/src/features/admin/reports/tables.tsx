import type { Reply } from '@greenhall/client/route-input';
import { SECOND } from '@greenhall/domain/shared/time';
import { Flex } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { durationText } from '../operations/measures.ts';
import { accountText, amountOf, kindText, microOf } from './names.ts';

type Report = Reply<'admin.report'>;
type Account = Report['accounts'][number];
type Movement = Report['fees'][number];
type Work = Reply<'admin.work'>['items'][number];
type Done = Reply<'admin.work'>['done'][number];

const keyOf = ({ purpose, coin }: Account): string => `${coin} ${purpose}`;

/** What all accounts of each coin held together: nothing, where every coin that is owed is accounted for. */
function Sums({ of }: { readonly of: readonly Account[] }) {
  const { t, exact } = useTexts();
  const sums = new Map<string, bigint>();
  for (const { coin, closing } of of) sums.set(coin, (sums.get(coin) ?? 0n) + microOf(closing));
  return (
    <Flex gap={8} wrap>
      {[...sums].map(([coin, sum]) => (
        <ToneTag key={coin} tone={sum === 0n ? 'good' : 'bad'}>
          {t('reports.sum', { amount: exact(amountOf(sum)), coin: coin.toUpperCase() })}
        </ToneTag>
      ))}
    </Flex>
  );
}

/** What the accounts held at the end of the last day. */
export function Balance({ of }: { readonly of: readonly Account[] }) {
  const texts = useTexts();
  const { t, exact } = texts;
  return (
    <Flex vertical gap={12}>
      <Sums of={of} />
      <RowTable<Account>
        isSmall
        rows={of.filter(({ closing }) => microOf(closing) !== 0n)}
        rowKey={keyOf}
        columns={[
          { title: t('reports.coin'), render: (_, { coin }) => coin.toUpperCase() },
          { title: t('reports.account'), render: (_, { purpose }) => accountText(texts, purpose) },
          { title: t('reports.held'), align: 'right', render: (_, { closing }) => exact(closing) },
        ]}
      />
    </Flex>
  );
}

/** What the accounts held before and after, and what came and went. */
export function Flows({ of }: { readonly of: readonly Account[] }) {
  const texts = useTexts();
  const { t, exact } = texts;
  const figure = (name: 'opening' | 'came' | 'went' | 'closing') => ({
    title: t(`reports.${name}`),
    align: 'right' as const,
    render: (_: unknown, row: Account) => exact(row[name]),
  });
  return (
    <RowTable<Account>
      isSmall
      rows={of}
      rowKey={keyOf}
      columns={[
        { title: t('reports.coin'), render: (_, { coin }) => coin.toUpperCase() },
        { title: t('reports.account'), render: (_, { purpose }) => accountText(texts, purpose) },
        figure('opening'),
        figure('came'),
        figure('went'),
        figure('closing'),
      ]}
    />
  );
}

/** What moved, by kind. */
export function Movements({ of }: { readonly of: readonly Movement[] }) {
  const texts = useTexts();
  const { t, exact, number } = texts;
  return (
    <RowTable<Movement>
      isSmall
      rows={of}
      rowKey={({ kind, coin, source, target }) => [kind, coin, source, target].join(' ')}
      columns={[
        { title: t('reports.kind'), render: (_, { kind }) => kindText(texts, kind) },
        {
          title: t('reports.way'),
          render: (_, { source, target }) => `${accountText(texts, source)} → ${accountText(texts, target)}`,
        },
        { title: t('reports.coin'), render: (_, { coin }) => coin.toUpperCase() },
        { title: t('reports.postings'), align: 'right', render: (_, { postings }) => number(postings) },
        { title: t('reports.amount'), align: 'right', render: (_, { amount }) => exact(amount) },
      ]}
    />
  );
}

/** What each operator decided and did, by kind, and in what time. */
export function DoneTable({ of }: { readonly of: readonly Done[] }) {
  const texts = useTexts();
  const { t, number } = texts;
  const time = (name: 'median' | 'p95') => ({
    title: t(`reports.${name}`),
    align: 'right' as const,
    render: (_: unknown, row: Done) => {
      const took = row[name];
      return took === null ? '—' : durationText(texts, took * SECOND);
    },
  });
  return (
    <RowTable<Done>
      isSmall
      rows={of}
      rowKey={({ operator, work }) => `${operator} ${work}`}
      columns={[
        { title: t('console.operator'), dataIndex: 'operator' },
        { title: t('reports.kind'), render: (_, { work }) => t(`reports.done.${work}`) },
        { title: t('reports.count'), align: 'right', render: (_, { count }) => number(count) },
        time('median'),
        time('p95'),
      ]}
    />
  );
}

/** How often each operator did what. */
export function WorkTable({ of }: { readonly of: readonly Work[] }) {
  const { t, number } = useTexts();
  return (
    <RowTable<Work>
      isSmall
      rows={of}
      rowKey={({ operator, act }) => `${operator} ${act}`}
      columns={[
        { title: t('console.operator'), dataIndex: 'operator' },
        { title: t('console.act'), render: (_, { act }) => t.find(`audit.${act.replaceAll('.', '-')}`) ?? act },
        { title: t('reports.count'), align: 'right', render: (_, { count }) => number(count) },
      ]}
    />
  );
}
