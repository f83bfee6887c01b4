import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { MyCase } from './kinds.ts';
import { SideFields } from './side-field.tsx';
import { usePictures } from './use-pictures.ts';

/** The pictures that a reviewer asked for, and no others. */
export default function AskedPictures({ of: { asked, present } }: { of: MyCase }) {
  const { t } = useTexts();
  const pictures = usePictures(present);
  const submit = useWrite('verification.submit');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const failure = useErrorText(error);
  const send = async () => {
    if (!pictures.areThere(asked)) return;
    setBusy(true);
    setError(null);
    try {
      await pictures.send(asked);
      await submit.mutateAsync({ body: {} });
    } catch (refused) {
      setError(refused as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card title={t('verification.pictures')} className="flex flex-col gap-3">
      <SideFields sides={asked} pictures={pictures} present={present} />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button wide busy={isBusy} onClick={() => void send()}>
        {t('verification.submit')}
      </Button>
    </Card>
  );
}
