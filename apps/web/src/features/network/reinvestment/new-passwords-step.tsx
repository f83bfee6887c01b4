import { useOverlayEntry } from '@greenhall/ui/overlay/entry';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeRequest } from '../../../shared/forms/code-request.tsx';
import { placeRefusal } from '../../../shared/forms/place-refusal.ts';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { PASSWORD_PLACES } from './account-form.ts';
import { CodePart, NewPasswords, NO_PASSWORDS, type PasswordForm } from './new-passwords.tsx';

interface StepProps {
  account: { readonly id: string; readonly userid: string };
  onBack: () => void;
  onDone: () => void;
}

/** The main account gives one of its further accounts new passwords: what they are, the code, then its payment password. */
export function NewPasswordsStep({ account, onBack, onDone }: StepProps) {
  const { t } = useTexts();
  useOverlayEntry(true, onBack);
  const [paying, setPaying] = useState(false);
  const form = useForm<PasswordForm>({ defaultValues: NO_PASSWORDS });
  const write = useWrite('network.setNodePasswords', account.id);
  useBringPayStep();
  const pay = async (payPassword: string) => {
    const { password, newPayPassword, code } = form.getValues();
    const body = { password, newPayPassword, payPassword, codeChannel: code.channel, code: code.code };
    try {
      await write.mutateAsync({ params: { id: account.id }, body });
    } catch (cause) {
      if (!(await placeRefusal(form.setError, cause, PASSWORD_PLACES))) throw cause;
      setPaying(false);
      return;
    }
    toast(t('stock.futouPasswordsSet'), 'success');
    onDone();
  };
  if (paying)
    return (
      <PayStep
        items={[{ label: t('stock.futouSetPasswords'), value: account.userid }]}
        onBack={() => setPaying(false)}
        pay={pay}
      />
    );
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => setPaying(true))(event)}
      className="flex flex-col gap-2 pt-2 pb-4"
    >
      <Button kind="text" className="self-start" onClick={onBack}>
        {t('common.back')}
      </Button>
      <Notice tone="warn">{t('stock.futouSetPasswordsNote')}</Notice>
      <NewPasswords form={form} label={t('stock.futouNewPassword')} payLabel={t('stock.futouNewPayPassword')} />
      <CodePart form={form}>{(asked) => <CodeRequest purpose="nodePasswords" {...asked} />}</CodePart>
      <Button type="submit" wide>
        {t('common.next')}
      </Button>
    </form>
  );
}
