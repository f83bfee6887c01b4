import { Form, Input, Typography } from 'antd';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../../kit/proposed.ts';
import { ReasonField } from '../../../kit/reason-field.tsx';
import { useTexts } from '../../../kit/texts.ts';
import type { Parameter } from './kinds.ts';
import { parameterName, quantity } from './words.ts';

interface Typed {
  readonly value: string;
  readonly reason: string;
}

const NUMBER = /^\d+(?:\.\d+)?$/;

/** The value in force and the one that is typed, as the other operator will see them. */
function Difference({ of: { now, unit, min, max } }: { readonly of: Parameter }) {
  const texts = useTexts();
  const typed = (Form.useWatch<string | undefined>('value') ?? '').trim();
  const to = NUMBER.test(typed) ? quantity(texts, typed, unit) : '…';
  const bounds = { min: quantity(texts, min, unit), max: quantity(texts, max, unit) };
  return (
    <div className="mb-4">
      <strong>{[quantity(texts, now.value, unit), to].join(' → ')}</strong>
      <br />
      <Typography.Text type="secondary">
        {`${texts.t('parameters.bounds')}: ${texts.t('parameters.between', bounds)}`}
      </Typography.Text>
    </div>
  );
}

/** Proposes a value of a parameter, with the difference that it makes. */
export function ProposeValue({ of }: { readonly of: Parameter }) {
  const texts = useTexts();
  const { t } = texts;
  const { name, feltBy, now } = of;
  const propose = useAct(
    (write, { value, reason }: Typed) =>
      write('admin.proposeParameter', {
        params: { name },
        body: { value: value.trim(), version: now.version, reason },
      }),
    notifyProposed,
  );
  return (
    <FormButton<Typed>
      label={t('parameters.propose')}
      note={`${parameterName(texts, name)}. ${t(feltBy === 'members' ? 'parameters.noteMembers' : 'parameters.noteOperators')}`}
      okText={t('console.propose')}
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <Form.Item
        name="value"
        label={t('parameters.value')}
        rules={[{ required: true, whitespace: true, message: t('console.required') }, { max: 20 }]}
      >
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Difference of={of} />
      <ReasonField />
    </FormButton>
  );
}
