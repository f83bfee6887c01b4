import { Flex, Typography } from 'antd';
import { FormDrawer } from '../../../kit/forms/form-drawer.tsx';
import { CaseTimeline } from '../../../kit/case/timeline.tsx';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';
import { ReturnCard } from './return-card.tsx';
import { OrderActs } from './order-acts.tsx';
import { stepKey } from './order-kinds.ts';
import { OrderFacts, OrderLines } from './order-facts.tsx';

function Order({ id }: { readonly id: string }) {
  const { t, language } = useTexts();
  const order = useRead('shop.deskOrder', { params: { id }, query: { language } }, { isReadOnce: true, isBrief: true });
  if (!order.data) return <ReadState of={order} />;
  return (
    <Flex vertical gap={16}>
      <ReadFault of={order} />
      <OrderActs order={order.data} />
      {order.data.returnRequest ? <ReturnCard order={order.data} about={order.data.returnRequest} /> : null}
      <OrderLines order={order.data} />
      <OrderFacts order={order.data} />
      <CaseTimeline kind="order" id={id} stepWord={(name) => t.find(stepKey(name))} />
      <Typography.Text type="secondary">{t('shopDesk.viewLogged')}</Typography.Text>
    </Flex>
  );
}

/** One order, for the operator who handles it. */
export function OrderDrawer({
  row: { id, number },
  onClose,
}: {
  readonly row: { readonly id: string; readonly number: string };
  readonly onClose: () => void;
}) {
  return (
    <FormDrawer title={number} onClose={onClose} size={760}>
      <Order id={id} />
    </FormDrawer>
  );
}
