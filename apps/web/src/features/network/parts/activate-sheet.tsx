import type { Reply } from '@greenhall/client/ask';
import { parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { coolsUntil } from '@greenhall/domain/stock/payment/payments';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { useExact } from './use-exact.ts';

export type Node = Reply<'network.nodes'>['items'][number];

const COINS = ['bdb', 'ftb'] as const;
type PayCoin = (typeof COINS)[number];

export interface ActivateSheetProps {
  node: Node;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

/** Pays the activation of a pending node: in which coin, what it is divided into, and from when it counts. */
export function ActivateSheet({ node, show, onUpdateShow }: ActivateSheetProps) {
  const { t, money, dateTime } = useTexts();
  const exact = useExact();
  const now = useNow();
  const balances = useRead('wallet.balances', {}, { enabled: show });
  const levels = useRead('stock.levels', {}, { enabled: show });
  const [coin, setCoin] = useState<PayCoin>('bdb');
  const write = useWrite('stock.activate');
  const spendable = (of: PayCoin) => balances.data?.items.find((item) => item.coin === of)?.available ?? '0.000000';
  const price = levels.data?.items.find((item) => item.level === node.level);
  const days = levels.data?.coolingOffDays;
  const isShort =
    balances.data !== undefined && (parseAmount(spendable(coin)) ?? ZERO) < (parseAmount(node.price) ?? ZERO);
  const pay = async (payPassword: string) => {
    await write.mutateAsync({ body: { member: node.id, coin, payPassword } });
    onUpdateShow(false);
    toast(t('network.activated', { name: node.userid }), 'success');
  };
  return (
    <PaySheet
      show={show}
      onUpdateShow={onUpdateShow}
      title={t('network.activateTitle', { name: node.userid })}
      confirmText={t('network.activate')}
      disabled={isShort || !price || !balances.data}
      items={[
        { label: t('network.level'), value: `V${node.level}` },
        { label: t('network.principal'), value: price ? exact(price.principal, coin) : '—' },
        { label: t('network.fee'), value: price ? exact(price.fee, coin) : '—' },
        { label: t('network.total'), value: <b>{exact(node.price, coin)}</b> },
        {
          label: t('network.countsFrom'),
          value: days === undefined ? '—' : dateTime(new Date(coolsUntil(now, days)).toISOString()),
        },
      ]}
      note={
        <>
          <ChipChoice
            titled
            label={t('network.payWith')}
            options={COINS.map((value) => ({
              value,
              label: `${value.toUpperCase()} · ${balances.data ? money(spendable(value)) : '—'}`,
            }))}
            value={coin}
            onChange={setCoin}
          />
          <p aria-live="polite" className="min-h-5 text-s text-down">
            {isShort ? t('network.short') : ''}
          </p>
          {days === undefined ? null : <Notice>{t('network.coolingNote', { count: days })}</Notice>}
        </>
      }
      pay={pay}
    />
  );
}
