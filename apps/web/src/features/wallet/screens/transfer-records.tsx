import { useTexts } from '../../../shared/text/texts.ts';
import { useMyMoney } from '../../../shared/money/use-money.ts';
import { useShortAmount } from '../../../shared/money/use-short-amount.ts';
import { RecordList } from '../parts/record-list.tsx';
import { StateChip } from '../parts/state-chip.tsx';
import { type Transfer, useTakeBack } from '../parts/use-take-back.ts';
import { links, type Place } from '../../../shared/page/links.ts';
import { isDirectSession } from '../../../shared/session/store.ts';

/** The form for the same transfer once more. */
function placeOf({ id, coin, amount, remark }: Transfer): Place {
  const search = { coin, again: id, amount, ...(remark ? { remark } : {}) };
  return coin === 'usdt' ? links.coinTransfer(search) : links.transfer(search);
}

const STATES = ['held', 'credited', 'cancelled'] as const;

export default function TransferRecords() {
  const { t, dateTime, zoned } = useTexts();
  const { full } = useMyMoney();
  const short = useShortAmount();
  const takeBack = useTakeBack();
  return (
    <RecordList
      route="wallet.transfers"
      label={t('wallet.transfersTitle')}
      filter={{
        field: 'state',
        label: t('wallet.state'),
        values: STATES.map((value) => ({ value, label: t(`wallet.state.${value}`) })),
      }}
      idOf={(item) => item.id}
      view={(item) => {
        const out = item.direction === 'out';
        const isBack = item.state === 'cancelled';
        return {
          title: out ? t('wallet.sentTo', { name: item.payee }) : t('wallet.receivedFrom', { name: item.payer }),
          at: item.at,
          amount: isBack
            ? short(item.amount, item.coin)
            : out
              ? `−${short(item.amount, item.coin)}`
              : `+${short(item.credited, item.coin)}`,
          mark: <StateChip state={item.state} />,
          items: [
            { label: t('wallet.state'), value: <StateChip state={item.state} /> },
            { label: t('wallet.payer'), value: item.payer },
            { label: t('wallet.payee'), value: item.payee },
            { label: t('wallet.amount'), value: full(item.amount, item.coin) },
            ...(isBack
              ? [{ label: t('wallet.cameBack'), value: full(item.amount, item.coin) }]
              : [
                  { label: t('wallet.fee'), value: full(item.fee, item.coin) },
                  { label: t('wallet.credited'), value: full(item.credited, item.coin) },
                ]),
            ...(item.remark ? [{ label: t('wallet.remark'), value: item.remark }] : []),
            { label: t('wallet.time'), value: zoned(item.at) },
            ...(item.creditsAt ? [{ label: t('wallet.creditsAt'), value: dateTime(item.creditsAt) }] : []),
            { label: t('wallet.number'), value: item.id },
          ],
          again: out && isDirectSession() ? { label: t('people.sendAgain'), to: placeOf(item) } : undefined,
          action: item.mayCancel ? { label: t('wallet.takeBack'), run: () => takeBack(item) } : undefined,
        };
      }}
    />
  );
}
