import { Descriptions, Flex } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';

/** What an inspected member owns: its total, each coin available and held, the holds, and the shares. */
export function Balances({ inspection }: { readonly inspection: string }) {
  const { t, figure } = useTexts();
  const balances = useRead('wallet.deskBalances', { params: { inspection } }, { isReadOnce: true });
  if (!balances.data) return <ReadState of={balances} />;
  const { items, holds, shares, total } = balances.data;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={balances} />
      <Descriptions
        column={1}
        bordered
        size="small"
        items={[
          { key: 'total', label: t('wallet.total'), children: `${figure(total)} MEY` },
          { key: 'shares', label: t('wallet.shares'), children: figure(shares.quantity) },
          { key: 'worth', label: t('stock.value'), children: `${figure(shares.value)} MEY` },
        ]}
      />
      <RowTable
        isSmall
        rows={items}
        rowKey={({ coin }) => coin}
        columns={[
          { title: t('wallet.coin'), render: (_, { coin }) => coin.toUpperCase() },
          { title: t('wallet.availableShort'), align: 'right', render: (_, { available }) => figure(available) },
          { title: t('wallet.end.hold'), align: 'right', render: (_, { locked }) => figure(locked) },
        ]}
      />
      {holds.length === 0 ? null : (
        <RowTable
          isSmall
          rows={holds}
          rowKey={({ coin, what }) => `${coin} ${what}`}
          columns={[
            { title: t('wallet.end.hold'), render: (_, { what }) => t(`wallet.hold.${what}`) },
            {
              title: t('wallet.amount'),
              align: 'right',
              render: (_, { coin, amount }) => `${figure(amount)} ${coin.toUpperCase()}`,
            },
          ]}
        />
      )}
    </Flex>
  );
}
