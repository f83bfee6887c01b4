import type { Reply } from '@greenhall/client/route-input';
import { MOVEMENT_KINDS, type MovementKind } from '@greenhall/contract/shared/movements';
import { COINS, type Coin } from '@greenhall/domain/shared/money';
import { Flex, Input, Select } from 'antd';
import { api } from '../../kit/api.ts';
import { DeskTable } from '../../kit/desk-table.tsx';
import { links, placeWith } from '../../kit/location.ts';
import { useMay } from '../../kit/rights.tsx';
import { SearchField } from '../../kit/forms/search-field.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useMemberPlace } from './parts.ts';

type Line = Reply<'wallet.deskBill'>['items'][number];

/** What is asked of the bill, by the address. */
function useAskedBill() {
  const { asked, ask } = useMemberPlace();
  const coin = COINS.find((one) => one === asked('coin'));
  const kind = MOVEMENT_KINDS.find((one) => one === asked('kind'));
  return { ask, of: { coin, kind, from: asked('from'), to: asked('to'), search: asked('search') } };
}

function Filters() {
  const { t } = useTexts();
  const { ask, of } = useAskedBill();
  const dayField = (name: 'from' | 'to', label: string) => (
    <Input
      type="date"
      aria-label={label}
      prefix={label}
      className="max-w-55"
      value={of[name] ?? ''}
      onChange={(event) => ask({ [name]: event.target.value || undefined })}
    />
  );
  return (
    <Flex gap={8} wrap>
      <Select<Coin | null>
        aria-label={t('wallet.coin')}
        placeholder={t('wallet.coin')}
        allowClear
        className="min-w-27.5"
        value={of.coin ?? null}
        onChange={(next) => ask({ coin: next ?? undefined })}
        options={COINS.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <Select<MovementKind | null>
        aria-label={t('wallet.kind')}
        placeholder={t('wallet.kind')}
        allowClear
        className="min-w-50"
        value={of.kind ?? null}
        onChange={(next) => ask({ kind: next ?? undefined })}
        options={MOVEMENT_KINDS.map((value) => ({ value, label: t(`wallet.kind.${value}`) }))}
      />
      {dayField('from', t('console.from'))}
      {dayField('to', t('console.until'))}
      <SearchField
        key={of.search ?? ''}
        label={t('wallet.searchBill')}
        {...(of.search ? { value: of.search } : {})}
        max={64}
        width="w-75"
        onSearch={(text) => ask({ search: text || undefined })}
      />
    </Flex>
  );
}

/** The movements of an inspected member, newest first, by coin, kind, UTC days and text. */
export function Bill({ inspection }: { readonly inspection: string }) {
  const { t, figure } = useTexts();
  const { of } = useAskedBill();
  const may = useMay();
  return (
    <Flex vertical gap={12}>
      <Filters />
      <DeskTable<Line>
        isReadOnce
        isSmall
        name={['wallet.deskBill', inspection, of]}
        read={(cursor) => api('wallet.deskBill', { params: { inspection }, query: { ...of, cursor } })}
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
          ...(may('wallet.deskPosting')
            ? [
                {
                  title: t('console.corrections.ofBill'),
                  render: (_: unknown, row: Line) => (
                    <a href={`#${placeWith(links.corrections, 'open', row.id)}`}>{row.id}</a>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Flex>
  );
}
