import { checkGoodwill, refundNeedsTwo } from '@greenhall/domain/shop/order/return-request';
import { amount, formatAmount, minus } from '@greenhall/domain/shared/money';
import { Alert, Flex, Form, Input } from 'antd';
import { DecisionButton } from '../../../kit/decision-button.tsx';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { ReasonField } from '../../../kit/reason-field.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { AmountField, inMey, microOf } from './amounts.tsx';
import { type DeskOrder, mayMove } from './order-kinds.ts';
import { useSingleOperatorLimit } from './use-single-operator-limit.ts';
import { notifiedOf } from '../../../kit/proposed.ts';

interface OfOrder {
  readonly order: DeskOrder;
}
interface Parcel {
  readonly carrier: string;
  readonly tracking: string;
}

/** Packing is a mark; sending says how. Both wait while the buyer's account or address is new. */
function Sending({ order }: OfOrder) {
  const { t } = useTexts();
  const params = { id: order.id };
  const pack = useAct((write) => write('shop.pack', { params }));
  const ship = useAct((write, body: Parcel) => write('shop.ship', { params, body }));
  const rule = { required: true, whitespace: true, message: t('console.required') };
  return (
    <>
      {mayMove(order, 'pack') && !order.isPacked ? (
        <DecisionButton
          label={t('shopDesk.pack')}
          question={t('shopDesk.packSure')}
          onDecide={() => pack.mutateAsync()}
        />
      ) : null}
      {mayMove(order, 'ship') ? (
        <FormButton<Parcel>
          label={t('shopDesk.ship')}
          note={t('shopDesk.shipNote')}
          isMain={order.isPacked}
          onSend={(typed) => ship.mutateAsync(typed)}
        >
          <Form.Item name="carrier" label={t('orders.carrier')} rules={[rule, { max: 60 }]}>
            <Input />
          </Form.Item>
          <Form.Item name="tracking" label={t('orders.tracking')} rules={[rule, { max: 80 }]}>
            <Input />
          </Form.Item>
        </FormButton>
      ) : null}
    </>
  );
}

/** Cancels what cannot be delivered, with everything back. */
function Canceling({ order }: OfOrder) {
  const texts = useTexts();
  const { t } = texts;
  const cancel = useAct(
    (write, body: { reason: string }) => write('shop.cancelForBuyer', { params: { id: order.id }, body }),
    notifiedOf,
  );
  const alone = useSingleOperatorLimit();
  const note = t('shopDesk.cancelNote', { amount: inMey(texts, order.held) });
  const needsTwo = alone !== undefined && refundNeedsTwo(microOf(order.refunded), microOf(order.held), alone);
  return (
    <FormButton<{ reason: string }>
      label={t('shopDesk.cancel')}
      note={needsTwo ? `${note} ${t('shopDesk.needsTwo')}` : note}
      isDanger
      onSend={(typed) => cancel.mutateAsync(typed)}
    >
      <ReasonField />
    </FormButton>
  );
}

/** Proposes a payment out of the platform's own income. */
function Goodwill({ order }: OfOrder) {
  const texts = useTexts();
  const { t } = texts;
  const propose = useAct(
    (write, body: { amount: string; reason: string }) => write('shop.goodwill', { params: { id: order.id }, body }),
    notifiedOf,
  );
  const most = formatAmount(minus(microOf(order.total), microOf(order.refunded)));
  return (
    <FormButton<{ amount: string; reason: string }>
      label={t('shopDesk.goodwill')}
      note={t('shopDesk.goodwillNote', { amount: inMey(texts, most) })}
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <AmountField name="amount" label={`${t('console.amount')} (MEY)`} />
      <ReasonField />
    </FormButton>
  );
}

const LEAST = amount<'mey'>(1n);

/** Whether an order can get any goodwill. */
function mayGetGoodwill({ isClosed, total, refunded, goodwill }: DeskOrder): boolean {
  const facts = { isClosed, total: microOf(total), refunded: microOf(refunded), goodwill: microOf(goodwill) };
  return checkGoodwill(facts, LEAST).ok;
}

/** What the desk can do with an order now. */
export function OrderActs({ order }: OfOrder) {
  const { t, dateTime } = useTexts();
  const waitsUntil = order.state === 'toShip' ? order.packableAt : null;
  const acts = [
    waitsUntil === null && mayMove(order, 'ship') ? <Sending key="sending" order={order} /> : null,
    mayMove(order, 'cancelByDesk') ? <Canceling key="canceling" order={order} /> : null,
    mayGetGoodwill(order) ? <Goodwill key="goodwill" order={order} /> : null,
  ].filter((act) => act !== null);
  return (
    <>
      {waitsUntil === null ? null : (
        <Alert type="warning" title={t('shopDesk.waits', { time: dateTime(waitsUntil) })} />
      )}
      {acts.length > 0 ? (
        <Flex gap={12} wrap>
          {acts}
        </Flex>
      ) : null}
    </>
  );
}
