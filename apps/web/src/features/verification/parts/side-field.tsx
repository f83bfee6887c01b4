import type { Side } from '@greenhall/domain/verification/document';
import { Icon } from '@greenhall/ui/display/icon';
import { lazy, Suspense } from 'react';
import { PictureField } from '../../../shared/forms/picture-field.tsx';
import { usePreview } from '../../../shared/forms/use-preview.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Doubt } from './picture-quality.ts';

const DocumentSide = lazy(() => import('@greenhall/ui/drawing/document'));

interface SideFieldProps {
  side: Side;
  file: File | undefined;
  /** The server has one already, which never comes back to this device. */
  isAdded: boolean;
  error: string | undefined;
  /** What may be wrong with the chosen picture. */
  doubts: readonly Doubt[] | undefined;
  onPicture: (picture: File | undefined) => void;
}

/** One of the pictures, shown before it is sent. */
export function SideField({ side, file, isAdded, error, doubts, onPicture }: SideFieldProps) {
  const { t } = useTexts();
  const preview = usePreview(file);
  const label = t(`verification.side.${side}`);
  const act = t(preview || isAdded ? 'verification.change' : 'verification.choose');
  const hint = preview && doubts?.map((doubt) => t(`verification.doubt.${doubt}`)).join(' ');
  return (
    <PictureField label={label} error={error} hint={hint} onPicture={onPicture}>
      {preview ? (
        <img src={preview} alt={label} className="mb-2 max-h-48 w-full rounded-small object-contain" />
      ) : (
        <Suspense fallback={<span className="size-18" />}>
          <DocumentSide side={side} />
        </Suspense>
      )}
      <span className="flex flex-wrap items-center justify-center gap-2">
        <Icon name={isAdded && !preview ? 'check' : 'image'} />
        {isAdded && !preview ? <span className="text-ink">{t('verification.added')}</span> : null}
        {act}
      </span>
    </PictureField>
  );
}
