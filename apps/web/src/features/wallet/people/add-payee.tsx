import { PAYEE_LABEL } from '@greenhall/domain/wallet/payees';
import { Field } from '../../../shared/forms/field.tsx';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

interface Form {
  payee: string;
  label: string;
}

/** Saves a payee by its username, before anything was sent to it. */
export function AddPayee() {
  const { t } = useTexts();
  const form = useForm<Form>({ defaultValues: { payee: '', label: '' } });
  const forget = useFormDraft(form, 'wallet.payee.add');
  const write = useWrite('wallet.savePayee');
  const failure = useErrorText(write.error);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ payee, label }) => {
    try {
      await write.mutateAsync({ body: { payee: payee.trim(), label: label.trim() } });
    } catch {
      // The form says why.
      return;
    }
    forget();
    form.reset();
    toast(t('people.kept'), 'success');
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void submit(event);
      }}
      className="flex flex-col gap-3"
    >
      <Field
        {...form.register('payee', { validate: (name) => name.trim() !== '' || t('wallet.payeeMissing') })}
        label={t('wallet.payeeName')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        longest={64}
        error={errors.payee?.message}
      />
      <Field
        {...form.register('label', { validate: (label) => label.trim() !== '' || t('people.labelMissing') })}
        label={t('people.label')}
        autoComplete="off"
        longest={PAYEE_LABEL}
        hint={t('people.labelHint')}
        error={errors.label?.message}
      />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button type="submit" kind="ghost" busy={write.isPending}>
        {t('common.save')}
      </Button>
    </form>
  );
}
