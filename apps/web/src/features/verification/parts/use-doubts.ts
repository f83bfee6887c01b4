import type { Side } from '@greenhall/domain/verification/document';
import { useEffect, useState } from 'react';
import type { Doubts } from './judge-pictures.ts';

/** What may be wrong with each of the chosen pictures. They are judged here and leave the device only when they are sent. */
export function useDoubts(files: Partial<Record<Side, File>>): Doubts {
  const [doubts, setDoubts] = useState<Doubts>({});
  useEffect(() => {
    let isOld = false;
    import('./judge-pictures.ts')
      .then(({ judgePictures }) => judgePictures(files))
      .then(
        (found) => isOld || setDoubts(found),
        // Without the code nothing is said; the pictures are sent all the same.
        () => undefined,
      );
    return () => {
      isOld = true;
    };
  }, [files]);
  return doubts;
}
