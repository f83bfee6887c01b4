import { Form, Input } from 'antd';
import { useTexts } from './texts.ts';

/** The field for the reason of an act, inside a form: never empty, and kept with the act. */
export function ReasonField({
  label,
  min,
  max = 200,
  isLong = false,
  width = '',
}: {
  /** What is asked for, when it is not simply the reason. */
  readonly label?: string;
  /** The fewest characters that count as a reason; the label should name them. */
  readonly min?: number;
  readonly max?: number;
  /** Room for some sentences instead of one line. */
  readonly isLong?: boolean;
  /** The class of its width, where it is not as wide as its place. */
  readonly width?: string;
}) {
  const { t } = useTexts();
  const shown = label ?? t('console.reason');
  const rule = { required: true, whitespace: true, message: min ? shown : t('console.required') };
  return (
    <Form.Item name="reason" label={shown} rules={[min ? { ...rule, min } : rule, { max }]}>
      {isLong ? <Input.TextArea rows={3} /> : <Input className={width} />}
    </Form.Item>
  );
}
