import { Card, Flex, Statistic } from 'antd';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { useOpened } from '../../kit/lists/opened.ts';
import type { RowOf } from '../../kit/lists/types.ts';
import { ReadFault } from '../../kit/read-state.tsx';
import { SearchField } from '../../kit/forms/search-field.tsx';
import { useTexts } from '../../kit/texts.ts';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useRead } from '../../kit/use-read.ts';
import { PostingDrawer } from './posting-drawer.tsx';

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

function Open({ row: { isOpen } }: { readonly row: RowOf<'wallet.corrections'> }) {
  const { t } = useTexts();
  return isOpen ? <ToneTag tone="waiting">{t('console.corrections.suspense')}</ToneTag> : null;
}

/** Corrections of postings: proposed by one operator, approved by another. */
export default function Corrections() {
  const { t, figure } = useTexts();
  const { opened, open, close } = useOpened();
  const column = useColumns<'wallet.corrections'>();
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
      <ListPage
        route="wallet.corrections"
        words={{ coin: (coin) => coin.toUpperCase() }}
        initial={{}}
        columns={[
          column.text('console.number', (row) => row.id),
          column.text('console.corrections.way', (row) => t(`console.corrections.${row.way}`)),
          column.text('console.corrections.corrects', (row) => row.corrects),
          column.text('console.member', (row) => row.member),
          column.figure('console.amount', (row) => `${figure(row.amount)} ${row.coin.toUpperCase()}`),
          column.moment('console.time', (row) => row.at, 'made'),
          column.drawn('console.state', Open),
          column.opens('console.corrections.show', 'wallet.deskPosting', (row) => row.id),
        ]}
      />
      {opened !== null && NUMBER.test(opened) ? <PostingDrawer key={opened} id={opened} onClose={close} /> : null}
    </Flex>
  );
}
