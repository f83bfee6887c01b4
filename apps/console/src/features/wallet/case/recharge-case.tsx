import { RECHARGE_TONES } from '@greenhall/domain/wallet/recharge';
import type { Reply } from '@greenhall/client/route-input';
import { Descriptions } from 'antd';
import { Copied } from '../../../kit/case/copied.tsx';
import type { CaseProps } from '../../../kit/lists/opened-case.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';
import { useRead } from '../../../kit/use-read.ts';
import { OnNetwork } from '../on-network.tsx';
import { RechargeActs } from '../recharge-acts.tsx';
import { Voucher } from '../voucher.tsx';
import { RequestCase } from './request-case.tsx';

type Request = Reply<'wallet.rechargeCase'>['request'];

/** Wide enough to read what a bank prints. */
const VOUCHER_WIDTH = 360;

function Facts({ of: request }: { readonly of: Request }) {
  const { t, figure } = useTexts();
  return (
    <Descriptions
      column={1}
      bordered
      size="small"
      items={[
        {
          key: 'state',
          label: t('console.state'),
          children: <ToneTag tone={RECHARGE_TONES[request.state]}>{t(`console.state.${request.state}`)}</ToneTag>,
        },
        { key: 'amount', label: t('console.amount'), children: `${figure(request.amount)} USDT` },
        { key: 'reference', label: t('console.reference'), children: <Copied text={request.reference} /> },
        {
          key: 'way',
          label: t('console.payIn.way'),
          children: request.way === null ? '—' : <Copied text={request.way} />,
        },
        { key: 'own', label: t('console.payIn.reference'), children: <Copied text={request.payInReference} /> },
        ...(request.note === null ? [] : [{ key: 'note', label: t('console.note'), children: request.note }]),
        { key: 'time', label: t('console.time'), children: <Time at={request.at} /> },
        ...(request.reason === null ? [] : [{ key: 'reason', label: t('console.reason'), children: request.reason }]),
        ...(request.chain === null
          ? []
          : [{ key: 'chain', label: t('console.onNetwork'), children: <OnNetwork row={request} /> }]),
      ]}
    />
  );
}

/** A recharge beside its voucher, with what it is judged by. */
export function RechargeCase({ id, onClose, onDone }: CaseProps) {
  const found = useRead('wallet.rechargeCase', { params: { id } });
  return (
    <RequestCase kind="recharge" of={found} tones={RECHARGE_TONES} onClose={onClose}>
      {(data) => (
        <>
          <Facts of={data.request} />
          {data.request.decidedAt === null ? <RechargeActs row={data.request} onDone={onDone} /> : null}
          <Voucher row={data.request} width={VOUCHER_WIDTH} />
        </>
      )}
    </RequestCase>
  );
}
