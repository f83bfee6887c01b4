import { Flex, Segmented, Space, Tag, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { useAct } from '../../app/failure.tsx';
import { PagedTable } from '../../app/paged-table.tsx';
import { RejectButton } from '../../app/reject-button.tsx';
import { useMay } from '../../app/rights.tsx';
import { SureButton } from '../../app/sure-button.tsx';
import { useTexts } from '../../app/texts.ts';
import { AskText } from '../../app/ask-text.tsx';

type Withdrawal = Awaited<ReturnType<typeof api<'wallet.deskWithdrawals'>>>['items'][number];
const STATES = ['requested', 'approved', 'paid', 'rejected', 'cancelled'] as const;
const COLOURS = {
  requested: '#7a5200',
  approved: '#0958d9',
  paid: '#14794a',
  rejected: '#b42318',
  cancelled: '#4a5d5a',
} as const;

function Acts({ row }: { readonly row: Withdrawal }) {
  const { t } = useTexts();
  const approve = useAct((write, reference?: string) =>
    write('wallet.approveWithdrawal', { params: { id: row.id }, ...(reference ? { body: { reference } } : {}) }),
  );
  const reject = useAct((write, reason: string) =>
    write('wallet.rejectWithdrawal', { params: { id: row.id }, body: { reason } }),
  );
  const may = useMay();
  const step = row.state === 'requested' ? 'propose' : 'decide';
  if (row.state !== 'requested' && row.state !== 'approved') return row.reason ?? row.reference;
  return (
    <Space>
      {may('wallet.approveWithdrawal', step) && row.state === 'requested' ? (
        <SureButton
          label={t('console.approve')}
          question={t('console.surePayout')}
          busy={approve.isPending}
          onSure={() => approve.mutate(undefined)}
        />
      ) : null}
      {may('wallet.approveWithdrawal', step) && row.state === 'approved' ? (
        <AskText
          button={t('console.paid')}
          label={t('console.reference')}
          onText={(reference) => approve.mutate(reference)}
        />
      ) : null}
      {may('wallet.rejectWithdrawal') ? <RejectButton onReason={(reason) => reject.mutate(reason)} /> : null}
    </Space>
  );
}

export default function Withdrawals() {
  const { t, dateTime, figure } = useTexts();
  const [state, setState] = useState<(typeof STATES)[number]>('requested');
  return (
    <Flex vertical gap={16}>
      <Segmented
        aria-label={t('console.state')}
        value={state}
        onChange={setState}
        options={STATES.map((value) => ({ value, label: t(`console.state.${value}`) }))}
      />
      <PagedTable<Withdrawal>
        name={['wallet.deskWithdrawals', state]}
        read={(cursor) => api('wallet.deskWithdrawals', { query: { state, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.number'), dataIndex: 'number' },
          { title: t('console.member'), render: (_, row) => `${row.memberName} (${row.member})` },
          { title: t('console.amount'), align: 'right', render: (_, row) => `${figure(row.amount)} USDT` },
          { title: t('console.arrives'), align: 'right', render: (_, row) => `${figure(row.arrives)} USDT` },
          { title: t('console.network'), dataIndex: 'network' },
          {
            title: t('console.address'),
            render: (_, row) => (
              <Typography.Text copyable code style={{ wordBreak: 'break-all' }}>
                {row.address}
              </Typography.Text>
            ),
          },
          { title: t('console.time'), render: (_, row) => dateTime(row.at) },
          {
            title: t('console.state'),
            render: (_, row) => (
              <Tag variant="solid" color={COLOURS[row.state]}>
                {t(`console.state.${row.state}`)}
              </Tag>
            ),
          },
          { title: t('console.approvals'), render: (_, row) => row.approvals.join(', ') },
          { title: t('console.acts'), render: (_, row) => <Acts row={row} /> },
        ]}
      />
    </Flex>
  );
}
