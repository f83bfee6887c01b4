import type { Side } from '@greenhall/domain/verification/document';
import { useState } from 'react';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useDoubts } from './use-doubts.ts';

/** The pictures that were chosen and are not sent yet, and what is wrong with them. */
export function usePictures(present: readonly Side[]) {
  const { t } = useTexts();
  const [files, setFiles] = useState<Partial<Record<Side, File>>>({});
  const [errors, setErrors] = useState<Partial<Record<Side, string>>>({});
  const doubts = useDoubts(files);
  const write = useWrite('verification.addPicture');
  const choose = (side: Side, picture: File | undefined) => {
    setFiles((known) => ({ ...known, [side]: picture }));
    setErrors((known) => ({ ...known, [side]: picture ? undefined : t('verification.pictureRule') }));
  };
  /** Marks what is missing; whether nothing is. */
  const areThere = (needed: readonly Side[]): boolean => {
    const missing = needed.filter((side) => !files[side] && !present.includes(side));
    setErrors(Object.fromEntries(missing.map((side) => [side, t('verification.pictureMissing')])));
    return missing.length === 0;
  };
  /** Sends what was chosen, one after the other. */
  const send = async (needed: readonly Side[]) => {
    for (const side of needed) {
      const picture = files[side];
      if (!picture) continue;
      await write.mutateAsync({ body: { side }, files: { picture } });
      setFiles((known) => ({ ...known, [side]: undefined }));
    }
  };
  return { files, errors, doubts, choose, areThere, send };
}
