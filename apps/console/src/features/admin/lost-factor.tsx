import { Form, Input } from 'antd';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';

interface Typed {
  readonly email?: string;
  readonly reason: string;
}

/** Proposes a new authenticator for an operator who has lost its own. An operator without an address is given one for the link. */
export function LostFactor({ id, email }: { readonly id: string; readonly email: string | null }) {
  const { t, language } = useTexts();
  const propose = useAct(
    (write, typed: Typed) => write('admin.proposeFactorLink', { params: { id }, body: { ...typed, language } }),
    notifyProposed,
  );
  const required = { required: true, whitespace: true, message: t('console.required') };
  return (
    <FormButton<Typed>
      label={t('operators.lostFactor')}
      note={t('operators.lostFactorNote')}
      okText={t('console.propose')}
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      {email === null ? (
        <Form.Item name="email" label={t('console.email')} rules={[required, { max: 120 }]}>
          <Input type="email" autoComplete="off" />
        </Form.Item>
      ) : null}
      <ReasonField />
    </FormButton>
  );
}
