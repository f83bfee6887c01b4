import { Icon } from '@greenhall/ui/display/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../text/texts.ts';

/** The largest size of a voucher, in megabytes (rule: shared#pictures). */
export const MAX_MB = 5;
const JPG_START = [0xff, 0xd8, 0xff];

/** Whether a file is a jpg by its content, and small enough. */
export async function isVoucher(file: File): Promise<boolean> {
  if (file.size > MAX_MB * 1_024 * 1_024) return false;
  const head = new Uint8Array(await file.slice(0, JPG_START.length).arrayBuffer());
  return JPG_START.every((byte, index) => head[index] === byte);
}

/** The picture as a `data:` URL, which the content security policy allows. */
function usePreview(file: File | undefined): string | undefined {
  const [shown, setShown] = useState<{ file: File; url: string }>();
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') setShown({ file, url: reader.result });
    });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return shown?.file === file ? shown?.url : undefined;
}

export interface VoucherFieldProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error: string | undefined;
  onError: (error: string | undefined) => void;
}

/** A picture as proof. It is checked and shown before it is uploaded. */
export function VoucherField({ file, onChange, error, onError }: VoucherFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const fits = await isVoucher(chosen);
    onChange(fits ? chosen : undefined);
    onError(fits ? undefined : t('pay.voucherRule', { max: MAX_MB }));
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-s font-medium text-ink-2">
        {t('pay.voucher')}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/jpeg,.jpg,.jpeg"
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => void take(event.target.files?.[0])}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`grid min-h-24 place-items-center overflow-hidden rounded-control bg-surface-2 text-s font-semibold text-brand-strong peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong ${error ? 'shadow-[inset_0_0_0_1.5px_var(--down)]' : 'shadow-line'}`}
      >
        {preview ? (
          <span className="flex w-full items-center gap-3 p-3">
            <img src={preview} alt={file?.name ?? ''} className="size-20 rounded-small object-cover" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-ink">{file?.name}</span>
              {t('pay.voucherOther')}
            </span>
          </span>
        ) : (
          <span className="flex items-center gap-2">
            <Icon name="image" />
            {t('pay.voucherChoose')}
          </span>
        )}
      </label>
      <p id={`${id}-note`} aria-live="polite" className={`min-h-5 pt-0.5 text-s ${error ? 'text-down' : 'text-ink-2'}`}>
        {error ?? t('pay.voucherHint', { max: MAX_MB })}
      </p>
    </div>
  );
}
