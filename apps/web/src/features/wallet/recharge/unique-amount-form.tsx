import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { readUniqueAmount } from '@greenhall/domain/wallet/unique-amount';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { readAmount, typedNeed } from '../../../shared/money/amounts.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AmountField } from '../parts/amount-field.tsx';
import { type DepositMethod, MethodNotes } from './where-to-pay.tsx';

/** How much the member wants to pay on a network. The exact amount comes from the server. */
export function UniqueAmountForm({ way, isPicked }: { way: DepositMethod; isPicked: boolean }) {
  const { t, language } = useTexts();
  const { full } = useMoney();
  const wanted = useSearchText('amount');
  const form = useForm({ defaultValues: { amount: typedNeed(wanted, language) } });
  const { setFocus } = form;
  useEffect(() => {
    if (isPicked) setFocus('amount');
  }, [isPicked, setFocus]);
  const forget = useFormDraft(form, 'wallet.exact', wanted === undefined ? way.id : `${way.id} ${wanted}`);
  const write = useWrite('wallet.openExactPayment', way.id);
  const failure = useErrorText(write.error);
  const limits = t('wallet.limits', { min: full(way.least, 'usdt'), max: full(way.most, 'usdt') });
  const bounds = { least: parseAmount<'usdt'>(way.least), most: parseAmount<'usdt'>(way.most) };
  const rule = (value: bigint): string | undefined => {
    if (bounds.least === undefined || bounds.most === undefined) return undefined;
    const read = readUniqueAmount(formatAmount(value), { least: bounds.least, most: bounds.most });
    if (read.ok) return undefined;
    return read.refusal === 'amountRule' ? t('wallet.exactDecimals') : limits;
  };
  const submit = form.handleSubmit(({ amount }) => {
    const value = readAmount(amount, language);
    if (value === undefined) return;
    write.mutate({ body: { way: way.id, amount: formatAmount(value) } }, { onSuccess: forget });
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => (write.isError ? write.reset() : undefined)}
      className="flex flex-col gap-3"
    >
      <Notice>{t('wallet.exactIntro')}</Notice>
      <Card title={`2 · ${t('wallet.payInTitle')}`} className="flex flex-col gap-3">
        <AmountField
          control={form.control}
          name="amount"
          label={t('wallet.amount')}
          coin="usdt"
          limits={limits}
          rule={rule}
        />
        <MethodNotes method={way} />
      </Card>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button type="submit" wide busy={write.isPending}>
        {t('wallet.exactOpen')}
      </Button>
    </form>
  );
}
