import { checkNumberEnd, NUMBER_END } from '@greenhall/domain/otc/trade/trade';
import { Button } from '@greenhall/ui/page/button';
import { Field } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { type PasskeyUse, approveByPasskey, useMayApprove } from '../../../shared/session/approve.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type Trade } from './kinds.ts';
import { askThenMove } from './use-move.ts';

/**
 * The seller releases the coins. Until the chain has proved the payment this is no offer but an exception: a plain button,
 * and the end of the order's number is typed. An own appeal that is still open is taken back with the same confirmation.
 */
function Confirm({ trade }: { trade: Trade }) {
  const { t } = useTexts();
  const { full } = useMoney();
  const [show, setShow] = useState(false);
  const [typed, setTyped] = useState('');
  const write = useWrite('otc.confirm');
  const isProved = trade.proof?.outcome === 'proved';
  const hasOwnAppeal = trade.appeals.some(({ state, openedBy }) => state === 'inReview' && openedBy === trade.role);
  const title = t(hasOwnAppeal ? 'otc.takeBackAndConfirm' : 'otc.confirm');
  const params = { id: trade.id };
  const named = isProved ? {} : { numberEnd: typed.trim().toUpperCase() };
  const send = async (proof: { payPassword: string } | { passkey: PasskeyUse }) => {
    await write.mutateAsync({ params, body: { ...named, ...proof } });
    setShow(false);
    toast(t('otc.confirmed'), 'success');
  };
  const mayApprove = useMayApprove();
  const approve = async () => {
    const passkey = await approveByPasskey({ route: 'otc.confirm', params, body: named });
    if (passkey) await send({ passkey });
  };
  return (
    <>
      <Button kind={isProved ? 'filled' : 'ghost'} wide onClick={() => setShow(true)}>
        {title}
      </Button>
      <PaySheet
        show={show}
        onUpdateShow={setShow}
        title={title}
        items={[
          { label: t('otc.number'), value: trade.number },
          { label: t('otc.buyer'), value: trade.counterparty },
          { label: t('otc.totalReceived'), value: <b>{`${trade.total} USDT`}</b> },
          { label: t('otc.quantity'), value: full(trade.quantity, trade.coin) },
        ]}
        note={
          <>
            {hasOwnAppeal ? <Notice tone="warn">{t('otc.takeBackFirst')}</Notice> : null}
            {isProved ? null : (
              <Field
                label={t('otc.numberEnd', { count: NUMBER_END })}
                hint={t('otc.numberEndNote')}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                maxLength={NUMBER_END}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </>
        }
        disabled={!isProved && !checkNumberEnd(trade.number, typed).ok}
        pay={(payPassword) => send({ payPassword })}
        passkey={mayApprove ? { approve, only: false } : undefined}
      />
    </>
  );
}

/** The moves that are one press: cancel for the buyer, release and denial for the seller. */
export function TradeActions({ trade }: { trade: Trade }) {
  const { t, figure } = useTexts();
  const cancel = useWrite('otc.cancel');
  const deny = useWrite('otc.deny');
  const ask = { params: { id: trade.id }, body: {} };
  const may = new Set(trade.may);
  return (
    <>
      {may.has('confirm') ? <Confirm trade={trade} /> : null}
      {may.has('deny') ? (
        <Button
          kind="danger"
          wide
          onClick={() =>
            askThenMove({
              title: t('otc.deny'),
              html: t.html('otc.denyAsk', { total: figure(trade.total) }),
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
          kind="danger"
          wide
          onClick={() =>
            askThenMove({
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
