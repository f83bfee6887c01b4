import type { Translate } from '@greenhall/locales/runtime';
import { priceOf } from '@greenhall/domain/otc/market/market';
import { type Amount, formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Button } from '@greenhall/ui/page/button';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { links } from '../../../shared/page/links.ts';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { readAmount } from '../../../shared/money/amounts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { whileHere } from '../../../shared/request/while-here.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { useIsUnsettled, useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type Authority, AuthorityFields, NO_AUTHORITY } from './authority-fields.tsx';
import { leaveForm } from './drafts.ts';
import { type HallListing } from './kinds.ts';
import { QuantityField } from './quantity-field.tsx';
import { useProofs } from '../hall/use-proofs.ts';

export interface TakeSheetProps {
  /** As it stood on the card that was pressed. */
  listing: HallListing;
  /** As it stands in the hall now. */
  current: HallListing;
  /** The quantity on the card, as a person types it. */
  quantity: string;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

type TakeValues = Authority & { quantity: string };

/** About what it costs: the last digits are given when the order opens. */
function useFigures(listing: HallListing, value: Amount | undefined): KeyValue[] {
  const { t, exact, money, percent } = useTexts();
  const { full } = useMoney();
  const price = parseAmount<'usdt'>(listing.price) ?? ZERO;
  const total = value === undefined ? '—' : `${money(formatAmount(priceOf(value, price)))}\u00a0USDT`;
  const isSale = listing.side === 'sale';
  return [
    { label: t('otc.price'), value: `${exact(listing.price)}\u00a0USDT` },
    { label: t('otc.quantity'), value: value === undefined ? '—' : full(formatAmount(value), listing.coin) },
    { label: t(isSale ? 'otc.total' : 'otc.totalReceived'), value: <b>{`${t('otc.totalAbout')} ${total}`}</b> },
    ...(isSale ? [] : [{ label: t('otc.fee'), value: percent(listing.feeBp) }]),
  ];
}

/** How much is taken, within the limits of the order. */
function TakeQuantity({ control, listing }: { control: Control<TakeValues>; listing: HallListing }) {
  const { t } = useTexts();
  const { exact } = useMoney();
  const coin = unitOf(listing.coin);
  const bounds = { min: parseAmount(listing.takeMin) ?? ZERO, max: parseAmount(listing.takeMax) ?? ZERO };
  const between = { min: exact(listing.takeMin), max: exact(listing.takeMax) };
  return (
    <QuantityField
      control={control}
      name="quantity"
      label={t('otc.quantity')}
      unit={coin}
      hint={t('otc.limits', { ...between, coin })}
      most={{ label: t('common.all'), value: bounds.max }}
      rule={(typed) => (typed < bounds.min || typed > bounds.max ? t('otc.quantityBetween', between) : undefined)}
    />
  );
}

/** Whether the figures of an order are not those that a person has seen. */
const hasMoved = (seen: HallListing, now: HallListing): boolean =>
  seen.price !== now.price || seen.takeMin !== now.takeMin || seen.takeMax !== now.takeMax;

/** Whether what was seen has moved, which is said and asked again before anything is sent; and that it has been seen. */
function useSeen(pressed: HallListing, now: HallListing): [boolean, () => void] {
  const [seen, setSeen] = useState(pressed);
  return [hasMoved(seen, now), () => setSeen(now)];
}

const titleOf = (t: Translate, { coin, side, trader }: HallListing): string =>
  [t(side === 'sale' ? 'otc.takeBuyTitle' : 'otc.takeSellTitle', { coin: unitOf(coin) }), trader.name].join(' · ');

/** Takes an order of the hall: how much, from or to which account, a code; then the payment password. */
export default function TakeSheet(props: TakeSheetProps) {
  const { listing: pressed, current: listing, quantity, show, onUpdateShow } = props;
  const { t, language } = useTexts();
  const [paying, setPaying] = useState(false);
  const [hasChanged, see] = useSeen(pressed, listing);
  const isUnsettled = useIsUnsettled('otc.take', pressed.id);
  const isMoved = hasChanged && !isUnsettled;
  const form = useForm<TakeValues>({ defaultValues: { ...NO_AUTHORITY, quantity } });
  const forget = useFormDraft(form, 'otc.take', `${pressed.id} ${quantity}`, { omit: ['code'] });
  const write = useWrite('otc.take', pressed.id);
  useBringPayStep();
  const isSale = listing.side === 'sale';
  const value = readAmount(useWatch({ control: form.control, name: 'quantity' }), language);
  const figures = useFigures(listing, value);
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) setPaying(false);
  };
  const begin = () => {
    see();
    setPaying(true);
  };
  const params = { id: listing.id };
  const order = () => ({ quantity: formatAmount(value ?? ZERO), account: form.getValues('account') });
  const proofs = useProofs(
    form,
    () => ({ route: 'otc.take', params, body: order() }),
    async (proof) => {
      const go = whileHere();
      const trade = await write.mutateAsync({ params, body: { ...order(), ...proof } });
      forget();
      close(false);
      toast(t('otc.opened'), 'success');
      go(() => openScreen(links.trade({ id: trade.id })));
    },
  );
  const fields = (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(begin)(event)}
      className="flex flex-col gap-2 pt-2 pb-4"
    >
      <div aria-live="assertive">{isMoved ? <Notice tone="warn">{t('otc.listingMoved')}</Notice> : null}</div>
      <TakeQuantity control={form.control} listing={listing} />
      <AuthorityFields
        control={form.control}
        network={listing.network}
        role={isSale ? 'buyer' : 'seller'}
        onAdd={() => leaveForm({ kind: 'take', listing: pressed, quantity })}
      />
      <KeyValues items={figures} />
      <p className="pb-1 text-s text-ink-2">{t('otc.totalNote')}</p>
      <Button type="submit" wide>
        {t('otc.next')}
      </Button>
    </form>
  );
  return (
    <LazySheet show={show} onUpdateShow={close} title={titleOf(t, listing)}>
      {paying && !isMoved ? (
        <PayStep items={figures} onBack={() => setPaying(false)} {...proofs} />
      ) : (
        <FrozenBar act={isSale ? undefined : 'transferOut'}>{fields}</FrozenBar>
      )}
    </LazySheet>
  );
}
