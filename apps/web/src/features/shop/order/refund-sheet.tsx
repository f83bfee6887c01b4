import { REASON_LENGTH } from '@greenhall/domain/shop/order/return-request';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { NumberStepper } from '@greenhall/ui/form/number-stepper';
import { TextArea } from '../../../shared/forms/field.tsx';
import { type SyntheticEvent, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { usePicturesDraft } from '../../../shared/forms/use-pictures-draft.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ShownText } from '../parts/shown-text.tsx';
import type { Order } from './kinds.ts';
import { namedFiles, PicturesField } from './pictures-field.tsx';

/** What is typed and chosen, kept until it is sent. What was kept may be more than what is left by now. */
function useRefundDraft(order: Order) {
  const open = order.lines.filter((line) => line.refundedUnits < line.units);
  const proposed = Object.fromEntries(
    open.map((line) => [line.id, open.length === 1 ? line.units - line.refundedUnits : 0]),
  );
  const [units, setUnits, forgetUnits] = useDraft<Readonly<Record<string, number>>>(
    'shop.refund.units',
    order.id,
    proposed,
  );
  const [reason, setReason, forgetReason] = useDraft('shop.refund', order.id, '');
  const [files, setFiles, forgetFiles] = usePicturesDraft('shop.refund', order.id);
  const unitsOf = (line: Order['lines'][number]) => Math.min(units[line.id] ?? 0, line.units - line.refundedUnits);
  const lines = open.flatMap((line) => (unitsOf(line) > 0 ? [`${line.id}:${unitsOf(line)}`] : [])).join(',');
  const forget = () => {
    forgetReason();
    forgetUnits();
    forgetFiles();
  };
  return { open, units, setUnits, unitsOf, lines, reason, setReason, files, setFiles, forget };
}

interface RefundFormProps {
  order: Order;
  write: ReturnType<typeof useWrite<'shop.requestRefund'>>;
  onDone: () => void;
}

function RefundForm({ order, write, onDone }: RefundFormProps) {
  const { t } = useTexts();
  const { open, units, setUnits, unitsOf, lines, reason, setReason, files, setFiles, forget } = useRefundDraft(order);
  const [hasTried, setTried] = useState(false);
  const failure = useErrorText(write.error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (lines === '' || reason.trim() === '' || write.isPending) return;
    write.mutate(
      { params: { id: order.id }, body: { reason, lines }, files: namedFiles(files) },
      {
        onSuccess: () => {
          forget();
          onDone();
          toast(t('orders.refundAsked'), 'success');
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-2 pb-4">
      <ul className="m-0 flex list-none flex-col gap-2 p-0">
        {open.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-x-3">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <ShownText of={line.name} />
            </span>
            <NumberStepper
              label={t('shop.quantityOf', { name: line.name.text })}
              lessLabel={t('shop.less')}
              moreLabel={t('shop.more')}
              min={0}
              value={unitsOf(line)}
              max={line.units - line.refundedUnits}
              onChange={(next) => setUnits({ ...units, [line.id]: next })}
            />
          </li>
        ))}
      </ul>
      {hasTried && lines === '' ? <Notice tone="down">{t('orders.chooseUnits')}</Notice> : null}
      <TextArea
        label={t('orders.reason')}
        longest={REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={hasTried && reason.trim() === '' ? t('orders.reasonMissing') : undefined}
      />
      <PicturesField files={files} onChange={setFiles} />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button type="submit" wide busy={write.isPending}>
        {t('orders.requestRefund')}
      </Button>
    </form>
  );
}

/** Asking for money back for chosen units, with a reason and pictures. */
export function RefundSheet({ order, show, onClose }: { order: Order; show: boolean; onClose: () => void }) {
  const { t } = useTexts();
  // Here and not in the form, which is gone after a reload: what came of a request is asked wherever its order is shown.
  const write = useWrite('shop.requestRefund', order.id);
  return (
    <LazySheet show={show} onUpdateShow={(next) => (next ? undefined : onClose())} title={t('orders.requestRefund')}>
      <RefundForm order={order} write={write} onDone={onClose} />
    </LazySheet>
  );
}
