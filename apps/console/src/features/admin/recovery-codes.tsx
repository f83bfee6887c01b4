import { Alert, Card, Typography } from 'antd';
import { useState } from 'react';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { type Proof, ProofFields } from './proof-fields.tsx';

/** Recovery codes, the one time that they are shown; there are none where the first answer was lost. */
export function ShownRecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTexts();
  if (codes.length === 0) return <Alert type="warning" showIcon title={t('ownAccount.recoveryLost')} />;
  return (
    <>
      <Alert type="warning" showIcon title={t('ownAccount.recoveryShown')} className="mb-3" />
      <Typography.Paragraph copyable={{ text: codes.join('\n') }}>
        {codes.map((code) => (
          <Typography.Text key={code} code className="block">
            {code}
          </Typography.Text>
        ))}
      </Typography.Paragraph>
    </>
  );
}

/** How many of the operator's recovery codes are left, and how new ones are made. */
export function RecoveryCodes() {
  const { t, language } = useTexts();
  const kept = useRead('admin.recoveryCodes', {});
  const [made, setMade] = useState<readonly string[]>();
  const make = useAct((write, typed: Proof) =>
    write('admin.makeRecoveryCodes', { body: { ...typed, language } }).then(({ recoveryCodes }) =>
      setMade(recoveryCodes),
    ),
  );
  if (!kept.data) return <ReadState of={kept} />;
  return (
    <Card title={t('ownAccount.recovery')}>
      <ReadFault of={kept} />
      <Typography.Paragraph type="secondary">{t('ownAccount.recoveryNote')}</Typography.Paragraph>
      <Typography.Paragraph>{t('ownAccount.recoveryLeft', { count: kept.data.left })}</Typography.Paragraph>
      {made ? <ShownRecoveryCodes codes={made} /> : null}
      <FormButton<Proof>
        label={t('ownAccount.makeRecovery')}
        note={t('ownAccount.makeRecoveryNote')}
        onSend={(typed) => make.mutateAsync(typed)}
      >
        <ProofFields />
      </FormButton>
    </Card>
  );
}
