import { tradeFee } from '@greenhall/domain/otc/market/market';
import { type Amount, formatAmount, parseAmount, plus, ZERO } from '@greenhall/domain/shared/money';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Button } from '@greenhall/ui/page/button';
import type { KeyValue } from '@greenhall/ui/display/key-values';
import { Switch } from '@greenhall/ui/form/switch';
import { useEffect, useRef, useState } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { readAmount, typedForm } from '../../../shared/money/amounts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { ReadError } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { type Authority, AuthorityFields, NO_AUTHORITY } from './authority-fields.tsx';
import type { Market, Network, Side } from './kinds.ts';
import { leaveForm } from './drafts.ts';
import { ListingRule } from './listing-rule.tsx';
import { QuantityField } from './quantity-field.tsx';
import { useProofs } from '../hall/use-proofs.ts';

interface PostValues extends Authority {
  price: string;
  quantity: string;
  min: string;
  max: string;
  releaseOnProof: boolean;
}

const START: PostValues = { ...NO_AUTHORITY, price: '', quantity: '', min: '', max: '', releaseOnProof: true };
const read = (text: string): Amount => parseAmount(text) ?? ZERO;

interface OrderProps {
  market: Market;
  side: Side;
}

export interface PostSheetProps {
  /** The open markets of the coin: the one of the chosen network, or those of all networks, of which one is asked for. */
  markets: readonly [Market, ...Market[]];
  side: Side;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

/** The rules of the figures, each with the text that is shown where it is broken. */
function useRules({ market, side }: OrderProps, form: UseFormReturn<PostValues>) {
  const { t, language } = useTexts();
  const { exact } = useMoney();
  const balances = useRead('wallet.balances', {});
  const free = read(balances.data?.items.find((item) => item.coin === market.coin)?.available ?? '');
  const band = { min: read(market.priceMin), max: read(market.priceMax) };
  const least = read(side === 'sale' ? market.minSale : market.minTrade);
  const most = market.maxOrder === null ? undefined : read(market.maxOrder);
  const typed = (name: 'quantity' | 'min' | 'max') => readAmount(form.getValues(name), language) ?? ZERO;
  const withFee = (quantity: Amount) => plus(quantity, tradeFee(quantity, market.feeBp));
  const quantityLimits =
    most === undefined
      ? t('otc.limitLeast', { min: exact(formatAmount(least)) })
      : t('otc.limitBetween', { min: exact(formatAmount(least)), max: exact(formatAmount(most)) });
  return {
    balances,
    quantityLimits,
    price: (value: Amount) =>
      value < band.min || value > band.max
        ? t('otc.priceRule', { min: exact(market.priceMin), max: exact(market.priceMax) })
        : undefined,
    quantity: (value: Amount) => {
      if (most !== undefined && (value > most || value < least))
        return t('otc.quantityBetween', { min: exact(formatAmount(least)), max: exact(formatAmount(most)) });
      if (value < least) return t('otc.quantityLeast', { min: exact(formatAmount(least)) });
      const isShort = side === 'sale' && balances.data && withFee(value) > free;
      return isShort ? t('otc.quantityOver', { amount: exact(formatAmount(free)) }) : undefined;
    },
    part: () => {
      const [low, high] = [typed('min'), typed('max')];
      const fits = low >= read(market.minTrade) && low <= high && high <= typed('quantity');
      return fits ? undefined : t('otc.partRule', { min: exact(market.minTrade) });
    },
  };
}

/** One sale may be of all that is offered, and of the least that the market allows, unless the member says otherwise. */
function useWholeParts({ market }: OrderProps, form: UseFormReturn<PostValues>): void {
  const { language } = useTexts();
  const { getValues, setValue } = form;
  const shouldValidate = form.formState.isSubmitted;
  const quantity = useWatch({ control: form.control, name: 'quantity' });
  const before = useRef('');
  useEffect(() => {
    if (['', before.current].includes(getValues('max'))) setValue('max', quantity, { shouldValidate });
    before.current = quantity;
  }, [getValues, setValue, shouldValidate, quantity]);
  useEffect(() => {
    if (getValues('min') === '') setValue('min', typedForm(market.minTrade, language));
  }, [getValues, setValue, market.minTrade, language]);
}

function PostFields({ form, ...props }: OrderProps & { form: UseFormReturn<PostValues> }) {
  const { market, side } = props;
  const { t, exact, percent } = useTexts();
  const rules = useRules(props, form);
  useWholeParts(props, form);
  const coin = unitOf(market.coin);
  const { control } = form;
  const band = { min: exact(market.priceMin), max: exact(market.priceMax), reference: exact(market.reference) };
  if (side === 'sale' && rules.balances.error && !rules.balances.data) return <ReadError query={rules.balances} />;
  return (
    <>
      <ListingRule />
      <QuantityField
        control={control}
        name="price"
        label={t('otc.perCoin', { coin })}
        unit="USDT"
        hint={t('otc.priceHint', band)}
        most={{ label: band.reference, value: read(market.reference) }}
        invalid={t('otc.priceMissing', { min: exact(market.priceMin), max: exact(market.priceMax) })}
        rule={rules.price}
      />
      <QuantityField
        control={control}
        name="quantity"
        label={t('otc.quantity')}
        unit={coin}
        hint={[
          rules.quantityLimits,
          ...(side === 'sale' ? [t('otc.feeNote', { rate: percent(market.feeBp) })] : []),
        ].join(' · ')}
        rule={rules.quantity}
      />
      <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
        <QuantityField
          control={control}
          name="min"
          label={t('otc.min')}
          unit={coin}
          hint={t('otc.limitLeast', { min: exact(market.minTrade) })}
          rule={rules.part}
        />
        <QuantityField control={control} name="max" label={t('otc.max')} unit={coin} rule={rules.part} />
      </div>
      {side === 'sale' ? (
        <Controller
          control={control}
          name="releaseOnProof"
          render={({ field }) => (
            <Switch
              label={t('otc.releaseOnProof')}
              note={t('otc.releaseOnProofNote')}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      ) : null}
      <AuthorityFields
        control={control}
        network={market.network}
        role={side === 'sale' ? 'seller' : 'buyer'}
        onAdd={() => leaveForm({ kind: 'post', market, side })}
      />
    </>
  );
}

/** The network that is paid on. Nothing is chosen beforehand: a payment on another network than thought is lost. */
function NetworkChoice({
  markets,
  network,
  onChange,
}: Pick<PostSheetProps, 'markets'> & { network: Network | undefined; onChange: (network: Network) => void }) {
  const { t } = useTexts();
  return (
    <ChipChoice<Network | ''>
      titled
      label={t('otc.network')}
      options={markets.map((market) => ({ value: market.network, label: market.network }))}
      value={network ?? ''}
      onChange={(chosen) => {
        if (chosen !== '') onChange(chosen);
      }}
    />
  );
}

/** What was typed: as rows to confirm, and as the order that is sent. */
function useOrder({ market, side }: OrderProps, form: UseFormReturn<PostValues>) {
  const { t, language, exact } = useTexts();
  const { full } = useMoney();
  const draft = useWatch({ control: form.control }) as PostValues;
  const amountOf = (name: 'price' | 'quantity' | 'min' | 'max') => readAmount(draft[name], language) ?? ZERO;
  const quantity = amountOf('quantity');
  const coins = (value: Amount) => full(formatAmount(value), market.coin);
  const items: KeyValue[] = [
    { label: t('otc.network'), value: market.network },
    { label: t('otc.price'), value: `${exact(formatAmount(amountOf('price')))}\u00a0USDT` },
    { label: t('otc.quantity'), value: coins(quantity) },
    ...(side === 'sale'
      ? [
          { label: t('otc.fee'), value: coins(tradeFee(quantity, market.feeBp)) },
          { label: t('otc.heldNow'), value: <b>{coins(plus(quantity, tradeFee(quantity, market.feeBp)))}</b> },
        ]
      : []),
  ];
  const order = () => {
    const { account, releaseOnProof } = form.getValues();
    const texts = (['price', 'quantity', 'min', 'max'] as const).map((name) => [name, formatAmount(amountOf(name))]);
    const figures = Object.fromEntries(texts) as Record<'price' | 'quantity' | 'min' | 'max', string>;
    const { coin, feeBp } = market;
    return {
      coin,
      network: market.network,
      side,
      feeBp,
      account,
      ...figures,
      ...(side === 'sale' ? { releaseOnProof } : {}),
    };
  };
  return { items, order };
}

/**
 * Puts an order into the hall: network, price within the band, quantity, parts, account and code; then the payment
 * password.
 */
export default function PostSheet({ markets, side, show, onUpdateShow }: PostSheetProps) {
  const { t } = useTexts();
  const [network, setNetwork] = useState(markets.length === 1 ? markets[0].network : undefined);
  const market = markets.find((known) => known.network === network) ?? markets[0];
  const [paying, setPaying] = useState(false);
  const form = useForm<PostValues>({ defaultValues: START });
  const about = [side, ...markets.map(({ id }) => id)].join(' ');
  const forget = useFormDraft(form, 'otc.post', about, { omit: ['code'] });
  const write = useWrite('otc.post');
  useBringPayStep();
  const { items, order } = useOrder({ market, side }, form);
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) setPaying(false);
  };
  const proofs = useProofs(
    form,
    () => ({ route: 'otc.post', params: {}, body: order() }),
    async (proof) => {
      await write.mutateAsync({ body: { ...order(), ...proof } });
      close(false);
      form.reset(START);
      forget();
      toast(t('otc.posted'), 'success');
    },
  );
  const title = t(side === 'sale' ? 'otc.postSale' : 'otc.postPurchase');
  const heading = [title, ...(network ? [network] : [])].join(' · ');
  const choose = (chosen: Network) => {
    setNetwork(chosen);
    form.setValue('account', '');
  };
  const fields = (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => setPaying(true))(event)}
      className="flex flex-col gap-2 pt-2 pb-4"
    >
      {markets.length > 1 ? <NetworkChoice markets={markets} network={network} onChange={choose} /> : null}
      {network ? (
        <>
          <PostFields market={market} side={side} form={form} />
          <Button type="submit" wide>
            {t('otc.next')}
          </Button>
        </>
      ) : null}
    </form>
  );
  return (
    <LazySheet show={show} onUpdateShow={close} title={heading}>
      {paying ? (
        <PayStep items={items} onBack={() => setPaying(false)} {...proofs} />
      ) : (
        <FrozenBar act={side === 'sale' ? 'transferOut' : undefined}>{fields}</FrozenBar>
      )}
    </LazySheet>
  );
}
