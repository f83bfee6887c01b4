import type { RefusalName } from '@greenhall/domain/shared/codes';
import { refuse, type Result } from '@greenhall/domain/shared/result';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { links } from '../../../shared/page/links.ts';
import { goBack } from '../../../shared/page/history.ts';
import { whileHere } from '../../../shared/request/while-here.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { placeRefusal } from '../../../shared/forms/place-refusal.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { NewPassword } from './new-password.tsx';
import { SecretField } from './secret-field.tsx';

interface Form {
  original: string;
  password: string;
  again: string;
}

const AT_ORIGINAL: readonly RefusalName[] = ['originalPasswordWrong', 'payPasswordWrong'];
const AT_NEW: readonly RefusalName[] = [
  'passwordRule',
  'payPasswordRule',
  'commonPassword',
  'passwordsEqual',
  'passwordUnchanged',
];
const PLACES = Object.fromEntries([
  ...AT_ORIGINAL.map((name) => [name, 'original'] as const),
  ...AT_NEW.map((name) => [name, 'password'] as const),
]);

export interface ChangePasswordProps {
  route: 'identity.changeLoginPassword' | 'identity.changePayPassword';
  originalLabel: string;
  newLabel: string;
  note: string;
  check: (password: string) => Result<unknown>;
}

/** The old password once and the new one twice. */
export function ChangePassword({ route, originalLabel, newLabel, note, check }: ChangePasswordProps) {
  const { t } = useTexts();
  const form = useForm<Form>({ defaultValues: { original: '', password: '', again: '' } });
  const write = useWrite(route);
  const [error, setError] = useState<unknown>();
  const failure = useErrorText(error);
  const submit = form.handleSubmit(async ({ original, password }) => {
    setError(undefined);
    const go = whileHere();
    try {
      await write.mutateAsync({ body: { original, password } });
      toast(t('security.passwordSaved'), 'success');
      go(() => goBack(links.security()));
    } catch (cause) {
      if (!(await placeRefusal(form.setError, cause, PLACES))) setError(cause);
    }
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      onChange={() => setError(undefined)}
      className="flex flex-col gap-3"
    >
      <Card className="flex flex-col gap-2">
        <SecretField
          {...form.register('original', { validate: (text) => text !== '' || t('security.originalMissing') })}
          label={originalLabel}
          autoComplete={route === 'identity.changeLoginPassword' ? 'current-password' : 'off'}
          error={form.formState.errors.original?.message}
        />
        <NewPassword
          form={form}
          label={newLabel}
          check={(password) =>
            password !== '' && password === form.getValues('original') ? refuse('passwordUnchanged') : check(password)
          }
        />
      </Card>
      <Notice tone="warn">{note}</Notice>
      <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        {t('common.save')}
      </Button>
    </form>
  );
}
