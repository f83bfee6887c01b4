import { trackingLink } from '@greenhall/domain/shop/order/carriers';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { Steps } from '@greenhall/ui/page/steps';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Order } from './kinds.ts';
import { isSome } from '../../../shared/money/is-some.ts';
import { useArrivalText } from './use-arrival-text.ts';
import { useCountryName } from './use-country-name.ts';

/** Where the order goes, and how it was sent. */
export function ParcelCard({ order }: { order: Order }) {
  const { t } = useTexts();
  const countryName = useCountryName();
  const arrivalText = useArrivalText();
  const { address, arrival, carrier, tracking } = order;
  if (!address) return null;
  const link = trackingLink(carrier, tracking);
  return (
    <Card title={t('orders.shipTo')}>
      <p className="pt-1 wrap-anywhere whitespace-pre-line">
        {address.lines === null
          ? t('orders.addressCut', { country: countryName(address.country) })
          : `${address.name}, ${address.phone}\n${address.lines}\n${countryName(address.country)}`}
      </p>
      {arrival ? (
        <div className="pt-2.5">
          <KeyValues items={[{ label: t('orders.arrival'), value: arrivalText(arrival) }]} />
        </div>
      ) : null}
      {carrier && tracking ? (
        <div className="pt-2.5">
          <KeyValues
            items={[
              { label: t('orders.carrier'), value: carrier },
              { label: t('orders.tracking'), value: <Copyable value={tracking} /> },
            ]}
          />
          {link ? (
            <a href={link} target="_blank" rel="noopener noreferrer" className={`${buttonClass('ghost', true)} mt-3`}>
              {t('orders.track')}
            </a>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}

/** The sums of an order, its number and its note. */
export function SumsCard({ order }: { order: Order }) {
  const { t, zoned } = useTexts();
  const { full } = useMoney();
  const sum = (label: string, amount: string): KeyValue[] =>
    isSome(amount) ? [{ label, value: full(amount, 'mey') }] : [];
  const items: KeyValue[] = [
    { label: t('orders.goods'), value: full(order.goods, 'mey') },
    ...(isSome(order.discount) ? [{ label: t('orders.discount'), value: `−${full(order.discount, 'mey')}` }] : []),
    ...(order.kind === 'shipped' ? [{ label: t('orders.freight'), value: full(order.freight, 'mey') }] : []),
    { label: t('shop.total'), value: <b>{full(order.total, 'mey')}</b> },
    ...sum(t('orders.refunded'), order.refunded),
    ...sum(t('orders.goodwill'), order.goodwill),
    { label: t('orders.number'), value: <Copyable value={order.number} /> },
    { label: t('orders.event.place'), value: zoned(order.at) },
    ...(order.note ? [{ label: t('orders.ownNote'), value: order.note }] : []),
  ];
  return (
    <Card>
      <KeyValues items={items} />
    </Card>
  );
}

/** What has happened to the order. */
export function StepsCard({ order }: { order: Order }) {
  const { t, dateTime } = useTexts();
  const { full } = useMoney();
  const steps = order.steps.map(({ event, amount, at }) => ({
    title: t(`orders.event.${event}`),
    note: amount ? `${dateTime(at)} · ${full(amount, 'mey')}` : dateTime(at),
  }));
  return (
    <Card title={t('orders.history')}>
      <div className="mt-3">
        <Steps steps={steps} current={steps.length} />
      </div>
    </Card>
  );
}
