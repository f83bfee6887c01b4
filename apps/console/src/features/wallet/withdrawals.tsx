import { WITHDRAWAL_TONES, type WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { Space, Typography } from 'antd';
import { DecisionButton, ReasonButton, RejectButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { OwnStep } from '../../kit/own-step.tsx';
import { toldProposed } from '../../kit/proposed.ts';
import { useMay } from '../../kit/rights.tsx';
import { useIsMe } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';

type Withdrawal = RowOf<'wallet.deskWithdrawals'>;
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

const Address = ({ row }: { readonly row: Withdrawal }) => (
  <Typography.Text copyable code style={{ wordBreak: 'break-all' }}>
    {row.address}
  </Typography.Text>
);

export default function Withdrawals() {
  const { t } = useTexts();
  const column = useColumns<'wallet.deskWithdrawals'>();
  const word = (state: WithdrawalState) => t(`console.state.${state}`);
  return (
    <ListPage
      route="wallet.deskWithdrawals"
      words={{ state: word }}
      initial={{ state: 'requested' }}
      columns={[
        column.text('console.number', (row) => row.number),
        column.member('console.member', (row) => ({ name: row.memberName, member: row.member })),
        column.amount('console.amount', (row) => row.amount, 'USDT', 'amount'),
        column.amount('console.arrives', (row) => row.arrives, 'USDT'),
        column.text('console.network', (row) => row.network),
        column.drawn('console.address', Address),
        column.moment('console.time', (row) => row.at, 'made'),
        column.state((row) => row.state, WITHDRAWAL_TONES, word),
        column.text('console.approvals', (row) => row.approvals.join(', ')),
        column.acts(Acts),
      ]}
    />
  );
}
