import { Icon } from '@greenhall/ui/display/icon';
import { useTexts } from '../text/texts.ts';
import { PictureField } from './picture-field.tsx';
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
  const preview = usePreview(file);
  const take = (picture: File | undefined) => {
    onChange(picture);
    onError(picture ? undefined : t('pay.voucherRule'));
  };
  return (
    <PictureField label={t('pay.voucher')} error={error} hint={t('pay.voucherHint')} onPicture={take}>
      {preview ? (
        <span className="flex w-full items-center gap-3">
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
    </PictureField>
  );
}
