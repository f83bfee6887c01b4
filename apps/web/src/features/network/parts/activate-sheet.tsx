import type { Reply } from '@greenhall/client/route-input';
import { parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { coolsUntil } from '@greenhall/domain/stock/payment/payments';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import type { ReceiptFacts } from '../../../shared/overlays/receipt.tsx';
import { ShortOf } from '../../../shared/money/short-of.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { readSession } from '../../../shared/session/session.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useIsUnsettled, useWrite } from '../../../shared/request/use-write.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { useFullAmount } from './use-full-amount.ts';

type Payment = Reply<'stock.activate'>;
export type Node = Reply<'network.nodes'>['items'][number];

const COINS = ['bdb', 'ftb'] as const;
type PayCoin = (typeof COINS)[number];

export interface ActivateSheetProps {
  node: Node;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

/** What was paid, until when it can be taken back, and what happens then. */
function useReceipt(payment: Payment | undefined, name: string): ReceiptFacts | undefined {
  const { t, moment, zoned } = useTexts();
  const exact = useFullAmount();
  if (!payment) return undefined;
  const amount = exact(payment.amount, payment.coin);
  return {
    title: t('network.activated', { name }),
    items: [
      { label: t('network.total'), value: <b>{amount}</b> },
      { label: t('network.countsFrom'), value: zoned(payment.coolsUntil) },
    ],
    next: t('network.activatedNext', { time: moment(payment.coolsUntil), name }),
    text: `Greenhall · ${name} · V${payment.level} · ${amount} · ${zoned(payment.paidAt)}`,
  };
}

/** Pays the activation of a pending node: in which coin, what it is divided into, and from when it counts. */
export function ActivateSheet({ node, show, onUpdateShow }: ActivateSheetProps) {
  const { t, zoned } = useTexts();
  const { money } = useMyAmounts();
  const exact = useFullAmount();
  const now = useNow();
  const balances = useRead('wallet.balances', {}, { enabled: show });
  const levels = useRead('stock.levels', {}, { enabled: show });
  const [chosen, setCoin] = useState<PayCoin>('bdb');
  // A main account that activates itself keeps the value, so nothing pauses that.
  const isOwnMain = node.id === readSession().id && !node.isReinvestmentAccount;
  const coins: readonly PayCoin[] = node.isReinvestmentAccount ? ['ftb'] : COINS;
  const coin = coins.find((one) => one === chosen) ?? 'ftb';
  const write = useWrite('stock.activate');
  const [made, setMade] = useState<Payment>();
  const spendable = (of: PayCoin) => balances.data?.items.find((item) => item.coin === of)?.available ?? '0.000000';
  const price = levels.data?.items.find((item) => item.level === node.level);
  const days = levels.data?.coolingOffDays;
  const [free, due] = [parseAmount(spendable(coin)) ?? ZERO, parseAmount(node.price) ?? ZERO];
  const isUnsettled = useIsUnsettled('stock.activate');
  const isShort = !isUnsettled && balances.data !== undefined && free < due;
  const isClosed = !isUnsettled && price?.isOnSale === false;
  const pay = async (payPassword: string) => {
    setMade(await write.mutateAsync({ body: { member: node.id, coin, payPassword } }));
  };
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) setMade(undefined);
  };
  return (
    <PaySheet
      show={show}
      isUnderWay={write.isPending}
      onUpdateShow={close}
      receipt={useReceipt(made, node.userid)}
      title={t('network.activateTitle', { name: node.userid })}
      confirmText={t('network.activate')}
      pausable={isOwnMain ? undefined : 'activation'}
      needs={[balances, levels]}
      disabled={isShort || !price || isClosed || !balances.data}
      items={[
        { label: t('network.level'), value: `V${node.level}` },
        { label: t('network.principal'), value: price ? exact(price.principal, coin) : '—' },
        { label: t('network.fee'), value: price ? exact(price.fee, coin) : '—' },
        { label: t('network.total'), value: <b>{exact(node.price, coin)}</b> },
        {
          label: t('network.countsFrom'),
          value: days === undefined ? '—' : zoned(new Date(coolsUntil(now, days)).toISOString()),
        },
      ]}
      note={
        <>
          {isClosed ? <Notice tone="warn">{t('pay.levelClosed')}</Notice> : null}
          <ChipChoice
            titled
            label={t('network.payWith')}
            options={coins.map((value) => ({
              value,
              label: `${value.toUpperCase()} · ${balances.data ? money(spendable(value)) : '—'}`,
            }))}
            value={coin}
            onChange={setCoin}
          />
          <div aria-live="polite">{isShort ? <ShortOf coin={coin} free={free} price={due} /> : null}</div>
          {days === undefined ? null : <Notice>{t('network.coolingNote', { count: days })}</Notice>}
        </>
      }
      pay={pay}
    />
  );
}
