import { formatAmount } from '@greenhall/domain/shared/money';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { readAmount } from '../../../shared/money/amounts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { type MarketSide, type Network, NETWORKS } from '../parts/kinds.ts';
import { QuantityField } from '../parts/quantity-field.tsx';

interface Form {
  price: string;
  quantity: string;
}

/** Sets a price alert for the side of the hall that is open. */
export function AlertForm({ coin, network: shown, side }: MarketSide) {
  const { t, language } = useTexts();
  const [network, setNetwork] = useState<Network | 'all'>(shown ?? 'all');
  const form = useForm<Form>({ defaultValues: { price: '', quantity: '' } });
  const forget = useFormDraft(form, 'otc.alert', `${coin} ${side}`);
  const write = useWrite('otc.addAlert');
  const failure = useErrorText(write.error);
  const unit = unitOf(coin);
  const submit = form.handleSubmit(async (typed) => {
    const [price, quantity] = [typed.price, typed.quantity].map((text) => readAmount(text, language));
    if (price === undefined) return;
    const wanted = quantity === undefined ? null : formatAmount(quantity);
    const body = { coin, network: network === 'all' ? null : network, side, price: formatAmount(price) };
    try {
      await write.mutateAsync({ body: { ...body, quantity: wanted } });
    } catch {
      // The form says why.
      return;
    }
    forget();
    form.reset();
    toast(t('otc.alertAdded'), 'success');
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <h3 className="m-0 pt-3 text-m font-semibold">
        {t(side === 'sale' ? 'otc.takeBuyTitle' : 'otc.takeSellTitle', { coin: unit })}
      </h3>
      <Segmented
        label={t('otc.network')}
        options={[...NETWORKS.map((value) => ({ value, label: value })), { value: 'all', label: t('common.all') }]}
        value={network}
        onChange={setNetwork}
      />
      <QuantityField
        control={form.control}
        name="price"
        label={t(`otc.alertPrice.${side}`)}
        unit="USDT"
        invalid={t('otc.alertPriceRule')}
      />
      <QuantityField
        control={form.control}
        name="quantity"
        label={t('otc.alertQuantity')}
        unit={unit}
        hint={t('otc.alertQuantityNote')}
        isOptional
      />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button type="submit" busy={write.isPending}>
        {t('otc.alertAdd')}
      </Button>
    </form>
  );
}
