import { Alert } from 'antd';
import { failureText } from './failure.ts';
import { useTexts } from './texts.ts';

/** Says why an act failed, where it was pressed, until it is pressed again. Pressing it again is how it is tried again. */
export function ActFailure({ of: { error } }: { readonly of: { readonly error: unknown } }) {
  const texts = useTexts();
  if (!error) return null;
  return (
    <Alert type="error" showIcon role="alert" title={failureText(texts, error)} className="max-w-full shrink-0 my-2" />
  );
}
