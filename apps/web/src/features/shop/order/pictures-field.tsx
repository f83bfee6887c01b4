import { PICTURE_FIELDS } from '@greenhall/domain/shop/review/review';
import { Icon } from '@greenhall/ui/display/icon';
import { useId, useState } from 'react';
import { PictureInput } from '../../../shared/forms/picture-input.tsx';
import { useTexts } from '../../../shared/text/texts.ts';

interface PicturesFieldProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Up to six pictures, by their names; each can be taken out again. */
export function PicturesField({ files, onChange }: PicturesFieldProps) {
  const { t } = useTexts();
  const id = useId();
  const [error, setError] = useState<string>();
  const add = (picture: File | undefined) => {
    setError(picture ? undefined : t('pay.voucherRule'));
    if (picture) onChange([...files, picture]);
  };
  return (
    <div>
      <span className="mb-1.5 block text-s font-medium text-ink-2">
        {t('orders.pictures', { count: PICTURE_FIELDS.length })}
      </span>
      <ul className="m-0 flex list-none flex-col p-0">
        {files.map((file) => (
          <li key={`${file.name} ${file.lastModified} ${file.size}`} className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-s">{file.name}</span>
            <button
              type="button"
              aria-label={t('shop.remove', { name: file.name })}
              onClick={() => onChange(files.filter((one) => one !== file))}
              className="grid size-11 place-items-center text-ink-2"
            >
              <Icon name="trash" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {files.length < PICTURE_FIELDS.length ? (
        <>
          <PictureInput id={id} aria-describedby={`${id}-note`} onPicture={add} className="peer sr-only" />
          <label
            htmlFor={id}
            className="flex min-h-12 items-center justify-center gap-2 rounded-control bg-surface-2 text-s font-semibold text-brand-strong shadow-line peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong"
          >
            <Icon name="image" />
            {t('pay.voucherChoose')}
          </label>
        </>
      ) : null}
      <p id={`${id}-note`} aria-live="polite" className={`min-h-5 pt-0.5 text-s ${error ? 'text-down' : 'text-ink-2'}`}>
        {error ?? t('pay.voucherHint')}
      </p>
    </div>
  );
}

/** The files under the names that the server knows them by. */
export const namedFiles = (files: readonly File[]): Record<string, File> =>
  Object.fromEntries(files.map((file, index) => [PICTURE_FIELDS[index] ?? '', file]));
