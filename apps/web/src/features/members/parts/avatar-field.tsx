import { Avatar } from '@greenhall/ui/display/avatar';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useEffect, useId, useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { pictureUrl } from '../../../shared/forms/picture.ts';

const MEGABYTE = 1024 * 1024;
const MAX = 5;
const MEGAPIXELS = 16;

/** The chosen file and a local address for it, which is given back when another is chosen or the screen is left. */
function useChosen() {
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.url) : undefined), [chosen]);
  const choose = (file: File | undefined) => setChosen(file && { file, url: URL.createObjectURL(file) });
  return { chosen, choose };
}

/** The picture: chosen, looked at, then sent. */
export function AvatarField({ name, avatar }: { name: string; avatar: string }) {
  const { t } = useTexts();
  const id = useId();
  const { chosen, choose } = useChosen();
  const [broken, setBroken] = useState(false);
  const write = useWrite('members.setAvatar');
  const failure = useErrorText(write.error);
  const take = (file: File | undefined) => {
    if (!file) return;
    const fits = file.type === 'image/jpeg' && file.size <= MAX * MEGABYTE;
    setBroken(!fits);
    write.reset();
    choose(fits ? file : undefined);
  };
  const save = () => {
    if (!chosen) return;
    write.mutate(
      { files: { avatar: chosen.file } },
      {
        onSuccess: () => {
          choose(undefined);
          toast(t('members.saved'), 'success');
        },
      },
    );
  };
  const problem = broken ? t('imageRule', { max: MAX, pixels: MEGAPIXELS }) : failure;
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} src={chosen?.url ?? pictureUrl(avatar)} size={72} />
        <div className="min-w-0 flex-1">
          <label
            htmlFor={id}
            className={`${buttonClass('ghost', true)} has-focus-visible:outline-2 has-focus-visible:outline-brand-strong`}
          >
            {t('members.choosePicture')}
            <input
              id={id}
              type="file"
              accept="image/jpeg"
              className="sr-only"
              onChange={(event) => {
                take(event.target.files?.[0]);
                event.target.value = '';
              }}
            />
          </label>
          <p className="mt-1 text-s text-ink-2">{t('members.pictureNote', { max: MAX })}</p>
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
