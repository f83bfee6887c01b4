import { checkCode, checkPayPassword } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { links } from '../../../shared/page/links.ts';
import { CodeRequest, type CodeValue } from '../../../shared/forms/code-request.tsx';
import { goBack } from '../../../shared/page/history.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { Page } from '../../../shared/page/page.tsx';
import { whileHere } from '../../../shared/request/while-here.ts';
import { placeRefusal, type RefusalPlaces } from '../../../shared/forms/place-refusal.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { NewPassword } from '../password/new-password.tsx';
import { SecretField } from '../password/secret-field.tsx';

interface Form {
  code: CodeValue;
  loginPassword: string;
  password: string;
  again: string;
}

const EMPTY: Form = { code: { channel: 'phone', code: '' }, loginPassword: '', password: '', again: '' };

const PLACES: RefusalPlaces<Form> = {
  codeWrong: 'code',
  originalPasswordWrong: 'loginPassword',
  payPasswordRule: 'password',
  commonPassword: 'password',
  passwordsEqual: 'password',
};

/** A new payment password without the old one: with a code and the login password. */
export default function PayPasswordReset() {
  const { t } = useTexts();
  const form = useForm<Form>({ defaultValues: EMPTY });
  const write = useWrite('identity.resetPayPassword');
  const [error, setError] = useState<unknown>();
  const failure = useErrorText(error);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ code, loginPassword, password }) => {
    setError(undefined);
    const go = whileHere();
    try {
      await write.mutateAsync({ body: { channel: code.channel, code: code.code, loginPassword, password } });
      toast(t('security.passwordSaved'), 'success');
      go(() => goBack(links.security()));
    } catch (cause) {
      if (!(await placeRefusal(form.setError, cause, PLACES))) setError(cause);
    }
  });
  return (
    <Page>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={() => setError(undefined)}
        className="flex flex-col gap-3"
      >
        <Card className="flex flex-col gap-2">
          <Controller
            control={form.control}
            name="code"
            rules={{ validate: ({ code }) => checkCode(code).ok || t('code.missing') }}
            render={({ field, fieldState }) => (
              <CodeRequest
                purpose="resetPay"
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
          <SecretField
            {...form.register('loginPassword', { validate: (text) => text !== '' || t('entry.passwordMissing') })}
            label={t('security.loginNow')}
            error={errors.loginPassword?.message}
          />
          <NewPassword
            form={form}
            label={t('security.payNew')}
            check={(password) => checkPayPassword(password, password === form.getValues('loginPassword'))}
          />
        </Card>
        <Notice tone="warn">{t('security.coolDownNote')}</Notice>
        <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
        <Button type="submit" wide busy={form.formState.isSubmitting}>
          {t('common.save')}
        </Button>
      </form>
    </Page>
  );
}
