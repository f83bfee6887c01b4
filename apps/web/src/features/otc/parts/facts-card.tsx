import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList } from '@greenhall/ui/display/cell';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { Steps } from '@greenhall/ui/page/steps';
import { unitOf } from '../../../shared/money/coins.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { pictureUrl } from '../../../shared/forms/picture.ts';
import { staffText } from '../../../shared/session/staff.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney, useMyMoney } from '../../../shared/money/use-money.ts';
import { type Trade, totalLabel } from './kinds.ts';

/** A picture that was handed in; its link expires, so it is opened apart. */
export function PictureLink({ name }: { name: string }) {
  const { t } = useTexts();
  return (
    <a href={pictureUrl(name)} target="_blank" rel="noreferrer" className="font-semibold text-brand-strong underline">
      {t('otc.seePicture')}
    </a>
  );
}

/** The picture of the payment, and whether the platform drew it from what the chain says. */
function Voucher({ trade, name }: { trade: Trade; name: string }) {
  const { t } = useTexts();
  return (
    <span className="flex flex-wrap items-baseline justify-end gap-x-2">
      {trade.isChainVoucher ? <span className="text-ink-2">{t('otc.fromChain')}</span> : null}
      <PictureLink name={name} />
    </span>
  );
}

export interface FactsCardProps {
  trade: Trade;
  /** What is paid, and where to, stands above already. */
  isToPay: boolean;
}

/** The order in full: figures, both wallets, payment, times. */
export function FactsCard({ trade, isToPay }: FactsCardProps) {
  const { t, dateTime, zoned } = useTexts();
  const own = useMyMoney();
  const plain = useMoney();
  // Until the order is over, both sides act by its figures.
  const { full, exact } = trade.closedAt ? own : plain;
  const isBuyer = trade.role === 'buyer';
  const { sellerWallet } = trade;
  const items: KeyValue[] = [
    { label: t('otc.number'), value: <Copyable value={trade.number} /> },
    { label: t('otc.quantity'), value: full(trade.quantity, trade.coin) },
    { label: t('otc.price'), value: `${plain.exact(trade.price)}\u00a0USDT` },
    ...(isToPay ? [] : [{ label: t(totalLabel(trade)), value: `${exact(trade.total)}\u00a0USDT` }]),
    ...(isBuyer ? [] : [{ label: t('otc.fee'), value: full(trade.fee, trade.coin) }]),
    { label: t('otc.network'), value: trade.network },
    { label: t(isBuyer ? 'otc.seller' : 'otc.buyer'), value: trade.counterparty },
    ...(sellerWallet.label ? [{ label: t('otc.sellerWalletName'), value: sellerWallet.label }] : []),
    ...(isToPay ? [] : [{ label: t('otc.sellerWallet'), value: <Copyable value={sellerWallet.address} /> }]),
    { label: t('otc.buyerWallet'), value: <Copyable value={trade.buyerWallet.address} /> },
    ...(trade.txid ? [{ label: t('otc.txid'), value: <Copyable value={trade.txid} /> }] : []),
    ...(trade.voucher ? [{ label: t('otc.voucher'), value: <Voucher trade={trade} name={trade.voucher} /> }] : []),
    { label: t('otc.time'), value: zoned(trade.at) },
    ...(trade.closedAt ? [{ label: t('otc.closedAt'), value: dateTime(trade.closedAt) }] : []),
  ];
  return (
    <Card>
      <KeyValues items={items} />
    </Card>
  );
}

/** Before the payment what will happen, afterwards what has happened. */
export function StepsCard({ trade }: { trade: Trade }) {
  const { t, dateTime } = useTexts();
  const { exact } = useMoney();
  if (trade.state === 'waitForPayment') {
    const coins = { quantity: exact(trade.quantity), coin: unitOf(trade.coin) };
    return (
      <Card>
        <Steps
          current={1}
          steps={[
            { title: t('otc.step.open'), note: t('otc.step.openNote', coins) },
            { title: t('otc.step.pay'), note: t('otc.step.payNote') },
            { title: t('otc.step.release'), note: t('otc.step.releaseNote') },
          ]}
        />
      </Card>
    );
  }
  const past = trade.steps.map(({ event, at }) => ({
    title: t(`otc.event.${event}`),
    note: dateTime(at),
  }));
  return (
    <Card title={t('otc.history')}>
      <div className="mt-3">
        <Steps steps={past} current={past.length} />
      </div>
    </Card>
  );
}

/** When operators looked into the order, with which roles, and the reason that they gave. */
export function AccessLogCard({ looks }: Pick<Trade, 'looks'>) {
  const texts = useTexts();
  const { t, dateTime } = texts;
  if (looks.length === 0) return null;
  return (
    <Card title={t('otc.looks')}>
      <CellList label={t('otc.looks')}>
        {looks.map((look) => (
          <li key={`${look.operator} ${look.at}`}>
            <Cell title={look.reason} note={`${staffText(texts, look)} · ${dateTime(look.at)}`} />
          </li>
        ))}
      </CellList>
    </Card>
  );
}
