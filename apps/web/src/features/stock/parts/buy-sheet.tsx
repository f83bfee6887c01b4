import type { Reply } from '@greenhall/client/route-input';
import { parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { ShortOf } from '../../../shared/money/short-of.tsx';
import type { ReceiptFacts } from '../../../shared/overlays/receipt.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useIsUnsettled, useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type BuyOffer } from './kinds.ts';

type Payment = Reply<'stock.upgrade'>;

const ACTIVATION_COINS = ['bdb', 'ftb'] as const;
type PayCoin = (typeof ACTIVATION_COINS)[number];

export interface BuySheetProps {
  offer: BuyOffer & { act: NonNullable<BuyOffer['act']> };
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

/** The write behind each act. */
function usePayment({ offer }: BuySheetProps, coin: PayCoin): (payPassword: string) => Promise<Payment> {
  const activate = useWrite('stock.activate');
  const upgrade = useWrite('stock.upgrade');
  const reinvest = useWrite('stock.reinvest');
  return (payPassword) => {
    if (offer.act === 'upgrade') return upgrade.mutateAsync({ body: { level: offer.level, payPassword } });
    if (offer.act === 'reinvest') return reinvest.mutateAsync({ body: { payPassword } });
    return activate.mutateAsync({ body: { member: readSession().id, coin, payPassword } });
  };
}

/** What was paid, until when it can be taken back, and what happens then. */
function useReceipt(payment: Payment | undefined): ReceiptFacts | undefined {
  const { t, dateTime, moment, zoned } = useTexts();
  const { full } = useMoney();
  if (!payment) return undefined;
  const level = t('stock.level', { level: payment.level });
  const amount = full(payment.amount, payment.coin);
  const paid = zoned(payment.paidAt);
  return {
    title: t('stock.bought'),
    items: [
      { label: level, value: <b>{amount}</b> },
      { label: t('stock.countsFrom'), value: dateTime(payment.coolsUntil) },
      { label: t('stock.time'), value: paid },
    ],
    next: t('stock.boughtNext', { time: moment(payment.coolsUntil) }),
    text: `Greenhall · ${level} · ${amount} · ${paid}`,
  };
}

/** Buys a level: what is paid, what of it is principal and what fee, and until when all of it can be taken back. */
export function BuySheet(props: BuySheetProps) {
  const { offer, show, onUpdateShow } = props;
  const { t, zoned } = useTexts();
  const { full } = useMoney();
  const [chosen, setChosen] = useState<PayCoin>('bdb');
  const member = useRead('members.me', {}, { enabled: show && offer.act === 'activate' });
  // A reinvestment account, which has an owner, is activated with ftb alone.
  const coins = member.data?.owner ? (['ftb'] as const) : ACTIVATION_COINS;
  const coin = offer.act === 'activate' ? (coins.find((one) => one === chosen) ?? coins[0]) : (offer.coin ?? chosen);
  const balances = useRead('wallet.balances', {}, { enabled: show });
  const free = parseAmount(balances.data?.items.find((item) => item.coin === coin)?.available ?? '') ?? ZERO;
  const price = parseAmount(offer.amount) ?? ZERO;
  const isUnsettled = useIsUnsettled(`stock.${offer.act}`);
  const isShort = !isUnsettled && balances.data !== undefined && free < price;
  const send = usePayment(props, coin);
  const [made, setMade] = useState<Payment>();
  const pay = async (payPassword: string) => setMade(await send(payPassword));
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) setMade(undefined);
  };
  return (
    <PaySheet
      show={show}
      onUpdateShow={close}
      receipt={useReceipt(made)}
      title={t(`stock.buyTitle.${offer.act}`, { level: offer.level })}
      confirmText={t(`stock.${offer.act}`)}
      needs={offer.act === 'activate' ? [balances, member] : [balances]}
      disabled={isShort || !balances.data}
      items={[
        { label: t('stock.toPay'), value: <b>{full(offer.amount, coin)}</b> },
        { label: t('stock.principal'), value: full(offer.principal, coin) },
        { label: t('stock.fee'), value: full(offer.fee, coin) },
        { label: t('stock.countsFrom'), value: zoned(offer.countsFrom) },
      ]}
      note={
        <>
          {offer.act === 'activate' && coins.length > 1 ? (
            <ChipChoice
              titled
              label={t('stock.activateCoin')}
              options={coins.map((value) => ({ value, label: t(`coin.${value}`) }))}
              value={coin}
              onChange={setChosen}
            />
          ) : null}
          <Notice>{t('stock.coolingNote')}</Notice>
          {isShort ? <ShortOf coin={coin} free={free} price={price} /> : null}
        </>
      }
      pay={pay}
    />
  );
}
