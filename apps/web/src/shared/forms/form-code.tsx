import { checkCode } from '@greenhall/domain/identity/credentials';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { useTexts } from '../text/texts.ts';
import { CodeEntry, type CodeEntryProps } from './code-entry.tsx';

interface FormCodeProps<F extends FieldValues> extends Pick<CodeEntryProps, 'label' | 'send' | 'hint'> {
  form: UseFormReturn<F>;
  name: FieldPathByValue<F, string>;
}

/** The field of a form that takes a code, with the button that sends one. */
export function FormCode<F extends FieldValues>({ form: { control }, name, ...entry }: FormCodeProps<F>) {
  const { t } = useTexts();
  const rules = { validate: (code: string) => checkCode(code).ok || t('code.missing') };
  const { field, fieldState } = useController({ control, name, rules });
  return <CodeEntry {...entry} code={field.value} onCode={field.onChange} error={fieldState.error?.message} />;
}
