import { type Amount, formatAmount } from '@greenhall/domain/shared/money';
import { Field, FieldAction } from '@greenhall/ui/form/field';
import { type Control, useController, type FieldValues, type Path } from 'react-hook-form';
import { readAmount, typedForm } from '../../../shared/money/amounts.ts';
import { useTexts } from '../../../shared/text/texts.ts';

export interface QuantityFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: Path<V>;
  label: string;
  unit: string;
  hint?: string | undefined;
  /** The figure that one press fills in, with the name of the press. */
  most?: { label: string; value: Amount } | undefined;
  /** What to say where no figure above 0 is typed; of a quantity, unless told otherwise. */
  invalid?: string;
  /** Whether nothing needs to be typed. */
  isOptional?: boolean;
  /** A rule beyond "above 0": the text to show, or nothing when it is kept. */
  rule?: (value: Amount) => string | undefined;
}

/** A quantity or a price as it is typed, judged in place. */
export function QuantityField<V extends FieldValues>(props: QuantityFieldProps<V>) {
  const { control, name, label, unit, hint, most, invalid, isOptional, rule } = props;
  const { t, language } = useTexts();
  const check = (typed: string) => {
    if (isOptional && typed.trim() === '') return true;
    const value = readAmount(typed, language);
    return value === undefined ? (invalid ?? t('otc.quantityRule')) : (rule?.(value) ?? true);
  };
  const { field, fieldState } = useController({ control, name, rules: { validate: check } });
  const fill = (value: Amount) => field.onChange(typedForm(formatAmount(value), language));
  return (
    <Field
      {...field}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      hint={hint}
      error={fieldState.error?.message}
      suffix={
        <>
          <span className="pr-3 text-s font-semibold text-ink-2">{unit}</span>
          {most ? <FieldAction onClick={() => fill(most.value)}>{most.label}</FieldAction> : null}
        </>
      }
    />
  );
}
