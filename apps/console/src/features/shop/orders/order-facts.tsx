import { ORDER_TONES } from '@greenhall/domain/shop/order/order';
import { Descriptions, Flex, Typography } from 'antd';
import { RowTable } from '../../../kit/desk-table.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { inMey } from './amounts.tsx';
import { useCountryName } from './country-name.ts';
import type { DeskOrder } from './order-kinds.ts';
import { ShownText } from './shown-text.tsx';

type Line = DeskOrder['lines'][number];
interface OfOrder {
  readonly order: DeskOrder;
}

function Product({ line: { name, options, picture } }: { readonly line: Line }) {
  return (
    <Flex gap={12} align="center">
      {picture === null ? null : (
        <img src={`/Upload/${picture}?w=320`} alt="" className="w-11 h-11 object-cover rounded-small" />
      )}
      <Flex vertical>
        <ShownText of={name} />
        {options.length > 0 ? (
          <Typography.Text type="secondary">{options.map(({ text }) => text).join(' · ')}</Typography.Text>
        ) : null}
      </Flex>
    </Flex>
  );
}

/** What was ordered, with what was paid and refunded for each line. */
export function OrderLines({ order }: OfOrder) {
  const texts = useTexts();
  const { t, number } = texts;
  return (
    <RowTable<Line>
      rows={order.lines}
      isSmall
      rowKey={(line) => line.id}
      columns={[
        { title: t('orders.goods'), render: (_, line) => <Product line={line} /> },
        { title: t('console.shopField.price'), align: 'right', render: (_, line) => inMey(texts, line.price) },
        { title: t('shopDesk.units'), align: 'right', render: (_, line) => number(line.units) },
        { title: t('orders.paid'), align: 'right', render: (_, line) => inMey(texts, line.paid) },
        {
          title: t('orders.refunded'),
          align: 'right',
          render: (_, line) =>
            line.refundedUnits > 0 ? `${inMey(texts, line.refunded)} (${number(line.refundedUnits)})` : '—',
        },
      ]}
    />
  );
}

/** The address as it is printed; only the country once the order is not handled any more. */
function Address({ of }: { readonly of: NonNullable<DeskOrder['address']> }) {
  const { t } = useTexts();
  const country = useCountryName()(of.country);
  if (of.lines === null) return t('shopDesk.addressHidden', { country });
  const printed = [of.name, of.lines, country, of.phone].join('\n');
  return (
    <Typography.Paragraph copyable={{ text: printed }} className="m-0 whitespace-pre-wrap">
      {printed}
    </Typography.Paragraph>
  );
}

/** What an order is called besides its state: packed, handed out, without shipping. */
function Marks({ order }: OfOrder) {
  const { t } = useTexts();
  const isWaiting = order.kind === 'service' && order.state === 'toReceive';
  return (
    <>
      {order.kind === 'service' ? <ToneTag tone="neutral">{t('shopDesk.service')}</ToneTag> : null}
      {order.isPacked && order.state === 'toShip' ? <ToneTag tone="moving">{t('orders.event.pack')}</ToneTag> : null}
      {order.isRevealed ? <ToneTag tone="good">{t('shopDesk.handedOut')}</ToneTag> : null}
      {isWaiting && !order.isRevealed ? <ToneTag tone="moving">{t('shopDesk.notHandedOut')}</ToneTag> : null}
      {order.isClosed ? <ToneTag tone="neutral">{t('orders.event.close')}</ToneTag> : null}
    </>
  );
}

/** The state of an order, its sums, who bought it and where it goes. */
export function OrderFacts({ order }: OfOrder) {
  const texts = useTexts();
  const { t, dateTime } = texts;
  const sums = [
    [t('orders.goods'), order.goods],
    [t('orders.discount'), order.discount],
    [t('orders.freight'), order.freight],
    [t('console.total'), order.total],
    [t('orders.refunded'), order.refunded],
    [t('orders.goodwill'), order.goodwill],
    [t('shopDesk.held'), order.held],
    [t('console.shopField.cost'), order.cost],
  ] as const;
  const state = (
    <>
      <ToneTag tone={ORDER_TONES[order.state]}>{t(`orders.state.${order.state}`)}</ToneTag>
      <Marks order={order} />
    </>
  );
  const parcel = order.tracking && (
    <Typography.Text copyable={{ text: order.tracking }}>{`${order.carrier ?? ''} ${order.tracking}`}</Typography.Text>
  );
  return (
    <Descriptions
      column={2}
      bordered
      size="small"
      items={[
        { key: 'state', label: t('console.state'), children: state, span: 2 },
        { key: 'buyer', label: t('shopDesk.by.buyer'), children: `${order.buyer.name} (${order.buyer.member})` },
        { key: 'due', label: t('console.dueAt'), children: dateTime(order.dueAt) },
        ...sums.map(([label, value]) => ({ key: label, label, children: inMey(texts, value) })),
        ...(order.note ? [{ key: 'note', label: t('shopDesk.note'), children: order.note, span: 2 }] : []),
        ...(order.address
          ? [{ key: 'address', label: t('orders.shipTo'), children: <Address of={order.address} />, span: 2 }]
          : []),
        ...(parcel ? [{ key: 'parcel', label: t('orders.tracking'), children: parcel, span: 2 }] : []),
      ]}
    />
  );
}
