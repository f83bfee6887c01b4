import { DETAILED_REASON } from '@greenhall/domain/members/reason';
import { Form, Input } from 'antd';
import { useTexts } from './texts.ts';

/** The field for the reason of an act, inside a form: never empty, and kept with the act. */
export function ReasonField({
  label,
  isDetailed = false,
  max = 200,
  isLong = false,
  width = '',
}: {
  /** What is asked for, when it is not simply the reason. */
  readonly label?: string;
  /** A member reads it: the label names the fewest characters that count. */
  readonly isDetailed?: boolean;
  readonly max?: number;
  /** Room for some sentences instead of one line. */
  readonly isLong?: boolean;
  /** The class of its width, where it is not as wide as its place. */
  readonly width?: string;
}) {
  const { t } = useTexts();
  const { min } = DETAILED_REASON;
  const shown = isDetailed ? t('console.detailedReason', { min }) : (label ?? t('console.reason'));
  const required = { required: true, whitespace: true, message: isDetailed ? shown : t('console.required') };
  const long = { min, transform: (typed = '') => typed.trim(), message: shown };
  return (
    <Form.Item name="reason" label={shown} rules={[required, ...(isDetailed ? [long] : []), { max }]}>
      {isLong ? <Input.TextArea rows={3} /> : <Input className={width} />}
    </Form.Item>
  );
}
