import type { Side } from '@greenhall/domain/verification/document';
import { Icon } from '@greenhall/ui/display/icon';
import { useId } from 'react';
import { PictureInput } from '../../../shared/forms/picture-input.tsx';
import { usePreview } from '../../../shared/forms/use-preview.ts';
import { useTexts } from '../../../shared/text/texts.ts';

interface SideFieldProps {
  side: Side;
  file: File | undefined;
  /** The server has one already, which never comes back to this device. */
  isAdded: boolean;
  error: string | undefined;
  onPicture: (picture: File | undefined) => void;
}

/** One of the pictures, shown before it is sent. */
export function SideField({ side, file, isAdded, error, onPicture }: SideFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const preview = usePreview(file);
  const label = t(`verification.side.${side}`);
  const act = t(preview || isAdded ? 'verification.change' : 'verification.choose');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-s font-medium text-ink-2">
        {label}
      </label>
      <PictureInput
        id={id}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onPicture={onPicture}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`grid min-h-24 place-items-center overflow-hidden rounded-control bg-surface-2 p-3 text-s font-semibold text-brand-strong peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong ${error ? 'shadow-[inset_0_0_0_1.5px_var(--down)]' : 'shadow-line'}`}
      >
        {preview ? (
          <img src={preview} alt={label} className="mb-2 max-h-48 w-full rounded-small object-contain" />
        ) : null}
        <span className="flex flex-wrap items-center justify-center gap-2">
          <Icon name={isAdded && !preview ? 'check' : 'image'} />
          {isAdded && !preview ? <span className="text-ink">{t('verification.added')}</span> : null}
          {act}
        </span>
      </label>
      <p id={`${id}-note`} aria-live="polite" className="min-h-5 pt-0.5 text-s text-down">
        {error}
      </p>
    </div>
  );
}
