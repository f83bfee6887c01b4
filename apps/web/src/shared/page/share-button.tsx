import { Button } from '@greenhall/ui/page/button';
import { toast } from '../overlays/overlays.ts';
import { useTexts } from '../text/texts.ts';

/** How long it is said that a text was copied, by which nothing has changed: the default of toasts (rule: app#defaults). */
const COPIED_MS = 1500;

const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the share sheet of the device, or copies the text where there is none. */
export function useShare(): (text: string) => Promise<void> {
  const { t } = useTexts();
  return async (text) => {
    try {
      if ('share' in navigator) await navigator.share({ text });
      else {
        await (navigator as Navigator).clipboard.writeText(text);
        toast(t('common.copied'), 'success', COPIED_MS);
      }
    } catch (error) {
      if (!isDismissed(error)) toast(t('request.unknown'), 'error');
    }
  };
}

/** Shares a text by a press. */
export function ShareButton({ text, label }: { text: string; label: string }) {
  const share = useShare();
  return (
    <Button kind="ghost" onClick={() => void share(text)}>
      {label}
    </Button>
  );
}
