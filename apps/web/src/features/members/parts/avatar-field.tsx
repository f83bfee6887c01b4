import { Avatar } from '@greenhall/ui/display/avatar';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useId, useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { pictureUrl } from '../../../shared/forms/picture.ts';
import { PictureInput } from '../../../shared/forms/picture-input.tsx';
import { usePreview } from '../../../shared/forms/use-preview.ts';

/** The picture: chosen, looked at, then sent. */
export function AvatarField({ name, avatar }: { name: string; avatar: string }) {
  const { t } = useTexts();
  const id = useId();
  const [chosen, setChosen] = useState<File>();
  const preview = usePreview(chosen);
  const [broken, setBroken] = useState(false);
  const write = useWrite('members.setAvatar');
  const failure = useErrorText(write.error);
  const take = (picture: File | undefined) => {
    setBroken(!picture);
    write.reset();
    setChosen(picture);
  };
  const save = () => {
    if (!chosen) return;
    write.mutate(
      { files: { avatar: chosen } },
      {
        onSuccess: () => {
          setChosen(undefined);
          toast(t('members.saved'), 'success');
        },
      },
    );
  };
  const problem = broken ? t('members.pictureBroken') : failure;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={preview ?? pictureUrl(avatar)} size={72} />
        <div className="min-w-0 flex-1">
          <label
            htmlFor={id}
            className={`${buttonClass('ghost', true)} has-focus-visible:outline-2 has-focus-visible:outline-brand-strong`}
          >
            {t('members.choosePicture')}
            <PictureInput id={id} onPicture={take} className="sr-only" />
          </label>
          <p className="mt-1 text-s text-ink-2">{t('members.pictureNote')}</p>
        </div>
      </div>
      <div aria-live="polite">{problem ? <Notice tone="down">{problem}</Notice> : null}</div>
      {chosen ? (
        <Button wide busy={write.isPending} onClick={save}>
          {t('members.savePicture')}
        </Button>
      ) : null}
    </Card>
  );
}
