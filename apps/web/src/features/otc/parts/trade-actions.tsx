import { checkNumberEnd, NUMBER_END } from '@greenhall/domain/otc/trade/number-end';
import { Button } from '@greenhall/ui/page/button';
import { Field } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { type PasskeyUse, approveByPasskey, useMayApprove } from '../../../shared/session/approve.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type Trade } from './kinds.ts';
import { useTradeReceipt } from './trade-receipt.tsx';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';

/**
 * The seller releases the coins. Until the chain has proved the payment this is no offer but an exception: a plain button,
 * and the end of the order's number is typed. An own appeal that is still open is taken back with the same confirmation.
 * What was released stays on the sheet as a receipt until it is closed.
 */
function Confirm({ trade, isOffered }: { trade: Trade; isOffered: boolean }) {
  const { t } = useTexts();
  const { full, exact } = useMoney();
  const [show, setShow] = useState(false);
  const [typed, setTyped] = useState('');
  const write = useWrite('otc.confirm', trade.id);
  const isProved = trade.proof?.outcome === 'proved';
  const hasOwnAppeal = trade.appeals.some(({ state, openedBy }) => state === 'inReview' && openedBy === trade.role);
  const title = t(hasOwnAppeal ? 'otc.takeBackAndConfirm' : 'otc.confirm');
  const params = { id: trade.id };
  const [released, setReleased] = useState<Trade>();
  const receipt = useTradeReceipt(released ?? trade);
  const named = isProved ? {} : { numberEnd: typed.trim().toUpperCase() };
  const send = async (proof: { payPassword: string } | { passkey: PasskeyUse }) =>
    setReleased(await write.mutateAsync({ params, body: { ...named, ...proof } }));
  const mayApprove = useMayApprove();
  const approve = async () => {
    const passkey = await approveByPasskey({ route: 'otc.confirm', params, body: named });
    if (passkey) await send({ passkey });
  };
  return (
    <>
      {isOffered ? (
        <Button kind={isProved ? 'filled' : 'ghost'} wide onClick={() => setShow(true)}>
          {title}
        </Button>
      ) : null}
      <PaySheet
        show={show}
        isUnderWay={write.isPending}
        onUpdateShow={setShow}
        receipt={released && receipt}
        title={title}
        items={[
          { label: t('otc.number'), value: trade.number },
          { label: t('otc.buyer'), value: trade.counterparty },
          { label: t('otc.totalReceived'), value: <b>{`${exact(trade.total)}\u00a0USDT`}</b> },
          { label: t('otc.quantity'), value: full(trade.quantity, trade.coin) },
        ]}
        note={
          <>
            {isOffered ? null : <Notice tone="warn">{t(`otc.state.${trade.state}`)}</Notice>}
            {hasOwnAppeal ? <Notice tone="warn">{t('otc.takeBackFirst')}</Notice> : null}
            {isProved ? null : (
              <Field
                label={t('otc.numberEnd', { count: NUMBER_END })}
                hint={t('otc.numberEndNote')}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </>
        }
        disabled={!isOffered || (!isProved && !checkNumberEnd(trade.number, typed).ok)}
        pay={(payPassword) => send({ payPassword })}
        passkey={mayApprove ? { approve, only: false } : undefined}
      />
    </>
  );
}

/** The moves that are one press: cancel for the buyer, release and denial for the seller. */
export function TradeActions({ trade }: { trade: Trade }) {
  const { t } = useTexts();
  const { exact } = useMoney();
  const cancel = useWrite('otc.cancel', trade.id);
  const deny = useWrite('otc.deny', trade.id);
  const ask = { params: { id: trade.id }, body: {} };
  const may = new Set(trade.may);
  return (
    <>
      {trade.role === 'seller' ? <Confirm trade={trade} isOffered={may.has('confirm')} /> : null}
      {may.has('deny') ? (
        <Button
          kind="danger"
          wide
          busy={deny.isPending}
          onClick={() =>
            confirmThenMove({
              title: t('otc.deny'),
              html: t.html('otc.denyAsk', { total: exact(trade.total) }),
              confirmText: t('otc.deny'),
              move: () => deny.mutateAsync(ask),
            })
          }
        >
          {t('otc.deny')}
        </Button>
      ) : null}
      {may.has('cancel') ? (
        <Button
          kind="text"
          wide
          busy={cancel.isPending}
          onClick={() =>
            confirmThenMove({
              title: t('otc.cancel'),
              html: t.html('otc.cancelAsk'),
              confirmText: t('otc.cancel'),
              move: () => cancel.mutateAsync(ask),
            })
          }
        >
          {t('otc.cancel')}
        </Button>
      ) : null}
    </>
  );
}
