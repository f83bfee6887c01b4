import { type Amount, type Coin, formatAmount } from '@greenhall/domain/shared/money';
import { Field, FieldAction } from '@greenhall/ui/form/field';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { readAmount, typedForm } from '../../../shared/money/amounts.ts';
import { ReadError } from '../../../shared/page/read-view.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { useBalance } from './use-balance.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

export interface AmountFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: Path<V>;
  label: string;
  coin: Coin;
  /** Whether the amount leaves the wallet, so that what is available bounds it. */
  spends?: boolean;
  /** The limits of the amount, which are known before anything is typed. */
  limits?: string;
  /** A rule beyond "above 0 and available": the text to show, or nothing when it is kept. */
  rule?: (value: Amount) => string | undefined;
}

/** An amount of a coin, with what is available and a press for all of it. */
export function AmountField<V extends FieldValues>(props: AmountFieldProps<V>) {
  const { control, name, label, coin, spends = false, limits, rule } = props;
  const { t, language } = useTexts();
  const { exact } = useMyAmounts();
  const { balance, latest, query } = useBalance(coin);
  const check = async (typed: string) => {
    const value = readAmount(typed, language);
    if (value === undefined) return t('wallet.amountRule');
    const broken = rule?.(value);
    if (broken) return broken;
    if (!spends || !balance || value <= balance.value) return true;
    const now = await latest();
    return now && value > now.value ? t('wallet.amountOver', { amount: exact(now.text) }) : true;
  };
  const { field, fieldState } = useController({ control, name, rules: { validate: check } });
  const available =
    spends && balance ? t('wallet.availableHint', { amount: exact(balance.text), coin: unitOf(coin) }) : undefined;
  if (spends && query.error && !query.data) return <ReadError query={query} />;
  return (
    <Field
      {...field}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      hint={[limits, available].filter((text) => text !== undefined).join(' · ')}
      error={fieldState.error?.message}
      suffix={
        <>
          <span className="pr-3 text-s font-semibold text-ink-2">{unitOf(coin)}</span>
          {spends && balance && balance.value > 0n ? (
            <FieldAction onClick={() => field.onChange(typedForm(formatAmount(balance.value), language))}>
              {t('wallet.maximum')}
            </FieldAction>
          ) : null}
        </>
      }
    />
  );
}
