import type { Reply } from '@greenhall/client/route-input';
import { Button, Upload } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { useAct } from '../../kit/failure.ts';
import { useTexts } from '../../kit/texts.ts';

export type Picture = Reply<'content.addPicture'>;

/** Uploads a picture, which the server decodes and stores anew. */
export function PictureChoice({ onPicture }: { readonly onPicture: (picture: Picture) => void }) {
  const { t } = useTexts();
  const upload = useAct((write, picture: Blob) => write('content.addPicture', { files: { picture } }).then(onPicture));
  return (
    <>
      <Upload
        accept="image/jpeg"
        showUploadList={false}
        beforeUpload={(file) => {
          upload.mutate(file);
          return false;
        }}
      >
        <Button loading={upload.isPending}>{t('content.choosePicture')}</Button>
      </Upload>
      <ActFailure of={upload} />
    </>
  );
}
