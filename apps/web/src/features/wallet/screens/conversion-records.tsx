import { useTexts } from '../../../shared/text/texts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMyMoney } from '../../../shared/money/use-money.ts';
import { useShortAmount } from '../../../shared/money/use-short-amount.ts';
import { RecordList } from '../parts/record-list.tsx';

const KINDS = ['conversion', 'exchange'] as const;
const BASIS = 10_000;

export default function ConversionRecords() {
  const { t, figure, zoned } = useTexts();
  const { full } = useMyMoney();
  const short = useShortAmount();
  return (
    <RecordList
      route="wallet.conversions"
      label={t('wallet.conversionsTitle')}
      filter={{
        field: 'kind',
        label: t('wallet.kind'),
        values: KINDS.map((value) => ({ value, label: t(`wallet.kind.${value}`) })),
      }}
      idOf={(item) => item.id}
      view={(item) => ({
        title: t(`wallet.kind.${item.kind}`),
        at: item.at,
        amount: `+${short(item.credited, item.to)}`,
        mark: `−${short(item.amount, item.from)}`,
        items: [
          { label: t('wallet.from'), value: t(`coin.${item.from}`) },
          { label: t('wallet.to'), value: t(`coin.${item.to}`) },
          { label: t('wallet.amount'), value: full(item.amount, item.from) },
          {
            label: t('wallet.rate'),
            value: `1 ${unitOf(item.from)} = ${figure(String(item.rate / BASIS))}\u00a0${unitOf(item.to)}`,
          },
          ...(item.kind === 'exchange' ? [{ label: t('wallet.fee'), value: full(item.fee, 'mey') }] : []),
          { label: t('wallet.credited'), value: full(item.credited, item.to) },
          ...(item.remark ? [{ label: t('wallet.remark'), value: item.remark }] : []),
          { label: t('wallet.time'), value: zoned(item.at) },
          { label: t('wallet.number'), value: item.id },
        ],
      })}
    />
  );
}
