import { Notice } from '@greenhall/ui/page/notice';
import { Button } from '@greenhall/ui/page/button';
import { useRef, useState } from 'react';
import { readClipboard } from '../forms/read-clipboard.ts';
import { useTexts } from '../text/texts.ts';
import { type Invitation, type ScanKind, scannedInvitation, scannedText } from './scanned-text.ts';
import { useCamera } from './use-camera.ts';

export interface ScanBodyProps {
  kind: ScanKind;
  /** The text for the field, and the place if it was an invitation. */
  onScanned: (text: string, invitation: Invitation) => void;
}

/** The text of a code in a picture of the device; `undefined` if the picture has none, or cannot be read. */
async function codeIn(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { detectCode } = await import('./detect.ts');
  return detectCode(picture).finally(() => picture.close());
}

/** A picture of the device in place of the camera. */
function FromPicture({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [hasNone, setHasNone] = useState(false);
  const [busy, setBusy] = useState(false);
  const read = async (chosen: HTMLInputElement) => {
    const file = chosen.files?.[0];
    // The same picture can be chosen again.
    chosen.value = '';
    if (!file) return;
    setHasNone(false);
    setBusy(true);
    const text = await codeIn(file).catch(() => undefined);
    setBusy(false);
    if (text === undefined) setHasNone(true);
    else onCode(text);
  };
  return (
    <>
      <div aria-live="polite">{hasNone ? <Notice tone="warn">{t('scan.nothing')}</Notice> : null}</div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-scan
        onChange={(event) => void read(event.currentTarget)}
      />
      <Button kind="ghost" wide busy={busy} onClick={() => input.current?.click()}>
        {t('scan.picture')}
      </Button>
    </>
  );
}

/** The camera, and what else there is to fill the field in. */
export default function ScanBody({ kind, onScanned }: ScanBodyProps) {
  const { t } = useTexts();
  const onCode = (text: string) => onScanned(scannedText(kind, text), scannedInvitation(text));
  const { video, state } = useCamera(onCode);
  const hasCamera = state === 'starting' || state === 'looking';
  const paste = async () => {
    const text = await readClipboard();
    if (text) onCode(text);
  };
  return (
    <div className="flex flex-col gap-3 pb-2">
      {hasCamera ? (
        <>
          <div className="relative mx-auto aspect-square w-full max-w-75 overflow-hidden rounded-card bg-teal-900">
            <video ref={video} muted playsInline aria-hidden className="size-full object-cover" />
            <div aria-hidden className="absolute inset-8 rounded-card border-2 border-white/80" />
          </div>
          <p role="status" className="text-center text-s text-ink-2">
            {t(state === 'looking' ? 'scan.aim' : 'scan.starting')}
          </p>
        </>
      ) : (
        <div role="status">
          <Notice tone="warn">{t(state === 'refused' ? 'scan.refused' : 'scan.missing')}</Notice>
        </div>
      )}
      <FromPicture onCode={onCode} />
      <Button kind="ghost" wide onClick={() => void paste()}>
        {t('scan.paste')}
      </Button>
    </div>
  );
}
