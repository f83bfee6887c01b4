import { Space } from 'antd';
import { DecisionButton, ReasonButton, RejectButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import type { RowOf } from '../../kit/lists/types.ts';
import { MyStepNotice } from '../../kit/my-step-notice.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { useIsMe, useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Long } from './long.tsx';

type Withdrawal = RowOf<'wallet.deskWithdrawals'>;

/** What can be decided about a withdrawal now. */
export function WithdrawalActs({ row, onDone }: { readonly row: Withdrawal; readonly onDone?: () => void }) {
  const { t } = useTexts();
  const approve = useAct(
    (write, reference?: string) =>
      write('wallet.approveWithdrawal', { params: { id: row.id }, ...(reference ? { body: { reference } } : {}) }),
    ({ state, chain }) => {
      if (state === 'sent') return 'console.payout.sent';
      if (state !== 'approved') return 'console.done';
      return chain ? 'console.payout.notShown' : notifyProposed();
    },
  );
  const reject = useAct((write, reason: string) =>
    write('wallet.rejectWithdrawal', { params: { id: row.id }, body: { reason } }),
  );
  const may = useMay();
  const isMe = useIsMe();
  const isOwnStep = row.approvals.some(isMe);
  const step = row.state === 'requested' ? 'propose' : 'decide';
  if (row.state === 'sent') return null;
  if (row.state !== 'requested' && row.state !== 'approved') return <Long text={row.reason ?? row.reference ?? ''} />;
  return (
    <Space>
      {may('wallet.approveWithdrawal', step) && row.state === 'requested' ? (
        <DecisionButton
          label={t('console.approve')}
          question={t('console.surePayout')}
          onDecide={() => approve.mutateAsync(undefined).then(onDone)}
        />
      ) : null}
      {isOwnStep ? <MyStepNotice /> : null}
      {may('wallet.approveWithdrawal', step) && row.state === 'approved' && !isOwnStep ? (
        <ReasonButton
          label={t('console.paid')}
          ask={t('console.payout.txid')}
          onReason={(reference) => approve.mutateAsync(reference).then(onDone)}
        />
      ) : null}
      {may('wallet.rejectWithdrawal') ? (
        <RejectButton onReason={(reason) => reject.mutateAsync(reason).then(onDone)} />
      ) : null}
    </Space>
  );
}
