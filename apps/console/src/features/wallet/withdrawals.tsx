import { WITHDRAWAL_LIFE, type WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { Flex, Segmented, Space, Typography } from 'antd';
import { useState } from 'react';
import { api } from '../../kit/api.ts';
import { DecisionButton, ReasonButton, RejectButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { OwnStep } from '../../kit/own-step.tsx';
import { toldProposed } from '../../kit/proposed.ts';
import { useMay } from '../../kit/rights.tsx';
import { useIsMe } from '../../kit/rights.tsx';
import { StateTag } from '../../kit/state-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Withdrawal = Awaited<ReturnType<typeof api<'wallet.deskWithdrawals'>>>['items'][number];
function Acts({ row }: { readonly row: Withdrawal }) {
  const { t } = useTexts();
  const approve = useAct(
    (write, reference?: string) =>
      write('wallet.approveWithdrawal', { params: { id: row.id }, ...(reference ? { body: { reference } } : {}) }),
    ({ state }) => (state === 'approved' ? toldProposed() : 'console.done'),
  );
  const reject = useAct((write, reason: string) =>
    write('wallet.rejectWithdrawal', { params: { id: row.id }, body: { reason } }),
  );
  const may = useMay();
  const isMe = useIsMe();
  const isOwnStep = row.approvals.some(isMe);
  const step = row.state === 'requested' ? 'propose' : 'decide';
  if (row.state !== 'requested' && row.state !== 'approved') return row.reason ?? row.reference;
  return (
    <Space>
      {may('wallet.approveWithdrawal', step) && row.state === 'requested' ? (
        <DecisionButton
          label={t('console.approve')}
          question={t('console.surePayout')}
          onDecide={() => approve.mutateAsync(undefined)}
        />
      ) : null}
      {isOwnStep ? <OwnStep /> : null}
      {may('wallet.approveWithdrawal', step) && row.state === 'approved' && !isOwnStep ? (
        <ReasonButton
          label={t('console.paid')}
          ask={t('console.reference')}
          onReason={(reference) => approve.mutateAsync(reference)}
        />
      ) : null}
      {may('wallet.rejectWithdrawal') ? <RejectButton onReason={(reason) => reject.mutateAsync(reason)} /> : null}
    </Space>
  );
}

export default function Withdrawals() {
  const { t, figure } = useTexts();
  const [state, setState] = useState<WithdrawalState>('requested');
  return (
    <Flex vertical gap={16}>
      <Segmented
        style={{ alignSelf: 'flex-start' }}
        aria-label={t('console.state')}
        value={state}
        onChange={setState}
        options={WITHDRAWAL_LIFE.states.map((value) => ({ value, label: t(`console.state.${value}`) }))}
      />
      <DeskTable<Withdrawal>
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
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          {
            title: t('console.state'),
            render: (_, row) => <StateTag state={row.state}>{t(`console.state.${row.state}`)}</StateTag>,
          },
          { title: t('console.approvals'), render: (_, row) => row.approvals.join(', ') },
          { title: t('console.acts'), render: (_, row) => <Acts row={row} /> },
        ]}
      />
    </Flex>
  );
}
