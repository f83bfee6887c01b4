import { Space } from 'antd';
import { DecisionButton, RejectButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import type { RowOf } from '../../kit/lists/types.ts';
import { MyStepNotice } from '../../kit/my-step-notice.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { useIsMe, useMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Long } from './long.tsx';

type Recharge = RowOf<'wallet.deskRecharges'>;

/** What can be decided about a recharge now. */
export function RechargeActs({ row, onDone }: { readonly row: Recharge; readonly onDone?: () => void }) {
  const { t } = useTexts();
  const may = useMay();
  const isMe = useIsMe();
  const isOwnStep = row.approvals.some(isMe);
  const approve = useAct(
    (write) => write('wallet.approveRecharge', { params: { id: row.id } }),
    ({ state }) => (state === 'approved' ? notifyProposed() : 'console.done'),
  );
  const reject = useAct((write, reason: string) =>
    write('wallet.rejectRecharge', { params: { id: row.id }, body: { reason } }),
  );
  if (row.state === 'booked' || row.state === 'rejected') return <Long text={row.reason ?? ''} />;
  const label = row.state === 'submitted' ? t('console.approve') : t('console.book');
  return (
    <Space>
      {isOwnStep ? <MyStepNotice /> : null}
      {may('wallet.approveRecharge', row.state === 'submitted' ? 'propose' : 'decide') && !isOwnStep ? (
        <DecisionButton
          label={label}
          question={t('console.sureReceipt')}
          onDecide={() => approve.mutateAsync(undefined).then(onDone)}
        />
      ) : null}
      {may('wallet.rejectRecharge') ? (
        <RejectButton onReason={(reason) => reject.mutateAsync(reason).then(onDone)} />
      ) : null}
    </Space>
  );
}
