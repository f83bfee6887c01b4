import { RECHARGE_LIFE, type RechargeState } from '@greenhall/domain/wallet/recharge';
import { Flex, Image, Segmented, Space } from 'antd';
import { useState } from 'react';
import { api } from '../../kit/api.ts';
import { DecisionButton, RejectButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { useLive } from '../../kit/live.ts';
import { OwnStep } from '../../kit/own-step.tsx';
import { toldProposed } from '../../kit/proposed.ts';
import { useMay } from '../../kit/rights.tsx';
import { useIsMe } from '../../kit/rights.tsx';
import { StateTag, ToneTag } from '../../kit/state-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Recharge = Awaited<ReturnType<typeof api<'wallet.deskRecharges'>>>['items'][number];
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

export default function Recharges() {
  const { t, figure } = useTexts();
  const [state, setState] = useState<RechargeState>('submitted');
  useLive('recharges');
  return (
    <Flex vertical gap={16}>
      <Segmented
        style={{ alignSelf: 'flex-start' }}
        aria-label={t('console.state')}
        value={state}
        onChange={setState}
        options={RECHARGE_LIFE.states.map((value) => ({ value, label: t(`console.state.${value}`) }))}
      />
      <DeskTable<Recharge>
        name={['wallet.deskRecharges', state]}
        read={(cursor) => api('wallet.deskRecharges', { query: { state, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.number'), dataIndex: 'number' },
          { title: t('console.member'), render: (_, row) => `${row.memberName} (${row.member})` },
          { title: t('console.amount'), align: 'right', render: (_, row) => `${figure(row.amount)} USDT` },
          { title: t('console.reference'), render: (_, row) => <Long text={row.reference} /> },
          { title: t('console.payIn.way'), render: (_, row) => (row.way === null ? null : <Long text={row.way} />) },
          { title: t('console.payIn.reference'), dataIndex: 'payInReference' },
          { title: t('console.note'), dataIndex: 'note' },
          {
            title: t('console.voucher'),
            render: (_, row) => (
              <Space orientation="vertical" size={4}>
                {row.voucher === null ? null : (
                  <Image width={56} alt={`${t('console.voucher')} ${row.number}`} src={`/Upload/${row.voucher}`} />
                )}
                {row.like.length > 0 ? (
                  <ToneTag tone="bad">{t('console.like', { numbers: row.like.join(', ') })}</ToneTag>
                ) : null}
              </Space>
            ),
          },
          { title: t('console.onNetwork'), render: (_, row) => <OnNetwork row={row} /> },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          {
            title: t('console.state'),
            render: (_, row) => <StateTag state={row.state}>{t(`console.state.${row.state}`)}</StateTag>,
          },
          { title: t('console.approvals'), render: (_, row) => row.approvals.join(', ') },
          // What can be done is in sight however wide the rest is.
          { title: t('console.acts'), fixed: 'right', render: (_, row) => <Acts row={row} /> },
        ]}
      />
    </Flex>
  );
}
