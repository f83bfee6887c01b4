import { Icon } from '@greenhall/ui/display/icon';
import { useId } from 'react';
import { useTexts } from '../text/texts.ts';
import { PictureInput } from './picture-input.tsx';
import { usePreview } from './use-preview.ts';

export interface VoucherFieldProps {
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  error: string | undefined;
  onError: (error: string | undefined) => void;
}

/** A picture as proof, shown before it is uploaded. */
export function VoucherField({ file, onChange, error, onError }: VoucherFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const preview = usePreview(file);
  const take = (picture: File | undefined) => {
    onChange(picture);
    onError(picture ? undefined : t('pay.voucherRule'));
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-s font-medium text-ink-2">
        {t('pay.voucher')}
      </label>
      <PictureInput
        id={id}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onPicture={take}
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
        {error ?? t('pay.voucherHint')}
      </p>
    </div>
  );
}
