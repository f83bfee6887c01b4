import type { Reply } from '@greenhall/client/route-input';
import { Chip } from '@greenhall/ui/display/chip';
import { useTexts } from '../../../shared/text/texts.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { useMyMoney } from '../../../shared/money/use-money.ts';
import { useShortAmount } from '../../../shared/money/use-short-amount.ts';
import { RecordList } from '../parts/record-list.tsx';
import { StateChip } from '../parts/state-chip.tsx';
import { useIsStopped } from '../withdrawal/use-is-stopped.ts';
import { useCancelWithdrawal } from '../parts/use-take-back.ts';

type Chain = NonNullable<Reply<'wallet.withdrawals'>['items'][number]['chain']>;

/** What the network shows of the payout by now. */
function Shown({ chain: { isProved, judgement } }: { chain: Chain }) {
  const { t } = useTexts();
  if (isProved) return <Chip tone="up">{t('wallet.exactProved')}</Chip>;
  return t(judgement ? 'wallet.payoutConfirming' : 'wallet.payoutUnchecked');
}

const STATES = ['requested', 'approved', 'sent', 'paid', 'rejected', 'cancelled'] as const;

export default function WithdrawRecords() {
  const { t, dateTime, zoned } = useTexts();
  const { full } = useMyMoney();
  const short = useShortAmount();
  const cancel = useCancelWithdrawal();
  const isStopped = useIsStopped();
  return (
    <RecordList
      route="wallet.withdrawals"
      label={t('wallet.withdrawalsTitle')}
      filter={{
        field: 'state',
        label: t('wallet.state'),
        values: STATES.map((value) => ({ value, label: t(`wallet.state.${value}`) })),
      }}
      idOf={(item) => item.id}
      view={(item) => ({
        title: `${t('wallet.withdrawTitle')} · ${item.network}`,
        at: item.at,
        amount: short(item.amount, 'usdt'),
        mark: <StateChip state={item.state} />,
        items: [
          { label: t('wallet.state'), value: <StateChip state={item.state} /> },
          ...(isStopped && (item.state === 'requested' || item.state === 'approved')
            ? [{ label: t('wallet.whyWaiting'), value: t('wallet.payoutsStopped') }]
            : []),
          { label: t('wallet.amount'), value: full(item.amount, 'usdt') },
          ...(item.state === 'cancelled' || item.state === 'rejected'
            ? [{ label: t('wallet.cameBack'), value: full(item.amount, 'usdt') }]
            : [
                { label: t('wallet.fee'), value: full(item.fee, 'usdt') },
                { label: t('wallet.arrives'), value: full(item.arrives, 'usdt') },
              ]),
          { label: t('wallet.network'), value: item.network },
          { label: t('wallet.address'), value: <Copyable value={item.address} /> },
          ...(item.reference ? [{ label: t('wallet.reference'), value: <Copyable value={item.reference} /> }] : []),
          ...(item.chain ? [{ label: t('wallet.exactShown'), value: <Shown chain={item.chain} /> }] : []),
          ...(item.reason ? [{ label: t('wallet.reason'), value: item.reason }] : []),
          { label: t('wallet.time'), value: zoned(item.at) },
          ...(item.decidedAt ? [{ label: t('wallet.decided'), value: dateTime(item.decidedAt) }] : []),
          { label: t('wallet.number'), value: <Copyable value={item.number} /> },
        ],
        action: item.mayCancel ? { label: t('wallet.cancelWithdrawal'), run: () => cancel(item) } : undefined,
      })}
    />
  );
}
