import { checkCode } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { CopyButton } from '@greenhall/ui/display/copy-button';
import { CodeField } from '@greenhall/ui/form/field';
import { Qr } from '@greenhall/ui/display/qr';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { encode } from 'uqr';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

export interface AuthenticatorSetupProps {
  secret: string;
  uri: string;
  onDone: () => void;
}

/** The secret as a picture and as text, and the code that proves it arrived in the app. */
export default function AuthenticatorSetup({ secret, uri, onDone }: AuthenticatorSetupProps) {
  const { t } = useTexts();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const modules = useMemo(() => encode(uri, { border: 0 }).data, [uri]);
  const confirm = useWrite('identity.confirmAuthenticator');
  const failure = useErrorText(confirm.error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(!checkCode(code).ok);
    if (!checkCode(code).ok || confirm.isPending) return;
    confirm.mutate(
      { body: { code } },
      {
        onSuccess: () => {
          toast(t('security.twoStepOn'), 'success');
          onDone();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-1 pb-4">
      <p className="text-s text-ink-2">{t('security.scan')}</p>
      <div className="self-center">
        <Qr modules={modules} label={t('security.qr')} />
      </div>
      <div>
        <p className="text-s text-ink-2">{t('security.secretNote')}</p>
        <p className="num font-semibold break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <CopyButton
          value={secret}
          label={t('common.copy')}
          doneLabel={t('common.copied')}
          failedLabel={t('common.copyFailed')}
        />
      </div>
      <CodeField
        label={t('security.appCode')}
        value={code}
        onChange={setCode}
        error={missing ? t('code.missing') : failure}
      />
      <Button type="submit" wide busy={confirm.isPending}>
        {t('security.turnOn')}
      </Button>
    </form>
  );
}
