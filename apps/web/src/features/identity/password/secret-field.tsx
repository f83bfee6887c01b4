import { PasswordField, type PasswordFieldProps } from '@greenhall/ui/form/field';
import { useTexts } from '../../../shared/text/texts.ts';

/** A password field with the shared words for showing and hiding. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useTexts();
  return <PasswordField {...props} showLabel={t('common.showPassword')} hideLabel={t('common.hidePassword')} />;
}
