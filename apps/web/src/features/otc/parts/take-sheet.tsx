import { priceOf } from '@greenhall/domain/otc/market/market';
import { type Amount, formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Button } from '@greenhall/ui/page/button';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { links } from '../../../shared/page/links.ts';
import { readAmount } from '../../../shared/money/amounts.ts';
import { unitOf } from '../../../shared/money/coins.tsx';
import { openScreen } from '../../../shared/page/history.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type Authority, AuthorityFields, NO_AUTHORITY } from './authority-fields.tsx';
import { keepTakeDraft } from './drafts.ts';
import { type HallListing } from './kinds.ts';
import { QuantityField } from './quantity-field.tsx';
import { useProofs } from './use-proofs.ts';

export interface TakeSheetProps {
  listing: HallListing;
  /** The quantity as it was typed in the hall. */
  wanted: string;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  /** What was typed when the form was left. */
  initial?: TakeValues | undefined;
}

export type TakeValues = Authority & { quantity: string };

/** About what it costs: the last digits are given when the order opens. */
function useFigures(listing: HallListing, value: Amount | undefined): KeyValue[] {
  const { t, figure, money, percent } = useTexts();
  const { full } = useMoney();
  const price = parseAmount<'usdt'>(listing.price) ?? ZERO;
  const total = value === undefined ? '—' : `${money(formatAmount(priceOf(value, price)))} USDT`;
  const isSale = listing.side === 'sale';
  return [
    { label: t('otc.price'), value: `${figure(listing.price)} USDT` },
    { label: t('otc.quantity'), value: value === undefined ? '—' : full(formatAmount(value), listing.coin) },
    { label: t(isSale ? 'otc.total' : 'otc.totalReceived'), value: <b>{`${t('otc.totalAbout')} ${total}`}</b> },
    ...(isSale ? [] : [{ label: t('otc.fee'), value: percent(listing.feeBp) }]),
  ];
}

/** Takes an order of the hall: how much, from or to which account, a code; then the payment password. */
export default function TakeSheet({ listing, wanted, show, onUpdateShow, initial }: TakeSheetProps) {
  const { t, language } = useTexts();
  const { exact } = useMoney();
  const [paying, setPaying] = useState(false);
  const form = useForm<TakeValues>({ defaultValues: initial ?? { ...NO_AUTHORITY, quantity: wanted } });
  const write = useWrite('otc.take');
  useBringPayStep();
  const coin = unitOf(listing.coin);
  const bounds = { min: parseAmount(listing.takeMin) ?? ZERO, max: parseAmount(listing.takeMax) ?? ZERO };
  const between = { min: exact(listing.takeMin), max: exact(listing.takeMax) };
  const value = readAmount(useWatch({ control: form.control, name: 'quantity' }), language);
  const figures = useFigures(listing, value);
  const title = t(listing.side === 'sale' ? 'otc.takeBuyTitle' : 'otc.takeSellTitle', { coin });
  const heading = [title, listing.trader.name].join(' · ');
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) setPaying(false);
  };
  const params = { id: listing.id };
  const order = () => ({ quantity: formatAmount(value ?? ZERO), account: form.getValues('account') });
  const proofs = useProofs(
    form,
    () => ({ route: 'otc.take', params, body: order() }),
    async (proof) => {
      const trade = await write.mutateAsync({ params, body: { ...order(), ...proof } });
      close(false);
      toast(t('otc.opened'), 'success');
      openScreen(links.trade({ id: trade.id }));
    },
  );
  return (
    <LazySheet show={show} onUpdateShow={close} title={heading}>
      {paying ? (
        <PayStep items={figures} onBack={() => setPaying(false)} {...proofs} />
      ) : (
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setPaying(true))(event)}
          className="flex flex-col gap-2 pt-2 pb-4"
        >
          {listing.side === 'purchase' ? <FrozenBar act="transferOut" /> : null}
          <QuantityField
            control={form.control}
            name="quantity"
            label={t('otc.quantity')}
            unit={coin}
            hint={t('otc.limits', { ...between, coin })}
            most={{ label: t('common.all'), value: bounds.max }}
            rule={(typed) => (typed < bounds.min || typed > bounds.max ? t('otc.quantityBetween', between) : undefined)}
          />
          <AuthorityFields
            control={form.control}
            network={listing.network}
            role={listing.side === 'sale' ? 'buyer' : 'seller'}
            onAdd={() => keepTakeDraft({ listing, values: form.getValues() })}
          />
          <KeyValues items={figures} />
          <p className="pb-1 text-s text-ink-2">{t('otc.totalNote')}</p>
          <Button type="submit" wide>
            {t('otc.next')}
          </Button>
        </form>
      )}
    </LazySheet>
  );
}
