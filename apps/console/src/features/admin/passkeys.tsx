import type { Reply } from '@greenhall/client/route-input';
import { hasPasskeys } from '../../kit/fresh-code/able.ts';
import { OPERATOR_PASSKEYS } from '@greenhall/domain/admin/passkeys';
import { Alert, Card, Form, Input, Typography } from 'antd';
import { useRef } from 'react';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { makePasskey } from '../../kit/fresh-code/passkey.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';
import { type Proof, ProofFields } from './proof-fields.tsx';

type Begun = Reply<'admin.passkeyOptions'>;
type Row = Reply<'admin.passkeys'>['items'][number];

function RemovePasskey({ id }: { readonly id: string }) {
  const { t, language } = useTexts();
  const remove = useAct((write, typed: Proof) =>
    write('admin.removePasskey', { params: { id }, body: { ...typed, language } }),
  );
  return (
    <FormButton<Proof>
      label={t('ownAccount.removePasskey')}
      note={t('ownAccount.removePasskeyNote')}
      isDanger
      onSend={(typed) => remove.mutateAsync(typed)}
    >
      <ProofFields />
    </FormButton>
  );
}

/** Adds a passkey: the operator proves itself, the device makes it, and the server takes it. */
function AddPasskey() {
  const { t, language } = useTexts();
  // The code is used up by the beginning: whoever closes the device's question and presses again goes on with what was begun.
  const begun = useRef<Begun & { readonly code: string }>(undefined);
  const add = useAct(async (write, { name, ...proof }: Proof & { readonly name: string }) => {
    if (begun.current?.code !== proof.code)
      begun.current = { ...(await write('admin.passkeyOptions', { body: proof })), code: proof.code };
    const { flow, options } = begun.current;
    return write('admin.addPasskey', { body: { flow, name, answer: await makePasskey(options), language } });
  });
  const required = { required: true, message: t('console.required') };
  if (!hasPasskeys()) return <Alert type="info" title={t('ownAccount.passkeysUnsupported')} />;
  return (
    <FormButton<Proof & { readonly name: string }>
      label={t('ownAccount.addPasskey')}
      note={t('ownAccount.addPasskeyNote')}
      onSend={(typed) => add.mutateAsync(typed)}
    >
      <Form.Item name="name" label={t('ownAccount.passkeyName')} rules={[required, { max: 40 }]}>
        <Input />
      </Form.Item>
      <ProofFields />
    </FormButton>
  );
}

/** The operator's passkeys, and how one is added or removed. */
export function Passkeys() {
  const { t } = useTexts();
  const passkeys = useRead('admin.passkeys', {});
  if (!passkeys.data) return <ReadState of={passkeys} />;
  const { items } = passkeys.data;
  return (
    <Card title={t('ownAccount.passkeys')}>
      <ReadFault of={passkeys} />
      <Typography.Paragraph type="secondary">
        {t('ownAccount.passkeysNote', { max: OPERATOR_PASSKEYS })}
      </Typography.Paragraph>
      {items.length === 0 ? (
        <Typography.Paragraph>{t('ownAccount.passkeysNone')}</Typography.Paragraph>
      ) : (
        <div className="mb-4">
          <RowTable<Row>
            rows={items}
            rowKey={({ id }) => id}
            isSmall
            columns={[
              { title: t('ownAccount.passkeyName'), dataIndex: 'name' },
              { title: t('ownAccount.passkeySignsFrom'), render: (_, { signsFrom }) => <Time at={signsFrom} /> },
              { title: t('console.acts'), render: (_, { id }) => <RemovePasskey id={id} /> },
            ]}
          />
        </div>
      )}
      {items.length < OPERATOR_PASSKEYS ? <AddPasskey /> : null}
    </Card>
  );
}
