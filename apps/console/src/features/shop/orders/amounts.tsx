import { AMOUNT_PATTERN, type Amount, parseAmount } from '@greenhall/domain/shared/money';
import { Form, Input } from 'antd';
import { type Texts, useTexts } from '../../../kit/texts.ts';

/** An amount of the wire as it is shown. */
export const inMey = ({ figure }: Texts, value: string): string => `${figure(value)} MEY`;

/** An amount of the wire in micro. Throws for what is none, because the server writes them all alike. */
export function microOf(value: string): Amount<'mey'> {
  const amount = parseAmount<'mey'>(value);
  if (amount === undefined) throw new Error(`no amount: ${value}`);
  return amount;
}

/** The field for an amount in `mey`. */
export function AmountField({
  name,
  label,
  isOptional = false,
}: {
  readonly name: string;
  readonly label: string;
  readonly isOptional?: boolean;
}) {
  const { t } = useTexts();
  const rule = { pattern: AMOUNT_PATTERN, required: !isOptional, message: t('shopDesk.amountRule') };
  return (
    <Form.Item name={name} label={label} rules={[rule]}>
      <Input inputMode="decimal" className="w-50" />
    </Form.Item>
  );
}
