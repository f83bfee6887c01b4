import type { Reply } from '@greenhall/client/ask';
import { Chip } from '@greenhall/ui/display/chip';
import { useTexts } from '../../../shared/text/texts.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { useOwnMoney } from '../../../shared/money/use-money.ts';
import ChainChecks from '../recharge/chain-checks.tsx';
import { RecordList } from '../parts/record-list.tsx';
import { StateChip } from '../parts/state-chip.tsx';

type Chain = NonNullable<Reply<'wallet.recharges'>['items'][number]['chain']>;

/** What the network shows of a report by now. */
function Shown({ chain: { isProved, judgement } }: { chain: Chain }) {
  const { t } = useTexts();
  if (isProved) return <Chip tone="up">{t('wallet.exactProved')}</Chip>;
  return judgement ? <ChainChecks checks={judgement.checks} /> : t('wallet.exactUnseen');
}

const STATES = ['submitted', 'approved', 'booked', 'rejected'] as const;

export default function RechargeRecords() {
  const { t, dateTime } = useTexts();
  const { full, exact } = useOwnMoney();
  return (
    <RecordList
      route="wallet.recharges"
      label={t('wallet.rechargesTitle')}
      filter={{
        field: 'state',
        label: t('wallet.state'),
        values: STATES.map((value) => ({ value, label: t(`wallet.state.${value}`) })),
      }}
      idOf={(item) => item.id}
      view={(item) => ({
        title: t('wallet.rechargeTitle'),
        at: item.at,
        amount: `${exact(item.amount)} USDT`,
        mark: <StateChip state={item.state} />,
        items: [
          ...(item.doNotPay
            ? [{ label: t('wallet.payInTitle'), value: <Chip tone="down">{t('wallet.payInClosed')}</Chip> }]
            : []),
          { label: t('wallet.state'), value: <StateChip state={item.state} /> },
          ...(item.chain
            ? [
                { label: t('wallet.network'), value: item.chain.network },
                { label: t('wallet.exactShown'), value: <Shown chain={item.chain} /> },
              ]
            : []),
          { label: t('wallet.amount'), value: full(item.amount, 'usdt') },
          { label: t('wallet.externalReference'), value: <Copyable value={item.reference} /> },
          ...(item.note ? [{ label: t('wallet.note'), value: item.note }] : []),
          ...(item.reason ? [{ label: t('wallet.reason'), value: item.reason }] : []),
          { label: t('wallet.time'), value: dateTime(item.at) },
          ...(item.decidedAt ? [{ label: t('wallet.decided'), value: dateTime(item.decidedAt) }] : []),
          { label: t('wallet.number'), value: <Copyable value={item.number} /> },
        ],
      })}
    />
  );
}
