import type { Side } from '@greenhall/domain/verification/document';
import { Icon } from '@greenhall/ui/display/icon';
import { lazy, Suspense } from 'react';
import { PictureField } from '../../../shared/forms/picture-field.tsx';
import { usePreview } from '../../../shared/forms/use-preview.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { usePictures } from './use-pictures.ts';

const DocumentSide = lazy(() => import('@greenhall/ui/drawing/document'));

type Pictures = ReturnType<typeof usePictures>;

interface SideFieldProps {
  side: Side;
  pictures: Pictures;
  /** The server has one already, which never comes back to this device. */
  isAdded: boolean;
}

/** One of the pictures, shown before it is sent. */
function SideField({ side, pictures, isAdded }: SideFieldProps) {
  const { t } = useTexts();
  const preview = usePreview(pictures.files[side]);
  const label = t(`verification.side.${side}`);
  const act = t(preview || isAdded ? 'verification.change' : 'verification.choose');
  const hint = preview && pictures.doubts[side]?.map((doubt) => t(`verification.doubt.${doubt}`)).join(' ');
  return (
    <PictureField
      label={label}
      error={pictures.errors[side]}
      hint={hint}
      onPicture={(picture) => pictures.choose(side, picture)}
    >
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

interface SideFieldsProps {
  sides: readonly Side[];
  pictures: Pictures;
  /** Those that the server has. */
  present: readonly Side[];
}

/** The pictures that are needed. */
export const SideFields = ({ sides, pictures, present }: SideFieldsProps) =>
  sides.map((side) => <SideField key={side} side={side} pictures={pictures} isAdded={present.includes(side)} />);
