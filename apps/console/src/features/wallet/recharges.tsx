import { RECHARGE_TONES, type RechargeState } from '@greenhall/domain/wallet/recharge';
import { Image, Space } from 'antd';
import { DecisionButton, RejectButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { useLive } from '../../kit/live.ts';
import { OwnStep } from '../../kit/own-step.tsx';
import { toldProposed } from '../../kit/proposed.ts';
import { useMay } from '../../kit/rights.tsx';
import { useIsMe } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';

type Recharge = RowOf<'wallet.deskRecharges'>;
/** Wide enough for one check in a line or two. */
const CHECKS_WIDTH = 300;
function Acts({ row }: { readonly row: Recharge }) {
  const { t } = useTexts();
  const may = useMay();
  const isMe = useIsMe();
  const isOwnStep = row.approvals.some(isMe);
  const approve = useAct(
    (write) => write('wallet.approveRecharge', { params: { id: row.id } }),
    ({ state }) => (state === 'approved' ? toldProposed() : 'console.done'),
  );
  const reject = useAct((write, reason: string) =>
    write('wallet.rejectRecharge', { params: { id: row.id }, body: { reason } }),
  );
  if (row.state === 'booked' || row.state === 'rejected') return row.reason;
  const label = row.state === 'submitted' ? t('console.approve') : t('console.book');
  return (
    <Space>
      {isOwnStep ? <OwnStep /> : null}
      {may('wallet.approveRecharge', row.state === 'submitted' ? 'propose' : 'decide') && !isOwnStep ? (
        <DecisionButton
          label={label}
          question={t('console.sureReceipt')}
          onDecide={() => approve.mutateAsync(undefined)}
        />
      ) : null}
      {may('wallet.rejectRecharge') ? <RejectButton onReason={(reason) => reject.mutateAsync(reason)} /> : null}
    </Space>
  );
}

/** A text that may be a transaction's id or an address, which no space breaks. */
const Long = ({ text }: { readonly text: string }) => (
  <span style={{ display: 'block', minWidth: 140, maxWidth: 220, overflowWrap: 'anywhere' }}>{text}</span>
);

const Reference = ({ row }: { readonly row: Recharge }) => <Long text={row.reference} />;
const Way = ({ row: { way } }: { readonly row: Recharge }) => (way === null ? null : <Long text={way} />);

/** What the network shows of a report, check by check, and which other reports name its transaction. */
function OnNetwork({ row: { chain, alsoNamedBy, doNotPay } }: { readonly row: Recharge }) {
  const { t } = useTexts();
  if (!chain) return null;
  const { network, isProved, judgement } = chain;
  return (
    <Space orientation="vertical" size={4} style={{ width: CHECKS_WIDTH }}>
      {isProved ? <ToneTag tone="good">{`${network} · ${t('wallet.exactProved')}`}</ToneTag> : network}
      {judgement ? null : t('wallet.exactUnseen')}
      {judgement?.checks.map((check) => (
        <span key={check.name}>
          {check.name === 'sender' ? null : t(`wallet.check.${check.name}`)}
          {': '}
          {check.state === 'notRequired' ? '—' : t(`wallet.checkState.${check.state}`)}
          {check.why && check.why !== 'otherSender' ? ` · ${t(`wallet.why.${check.why}`)}` : null}
          {check.params?.['expected'] !== undefined && check.params['found'] !== undefined
            ? ` ${t('wallet.expected', { expected: check.params['expected'], found: check.params['found'] })}`
            : null}
        </span>
      ))}
      {alsoNamedBy.length > 0 ? (
        <ToneTag tone="bad">{t('console.alsoNamedBy', { numbers: alsoNamedBy.join(', ') })}</ToneTag>
      ) : null}
      {doNotPay ? <ToneTag tone="bad">{t('console.payIn.state.closed')}</ToneTag> : null}
    </Space>
  );
}

function Voucher({ row }: { readonly row: Recharge }) {
  const { t } = useTexts();
  return (
    <Space orientation="vertical" size={4}>
      {row.voucher === null ? null : (
        <Image width={56} alt={`${t('console.voucher')} ${row.number}`} src={`/Upload/${row.voucher}`} />
      )}
      {row.like.length > 0 ? <ToneTag tone="bad">{t('console.like', { numbers: row.like.join(', ') })}</ToneTag> : null}
    </Space>
  );
}

export default function Recharges() {
  const { t } = useTexts();
  const column = useColumns<'wallet.deskRecharges'>();
  const word = (state: RechargeState) => t(`console.state.${state}`);
  useLive('recharges');
  return (
    <ListPage
      route="wallet.deskRecharges"
      words={{ state: word }}
      initial={{ state: 'submitted' }}
      columns={[
        column.text('console.number', (row) => row.number),
        column.member('console.member', (row) => ({ name: row.memberName, member: row.member })),
        column.amount('console.amount', (row) => row.amount, 'USDT', 'amount'),
        column.drawn('console.reference', Reference),
        column.drawn('console.payIn.way', Way),
        column.text('console.payIn.reference', (row) => row.payInReference),
        column.text('console.note', (row) => row.note),
        column.drawn('console.voucher', Voucher),
        column.drawn('console.onNetwork', OnNetwork),
        column.moment('console.time', (row) => row.at, 'made'),
        column.state((row) => row.state, RECHARGE_TONES, word),
        column.text('console.approvals', (row) => row.approvals.join(', ')),
        column.acts(Acts),
      ]}
    />
  );
}
