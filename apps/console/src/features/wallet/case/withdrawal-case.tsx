import type { Reply } from '@greenhall/client/route-input';
import { WITHDRAWAL_TONES } from '@greenhall/domain/wallet/withdrawal';
import { Descriptions, Flex, Typography } from 'antd';
import { Copied } from '../../../kit/case/copied.tsx';
import type { CaseProps } from '../../../kit/lists/opened-case.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';
import { useRead } from '../../../kit/use-read.ts';
import { PayoutOnNetwork } from '../on-network.tsx';
import { PaidAddress } from '../paid-address.tsx';
import { WithdrawalActs } from '../withdrawal-acts.tsx';
import { RequestCase } from './request-case.tsx';

type Case = Reply<'wallet.withdrawalCase'>;

/** Whether the address that is paid has been proved to be the member's, and since when it could be used. */
function Account({ of }: { readonly of: Case['account'] }) {
  const { t, dateTime } = useTexts();
  if (!of) return <ToneTag tone="bad">{t('console.case.addressLeft')}</ToneTag>;
  return (
    <Flex vertical gap={4} align="flex-start">
      {of.label}
      <ToneTag tone={of.provedAt ? 'good' : 'neutral'}>
        {of.provedAt ? t('console.case.proved', { time: dateTime(of.provedAt) }) : t('console.case.notProved')}
      </ToneTag>
      <Typography.Text type="secondary">{t('console.case.usable', { time: dateTime(of.usableAt) })}</Typography.Text>
    </Flex>
  );
}

function Facts({ of: { request, account } }: { readonly of: Case }) {
  const { t, figure } = useTexts();
  const usdt = (value: string) => `${figure(value)} USDT`;
  return (
    <Descriptions
      column={1}
      bordered
      size="small"
      items={[
        {
          key: 'state',
          label: t('console.state'),
          children: <ToneTag tone={WITHDRAWAL_TONES[request.state]}>{t(`console.state.${request.state}`)}</ToneTag>,
        },
        { key: 'amount', label: t('console.amount'), children: usdt(request.amount) },
        { key: 'arrives', label: t('console.arrives'), children: usdt(request.arrives) },
        { key: 'network', label: t('console.network'), children: request.network },
        { key: 'address', label: t('console.address'), children: <PaidAddress row={request} /> },
        { key: 'account', label: t('console.case.account'), children: <Account of={account} /> },
        { key: 'time', label: t('console.time'), children: <Time at={request.at} /> },
        ...(request.reason === null ? [] : [{ key: 'reason', label: t('console.reason'), children: request.reason }]),
        ...(request.chain === null
          ? []
          : [{ key: 'chain', label: t('console.onNetwork'), children: <PayoutOnNetwork row={request} /> }]),
        ...(request.reference === null || request.chain !== null
          ? []
          : [
              { key: 'reference', label: t('console.reference'), children: <Copied text={request.reference} isCode /> },
            ]),
      ]}
    />
  );
}

/** A withdrawal, with what it is judged by. */
export function WithdrawalCase({ id, onClose, onDone }: CaseProps) {
  const found = useRead('wallet.withdrawalCase', { params: { id } });
  return (
    <RequestCase kind="withdrawal" of={found} tones={WITHDRAWAL_TONES} onClose={onClose}>
      {(data) => (
        <>
          <Facts of={data} />
          {data.request.decidedAt === null ? <WithdrawalActs row={data.request} onDone={onDone} /> : null}
        </>
      )}
    </RequestCase>
  );
}
