import { REQUEST_COINS, REQUEST_TEXT, type RequestCoin } from '@greenhall/domain/wallet/payment-request';
import { formatAmount } from '@greenhall/domain/shared/money';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Field } from '../../../shared/forms/field.tsx';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useForm } from 'react-hook-form';
import { useDraft, useFormDraft } from '../../../shared/forms/use-draft.ts';
import { readAmount } from '../../../shared/money/amounts.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { whileHere } from '../../../shared/request/while-here.ts';
import { links } from '../../../shared/page/links.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AmountField } from '../parts/amount-field.tsx';

interface Form {
  amount: string;
  remark: string;
}

/** How long a request can be made to run, in minutes. */
const RUNS = ['15', '60', '1440', '10080', '43200'] as const;
type Run = (typeof RUNS)[number];

const FORM = 'wallet.paymentRequest';

/** Makes a payment request, and opens it with its link and code. */
export function MakeForm() {
  const { t, language } = useTexts();
  const [coin, setCoin] = useDraft<RequestCoin>(`${FORM}.coin`, '', 'mey');
  const [run, setRun] = useDraft<Run>(`${FORM}.run`, '', '1440');
  const form = useForm<Form>({ defaultValues: { amount: '', remark: '' } });
  const forget = useFormDraft(form, FORM);
  const write = useWrite('wallet.makePaymentRequest');
  const failure = useErrorText(write.error);
  const make = form.handleSubmit(async ({ amount, remark }) => {
    const value = readAmount(amount, language);
    if (value === undefined) return form.setFocus('amount');
    const go = whileHere();
    try {
      const { name } = await write.mutateAsync({
        body: { coin, amount: formatAmount(value), remark: remark.trim(), minutes: Number(run) },
      });
      forget();
      go(() => openScreen(links.paymentRequest({ name })));
    } catch {
      // The form says why.
    }
  });
  return (
    <form noValidate onSubmit={(event) => void make(event)} className="flex flex-col gap-3">
      <Card className="flex flex-col gap-3">
        <p className="mb-2 text-s text-ink-2">{t('requests.intro')}</p>
        <ChipChoice
          titled
          label={t('wallet.coin')}
          options={REQUEST_COINS.map((value) => ({ value, label: t(`coin.${value}`) }))}
          value={coin}
          onChange={setCoin}
        />
        <div className="mt-2">
          <AmountField control={form.control} name="amount" label={t('wallet.amount')} coin={coin} />
        </div>
        <Field
          {...form.register('remark')}
          label={t('wallet.remark')}
          hint={t('requests.remarkHint')}
          autoComplete="off"
          longest={REQUEST_TEXT}
        />
        <ChipChoice
          titled
          label={t('requests.runs')}
          options={RUNS.map((value) => ({ value, label: t(`requests.run.${value}`) }))}
          value={run}
          onChange={setRun}
        />
      </Card>
      <div>
        <div aria-live="assertive" className={failure ? 'mb-3' : ''}>
          {failure ? <Notice tone="down">{failure}</Notice> : null}
        </div>
        <Button type="submit" wide busy={write.isPending}>
          {t('requests.make')}
        </Button>
      </div>
    </form>
  );
}
