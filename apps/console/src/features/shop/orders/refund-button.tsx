import { refundNeedsTwo } from '@greenhall/domain/shop/order/return-request';
import { type RefundTerms, returnRefund } from '@greenhall/domain/shop/order/refund';
import { type Amount, formatAmount, minus } from '@greenhall/domain/shared/money';
import { Alert, Checkbox, Form } from 'antd';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { ReasonField } from '../../../kit/reason-field.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { inMey, microOf } from './amounts.tsx';
import { type DeskReturnRequest, type DeskOrder, wasSent } from './order-kinds.ts';
import { useSingleOperatorLimit } from './use-single-operator-limit.ts';
import { notifiedOf } from '../../../kit/proposed.ts';

interface ReturnRequestProps {
  readonly order: DeskOrder;
  readonly about: DeskReturnRequest;
}
interface Typed {
  readonly freight?: boolean;
  readonly restock?: string[];
  readonly reason: string;
}

/** The terms of a refund as the server has them: what is held and was not paid for goods is freight. */
function termsOf({ order, about }: ReturnRequestProps, withFreight: boolean): RefundTerms {
  const lines = order.lines.map(({ id, units, paid, refundedUnits, refunded }) => ({
    units,
    refundedUnits,
    paid: microOf(paid),
    refunded: microOf(refunded),
    asked: about.lines.find(({ line }) => line === id)?.units ?? 0,
  }));
  const freightLeft = lines.reduce<Amount<'mey'>>(
    (left, { paid, refunded }) => minus(left, minus(paid, refunded)),
    microOf(order.held),
  );
  return { lines, freightLeft, isShipped: wasSent(order), withFreight };
}

/** What goes back, and whether it takes another operator; the question about freight only where it is one. */
function RefundSum({ order, about }: ReturnRequestProps) {
  const texts = useTexts();
  const { t } = texts;
  const alone = useSingleOperatorLimit();
  const withFreight = Form.useWatch<boolean | undefined>('freight') ?? false;
  const terms = termsOf({ order, about }, withFreight);
  const drawn = returnRefund(terms);
  const without = returnRefund({ ...terms, withFreight: false });
  if (!drawn.ok || !without.ok) return null;
  const { value } = drawn.value;
  const sum = t('shopDesk.cancelNote', { amount: inMey(texts, formatAmount(value)) });
  const needsTwo = alone !== undefined && refundNeedsTwo(microOf(order.refunded), value, alone);
  return (
    <>
      <Alert
        type={needsTwo ? 'warning' : 'info'}
        title={needsTwo ? `${sum} ${t('shopDesk.needsTwo')}` : sum}
        className="mb-4"
      />
      {terms.freightLeft > without.value.freight ? (
        <Form.Item name="freight" valuePropName="checked">
          <Checkbox>{t('shopDesk.refundFreight')}</Checkbox>
        </Form.Item>
      ) : null}
    </>
  );
}

/** Refunds what a return request asks for; above a sum another operator decides. */
export function RefundButton({ order, about }: ReturnRequestProps) {
  const { t } = useTexts();
  const refund = useAct(
    (write, { freight = false, restock = [], reason }: Typed) =>
      write('shop.refund', { params: { id: about.id }, body: { freight, restock, reason } }),
    notifiedOf,
  );
  const units = about.lines.map(({ line, units: asked }) => {
    const name = order.lines.find(({ id }) => id === line)?.name.text ?? line;
    return { value: line, label: `${asked} × ${name}` };
  });
  return (
    <FormButton<Typed>
      label={t('shopDesk.refund')}
      isMain
      // What never left is still there.
      initial={{ restock: wasSent(order) ? [] : units.map(({ value }) => value) }}
      onSend={(typed) => refund.mutateAsync(typed)}
    >
      <RefundSum order={order} about={about} />
      {order.kind === 'shipped' ? (
        <Form.Item name="restock" label={t('shopDesk.restock')}>
          <Checkbox.Group options={units} className="flex-col" />
        </Form.Item>
      ) : null}
      <ReasonField />
    </FormButton>
  );
}
