import { MOVEMENT_KINDS, type MovementKind } from '@greenhall/contract/shared/movements';
import { COINS, type Coin } from '@greenhall/domain/shared/money';
import { Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Line = Awaited<ReturnType<typeof api<'wallet.deskBill'>>>['items'][number];

interface Asked {
  readonly coin?: Coin | undefined;
  readonly kind?: MovementKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
}

/** The movements of an inspected member, newest first, by coin, kind, UTC days and text. */
export function Bill({ id }: { readonly id: string }) {
  const { t, figure } = useTexts();
  const [asked, setAsked] = useState<Asked>({});
  const ask = (more: Asked) => setAsked({ ...asked, ...more });
  const dayField = (name: 'from' | 'to', label: string) => (
    <Input
      type="date"
      aria-label={label}
      prefix={label}
      style={{ maxWidth: 220 }}
      onChange={(event) => ask({ [name]: event.target.value || undefined })}
    />
  );
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} wrap>
        <Select<Coin>
          aria-label={t('wallet.coin')}
          placeholder={t('wallet.coin')}
          allowClear
          style={{ minWidth: 110 }}
          onChange={(coin) => ask({ coin })}
          options={COINS.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <Select<MovementKind>
          aria-label={t('wallet.kind')}
          placeholder={t('wallet.kind')}
          allowClear
          style={{ minWidth: 200 }}
          onChange={(kind) => ask({ kind })}
          options={MOVEMENT_KINDS.map((value) => ({ value, label: t(`wallet.kind.${value}`) }))}
        />
        {dayField('from', t('console.from'))}
        {dayField('to', t('console.until'))}
        <Input.Search
          aria-label={t('wallet.searchBill')}
          placeholder={t('wallet.searchBill')}
          allowClear
          maxLength={64}
          style={{ maxWidth: 300 }}
          onSearch={(text) => ask({ search: text.trim() || undefined })}
        />
      </Flex>
      <DeskTable<Line>
        isReadOnce
        isSmall
        name={['wallet.deskBill', id, asked]}
        read={(cursor) => api('wallet.deskBill', { params: { id }, query: { ...asked, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          { title: t('wallet.kind'), render: (_, row) => t(`wallet.kind.${row.kind}`) },
          {
            title: t('wallet.amount'),
            align: 'right',
            render: (_, row) => `${figure(row.amount)} ${row.coin.toUpperCase()}`,
          },
          { title: t('wallet.balanceAfter'), align: 'right', render: (_, row) => figure(row.balance) },
          { title: t('wallet.counterparty'), render: (_, row) => row.counterparty ?? '—' },
          { title: t('console.number'), render: (_, row) => row.number ?? '—' },
        ]}
      />
    </Flex>
  );
}
