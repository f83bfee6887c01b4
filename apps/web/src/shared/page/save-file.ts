import { loadingToast } from '../overlays/overlays.ts';
import { texts } from '../text/texts.ts';

/** Saves a file on the person's device. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves a file once it has come, and says so long that it is on its way. */
export async function saveWhenReady(file: Promise<Blob>, name: string): Promise<void> {
  const hide = loadingToast(texts().t('state.loading'));
  try {
    saveFile(await file, name);
  } finally {
    hide();
  }
}
