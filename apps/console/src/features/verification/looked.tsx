import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';

/** Whether something was opened in the present claim, without which nobody approves. */
export function Looked({ is }: { readonly is: boolean }) {
  const { t } = useTexts();
  return (
    <span>
      <ToneTag tone={is ? 'good' : 'waiting'}>
        {t(is ? 'verificationDesk.looked' : 'verificationDesk.notLooked')}
      </ToneTag>
    </span>
  );
}
