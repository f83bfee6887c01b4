import { Button } from '@greenhall/ui/page/button';
import { useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type Trade } from './kinds.ts';
import { askThenMove } from './use-move.ts';

function Confirm({ trade }: { trade: Trade }) {
  const { t } = useTexts();
  const { full } = useMoney();
  const [show, setShow] = useState(false);
  const write = useWrite('otc.confirm');
  const pay = async (payPassword: string) => {
    await write.mutateAsync({ params: { id: trade.id }, body: { payPassword } });
    setShow(false);
    toast(t('otc.confirmed'), 'success');
  };
  return (
    <>
      <Button wide onClick={() => setShow(true)}>
        {t('otc.confirm')}
      </Button>
      <PaySheet
        show={show}
        onUpdateShow={setShow}
        title={t('otc.confirm')}
        items={[
          { label: t('otc.number'), value: trade.number },
          { label: t('otc.buyer'), value: trade.counterparty },
          { label: t('otc.totalReceived'), value: <b>{`${trade.total} USDT`}</b> },
          { label: t('otc.quantity'), value: full(trade.quantity, trade.coin) },
        ]}
        pay={pay}
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
