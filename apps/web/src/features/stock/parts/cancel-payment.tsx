import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { type Allocation } from './kinds.ts';

/** Takes back a payment in its cooling-off time, whole. */
export function CancelPayment({ allocation }: { allocation: Allocation }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const write = useWrite('stock.cancelPayment', allocation.payment);
  const pay = async (payPassword: string) => {
    await write.mutateAsync({ params: { id: allocation.payment }, body: { payPassword } });
    setShow(false);
    toast(t('stock.cancelled'), 'success');
  };
  return (
    <>
      <Button kind="danger" wide className="mt-3" onClick={() => setShow(true)}>
        {t('stock.cancel')}
      </Button>
      <PaySheet
        show={show}
        isUnderWay={write.isPending}
        onUpdateShow={setShow}
        title={t('stock.cancelTitle')}
        items={[{ label: t('stock.kindOf'), value: `${t(`stock.kind.${allocation.kind}`)} · V${allocation.level}` }]}
        note={<Notice tone="warn">{t('stock.cancelNote')}</Notice>}
        confirmText={t('stock.cancel')}
        pay={pay}
      />
    </>
  );
}
