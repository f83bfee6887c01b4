import { NOTE_LENGTH } from '@greenhall/domain/shop/order/order';
import { Button } from '@greenhall/ui/page/button';
import { CellButton, CellList } from '@greenhall/ui/display/cell';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { TextArea } from '../../../shared/forms/field.tsx';
import { useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { refreshReads } from '../../../shared/request/refresh.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ShownText } from '../parts/shown-text.tsx';
import { isSome } from '../../../shared/money/is-some.ts';
import type { Address } from '../order/kinds.ts';
import { useArrivalText } from '../order/use-arrival-text.ts';
import { useCountryName } from '../order/use-country-name.ts';
import { AddressStep } from './address-step.tsx';
import { CouponStep } from './coupon-step.tsx';
import { LiftStep } from './lift-step.tsx';
import { bestOf, type Quote, type Wanted, wantedText } from './quote.ts';

interface CheckoutProps {
  wanted: readonly Wanted[];
  /** Whether goods of the other kind stay in the cart for an order of their own. */
  isPart: boolean;
  onPlaced: (order: string) => void;
}

/** The goods of the order, with what stands in the way of a line. */
function QuoteLines({ quote }: { quote: Quote }) {
  const { t } = useTexts();
  const { full } = useMoney();
  return (
    <ul aria-label={t('orders.goods')} className="m-0 flex list-none flex-col gap-1.5 p-0">
      {quote.lines.map((line) => (
        <li key={line.sku}>
          <span className="flex items-baseline justify-between gap-3">
            <span className="line-clamp-2 min-w-0 wrap-anywhere">
              <ShownText of={line.name} />
            </span>
            <span className="num shrink-0 text-s">
              {full(line.price, 'mey')} × {line.units}
            </span>
          </span>
          {line.options.length > 0 ? (
            <span className="block text-s text-ink-3 wrap-anywhere">
              {line.options.map(({ text }) => text).join(' · ')}
            </span>
          ) : null}
          {line.fault ? (
            <span className="text-s text-down">{t(`orders.fault.${line.fault}`, { count: line.left })}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface SumsProps {
  quote: Quote;
  /** Where goods that are shipped go. */
  address: Address | undefined;
  onLift: () => void;
}

/** What it costs, when it is expected, and what the address waits for. */
function Sums({ quote, address, onLift }: SumsProps) {
  const { t, moment } = useTexts();
  const { full } = useMoney();
  const arrivalText = useArrivalText();
  const { arrival = null, packableAt = null, mayLift = false } = address ?? {};
  const items: KeyValue[] = [
    { label: t('orders.goods'), value: full(quote.goods, 'mey') },
    ...(isSome(quote.discount) ? [{ label: t('orders.discount'), value: `−${full(quote.discount, 'mey')}` }] : []),
    ...(quote.freight !== null && quote.needsAddress
      ? [{ label: t('orders.freight'), value: full(quote.freight, 'mey') }]
      : []),
    ...(arrival ? [{ label: t('orders.arrival'), value: arrivalText(arrival) }] : []),
    { label: t('shop.total'), value: <b>{quote.total === null ? '—' : full(quote.total, 'mey')}</b> },
  ];
  return (
    <>
      <KeyValues items={items} />
      {arrival ? <p className="text-s text-ink-3">{t('orders.arrivalNote')}</p> : null}
      {packableAt ? (
        <Notice tone="warn">
          {t('orders.note.waits', { time: moment(packableAt) })}
          {mayLift ? (
            <button type="button" onClick={onLift} className="block min-h-11 text-left font-semibold underline">
              {t('orders.lift')}
            </button>
          ) : null}
        </Notice>
      ) : null}
    </>
  );
}

interface Draft {
  readonly address: Address | undefined;
  readonly coupon: string | undefined;
  /** The coupon was not chosen: it is the one that saves most. */
  readonly isProposed: boolean;
  /** How many coupons the member could claim first. */
  readonly toClaim: number;
  readonly note: string;
}

interface OrderStepProps extends CheckoutProps {
  write: ReturnType<typeof useWrite<'shop.place'>>;
  quote: Quote;
  draft: Draft;
  onNote: (note: string) => void;
  onStep: (step: 'address' | 'coupon' | 'lift') => void;
}

/** The order as it would be placed. */
function OrderStep({ write, quote, draft, onNote, onStep, wanted, isPart, onPlaced }: OrderStepProps) {
  const { t } = useTexts();
  const { full } = useMoney();
  const countryName = useCountryName();
  const failure = useErrorText(write.error);
  const { address, coupon, isProposed, toClaim, note } = draft;
  const isReady = quote.total !== null && quote.lines.every(({ fault }) => fault === null);
  const place = async () => {
    if (quote.total === null || write.isPending || note.trim().length > NOTE_LENGTH) return;
    const body = {
      lines: wanted.map(({ sku, units }) => ({ sku, units })),
      ...(quote.needsAddress && address ? { address: address.id } : {}),
      ...(coupon ? { coupon } : {}),
      ...(note.trim() ? { note } : {}),
      total: quote.total,
    };
    try {
      // The order follows also where the sheet was closed meanwhile.
      onPlaced((await write.mutateAsync({ body })).id);
    } catch {
      // The next press uses the prices now in force.
      refreshReads('shop.quote', 'shop.cart');
    }
  };
  const off = full(quote.discount, 'mey');
  const couponNote = coupon
    ? isProposed
      ? t('orders.couponBest', { amount: off })
      : `−${off}`
    : quote.coupons.length === 0 && toClaim > 0
      ? t('orders.couponsToClaim', { count: toClaim })
      : t('orders.couponsUsable', { count: quote.coupons.length });
  const where = address
    ? `${address.lines.replaceAll('\n', ', ')}, ${countryName(address.country)}`
    : t('orders.shipTo');
  return (
    <div className="flex flex-col gap-3 pt-2 pb-4">
      {isPart ? <Notice>{t('orders.twoOrders')}</Notice> : null}
      <CellList label={t('orders.checkout')}>
        {quote.needsAddress ? (
          <CellButton
            arrow
            title={address ? `${address.name}, ${address.phone}` : t('orders.addAddress')}
            note={where}
            onClick={() => onStep('address')}
          />
        ) : null}
        <CellButton arrow title={t('orders.coupon')} note={couponNote} onClick={() => onStep('coupon')} />
      </CellList>
      {quote.isServed ? null : <Notice tone="down">{t('orders.notServed')}</Notice>}
      <QuoteLines quote={quote} />
      <TextArea
        label={t('orders.noteField')}
        longest={NOTE_LENGTH}
        value={note}
        onChange={(event) => onNote(event.target.value)}
      />
      <Sums quote={quote} address={quote.needsAddress ? address : undefined} onLift={() => onStep('lift')} />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button wide busy={write.isPending} disabled={!isReady} onClick={() => void place()}>
        {t('orders.place')}
      </Button>
    </div>
  );
}

/** What was chosen in the cart stays what is ordered, also if the cart changes elsewhere: that is said, and taken over by a press. */
function useChosen(now: Pick<CheckoutProps, 'wanted' | 'isPart'>) {
  const { wanted, isPart } = now;
  const [chosen, setChosen] = useState({ wanted, isPart });
  // After a reload the sheet is open before the cart is there.
  if (chosen.wanted.length === 0 && wanted.length > 0) setChosen({ wanted, isPart });
  return {
    ...chosen,
    hasChanged: wantedText(chosen.wanted) !== wantedText(wanted),
    takeOver: () => setChosen({ wanted, isPart }),
  };
}

function Checkout({ onPlaced, ...now }: CheckoutProps) {
  const { t, language } = useTexts();
  const { hasChanged, takeOver, ...props } = useChosen(now);
  // Above the steps: the order is the same one, whatever is looked at meanwhile.
  const write = useWrite('shop.place');
  const [opened, setStep] = useState<'order' | 'address' | 'coupon' | 'lift'>();
  const [chosen, setChosen] = useState<string>();
  // Null for none, and undefined while the best one is proposed.
  const [picked, setPicked] = useState<string | null>();
  const [note, setNote] = useState('');
  const book = useRead('shop.addresses', {});
  const address = book.data?.items.find(({ id }) => id === chosen) ?? book.data?.items[0];
  const query = {
    lines: wantedText(props.wanted),
    language,
    ...(address ? { country: address.country } : {}),
  };
  const hasLines = props.wanted.length > 0;
  const plain = useRead('shop.quote', { query }, { enabled: hasLines });
  const coupon = picked === undefined ? bestOf(plain.data?.coupons ?? []) : (picked ?? undefined);
  const using = coupon ? { ...query, coupon } : query;
  const quote = useRead('shop.quote', { query: using }, { enabled: hasLines && plain.data !== undefined });
  const offered = useRead('shop.coupons', { query: { language } }).data?.items.filter(({ state }) => state === null);
  const back = () => setStep('order');
  const chooseAddress = (id: string) => {
    setChosen(id);
    back();
  };
  const chooseCoupon = (id: string | undefined) => {
    setPicked(id ?? null);
    back();
  };
  // Without an address there is nothing else to begin with.
  const needsFirst = book.data?.items.length === 0 && plain.data?.needsAddress === true;
  const step = opened ?? (needsFirst ? 'address' : 'order');
  if (props.wanted.length === 0) return <Notice>{t('orders.nothingChosen')}</Notice>;
  if (step === 'address') return <AddressStep chosen={address?.id} onChoose={chooseAddress} onBack={back} />;
  if (step === 'lift' && address) return <LiftStep address={address} onBack={back} />;
  const usable = plain.data?.coupons.map(({ id }) => id) ?? [];
  if (step === 'coupon') return <CouponStep usable={usable} chosen={coupon} onChoose={chooseCoupon} onBack={back} />;
  return (
    <ReadView query={plain.data ? quote : plain}>
      {(data) => (
        <>
          {hasChanged ? (
            <Notice tone="warn">
              {t('orders.cartChanged')}
              <button type="button" onClick={takeOver} className="block min-h-11 font-semibold underline">
                {t('orders.takeCart')}
              </button>
            </Notice>
          ) : null}
          <OrderStep
            {...props}
            write={write}
            onPlaced={onPlaced}
            quote={data}
            draft={{ address, coupon, isProposed: picked === undefined, toClaim: offered?.length ?? 0, note }}
            onNote={setNote}
            onStep={setStep}
          />
        </>
      )}
    </ReadView>
  );
}

interface CheckoutSheetProps extends CheckoutProps {
  show: boolean;
  onClose: () => void;
}

/** Placing an order of what was chosen in the cart. Nothing is paid yet. */
export function CheckoutSheet({ show, onClose, ...checkout }: CheckoutSheetProps) {
  const { t } = useTexts();
  return (
    <LazySheet show={show} onUpdateShow={(next) => (next ? undefined : onClose())} title={t('orders.checkout')}>
      <Checkout {...checkout} />
    </LazySheet>
  );
}
