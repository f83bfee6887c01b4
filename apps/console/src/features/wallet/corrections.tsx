import type { Reply } from '@greenhall/client/ask';
import { Button, Card, Flex, Statistic } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { pressedBy } from '../../kit/keyboard/row-keys.ts';
import { useOpened } from '../../kit/lists/opened.ts';
import { ReadFault } from '../../kit/read-state.tsx';
import { SearchField } from '../../kit/forms/search-field.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useRead } from '../../kit/use-read.ts';
import { PostingDrawer } from './posting-drawer.tsx';

type Correction = Reply<'wallet.corrections'>['items'][number];

const NUMBER = /^[1-9]\d{0,17}$/;

/** What lies in suspense, of each coin: taken back, and paid to nobody yet. */
function Suspense() {
  const { t, figure } = useTexts();
  const suspense = useRead('wallet.suspense', {});
  return (
    <Card size="small" title={t('console.corrections.suspense')} className="w-full">
      <ReadFault of={suspense} />
      <Flex gap={32} wrap>
        {suspense.data?.items.map(({ coin, amount }) => (
          <Statistic key={coin} title={coin.toUpperCase()} value={figure(amount)} />
        ))}
      </Flex>
    </Card>
  );
}

/** Corrections of postings: proposed by one operator, approved by another. */
export default function Corrections() {
  const { t, figure } = useTexts();
  const { opened, open, close } = useOpened();
  return (
    <Flex vertical gap={16} align="flex-start">
      <Suspense />
      <SearchField
        label={t('console.corrections.posting')}
        max={18}
        button={t('console.corrections.show')}
        isNumber
        width="w-80"
        onSearch={(typed) => (NUMBER.test(typed) ? open(typed) : undefined)}
      />
      <DeskTable<Correction>
        name={['wallet.corrections']}
        read={(cursor) => api('wallet.corrections', { query: { cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.number'), render: (_, row) => row.id },
          { title: t('console.corrections.way'), render: (_, row) => t(`console.corrections.${row.way}`) },
          { title: t('console.corrections.corrects'), render: (_, row) => row.corrects },
          { title: t('console.member'), render: (_, row) => row.member },
          {
            title: t('console.amount'),
            align: 'right',
            render: (_, row) => `${figure(row.amount)} ${row.coin.toUpperCase()}`,
          },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          {
            title: t('console.state'),
            render: (_, row) =>
              row.isOpen ? <ToneTag tone="waiting">{t('console.corrections.suspense')}</ToneTag> : null,
          },
          {
            title: t('console.acts'),
            fixed: 'right',
            render: (_, row) => (
              <Button
                {...pressedBy('Enter')}
                aria-label={`${t('console.corrections.show')} ${row.id}`}
                onClick={() => open(row.id)}
              >
                {t('console.corrections.show')}
              </Button>
            ),
          },
        ]}
      />
      {opened !== null && NUMBER.test(opened) ? <PostingDrawer key={opened} id={opened} onClose={close} /> : null}
    </Flex>
  );
}
