import { toast } from '../overlays/overlays.ts';
import { texts } from '../text/texts.ts';

/** The text that the person has copied, without spaces around it; `undefined`, and a message, if it cannot be read. */
export async function readClipboard(): Promise<string | undefined> {
  try {
    const text = (await navigator.clipboard.readText()).trim();
    if (text !== '') return text;
  } catch {
    // The browser or the person does not allow it.
  }
  toast(texts().t('pay.pasteFailed'), 'error');
  return undefined;
}
