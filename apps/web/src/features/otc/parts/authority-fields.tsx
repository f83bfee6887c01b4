import { Switch } from '@greenhall/ui/form/switch';
import { type Control, Controller, type FieldValues, type Path, useWatch } from 'react-hook-form';
import { CodeRequest, type CodeValue } from '../../../shared/forms/code-request.tsx';
import { useMayApprove } from '../../../shared/session/approve.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AccountChoice } from './account-choice.tsx';
import type { Network } from './kinds.ts';

/** What posting and taking ask for besides the order. */
export interface Authority {
  account: string;
  code: CodeValue;
  /** Whether a passkey approves the order, in place of a code and the payment password. */
  byPasskey: boolean;
}

export const NO_AUTHORITY: Authority = { account: '', code: { channel: 'phone', code: '' }, byPasskey: true };

interface AuthorityFieldsProps<V extends FieldValues & Authority> {
  control: Control<V>;
  network: Network;
  role: 'buyer' | 'seller';
  /** Called before the form is left to add an account. */
  onAdd: () => void;
}

/** The account to be used and a code; the payment password follows with the confirmation. */
export function AuthorityFields<V extends FieldValues & Authority>(props: AuthorityFieldsProps<V>) {
  const { control, network, role, onAdd } = props;
  const { t } = useTexts();
  const mayApprove = useMayApprove();
  const byPasskey = useWatch({ control, name: 'byPasskey' as Path<V> }) as boolean;
  return (
    <>
      <Controller
        control={control}
        name={'account' as Path<V>}
        rules={{ validate: (id: string) => id !== '' || t('otc.accountMissing') }}
        render={({ field, fieldState }) => (
          <AccountChoice
            network={network}
            role={role}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            onAdd={onAdd}
          />
        )}
      />
      {role === 'buyer' ? <p className="pb-2 text-s text-ink-2">{t('otc.payAccountNote')}</p> : null}
      {mayApprove ? (
        <Controller
          control={control}
          name={'byPasskey' as Path<V>}
          render={({ field }) => (
            <Switch
              label={t('pay.byPasskey')}
              note={t('pay.byPasskeyNote')}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      ) : null}
      {mayApprove && byPasskey ? null : (
        <Controller
          control={control}
          name={'code' as Path<V>}
          rules={{ validate: ({ code }: CodeValue) => /^\d{6}$/.test(code) || t('code.missing') }}
          render={({ field, fieldState }) => (
            <CodeRequest
              purpose="trade"
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
    </>
  );
}
