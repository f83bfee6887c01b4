import { AskText } from './ask-text.tsx';
import { useTexts } from './texts.ts';

/** Turns down what another operator or a member asked for, with a reason. */
export function RejectButton({ onReason }: { readonly onReason: (reason: string) => void }) {
  const { t } = useTexts();
  return <AskText danger button={t('console.reject')} label={t('console.reason')} onText={onReason} />;
}
