import { checkCode } from '@greenhall/domain/identity/credentials';
import { CodeField } from '@greenhall/ui/form/field';
import { CodeRequest, type CodeValue } from '../../../shared/forms/code-request.tsx';
import { useTexts } from '../../../shared/text/texts.ts';

/** What a new second factor is proved by besides the payment password, as the server asks for it. */
export function proofOf({ channel, code }: CodeValue, hasAuthenticator: boolean) {
  return hasAuthenticator ? { code } : { code, codeChannel: channel };
}

export const isProved = ({ code }: CodeValue): boolean => checkCode(code).ok;

export interface FactorProofProps {
  hasAuthenticator: boolean;
  value: CodeValue;
  onChange: (value: CodeValue) => void;
}

/** The code for adding a second factor: of the authenticator that is there, else sent to the bound phone or e-mail. */
export function FactorProof({ hasAuthenticator, value, onChange }: FactorProofProps) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-3">
      {hasAuthenticator ? (
        <CodeField label={t('security.appCode')} value={value.code} onChange={(code) => onChange({ ...value, code })} />
      ) : (
        <CodeRequest purpose="secondFactor" value={value} onChange={onChange} />
      )}
      <p className="text-s text-ink-2">{t('security.addingNote')}</p>
    </div>
  );
}
