import { Card } from '@greenhall/ui/page/card';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useArrivalText } from '../order/use-arrival-text.ts';
import { useCountryName } from '../order/use-country-name.ts';
import { useHomeAddress } from '../order/use-home-address.ts';

/** What sending units of a sku to the member's default address costs, and when they are expected; nothing without an address. */
export function DeliveryFacts({ sku, units }: { sku: string; units: number }) {
  const { t, language } = useTexts();
  const { full } = useMoney();
  const countryName = useCountryName();
  const arrivalText = useArrivalText();
  const home = useHomeAddress();
  const query = { lines: `${sku}:${units}`, language, ...(home ? { country: home.country } : {}) };
  const freight = useRead('shop.quote', { query }, { enabled: home !== undefined }).data?.freight ?? null;
  if (!home || freight === null) return null;
  const { arrival } = home;
  const cost = { label: t('orders.freightTo', { country: countryName(home.country) }), value: full(freight, 'mey') };
  return (
    <Card>
      <KeyValues items={[cost, ...(arrival ? [{ label: t('orders.arrival'), value: arrivalText(arrival) }] : [])]} />
      {arrival ? <p className="pt-1 text-s text-ink-3">{t('orders.arrivalNote')}</p> : null}
    </Card>
  );
}
