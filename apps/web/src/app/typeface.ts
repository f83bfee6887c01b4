import extended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { onShown, shownNow } from './navigation.ts';

const FAMILY = 'Figtree';
const WEIGHTS = '300 900';
/** The letters of the second file, which is fetched when one of them occurs. */
const EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/**
 * Fetches the typeface of Latin letters and figures, and puts it on when the screen changes next: letters never change under the eyes
 * of who reads them. Without it the faces of the system stay (decision: past/0071-a-face-of-its-own).
 */
export async function bringTypeface(): Promise<void> {
  const face = new FontFace(FAMILY, `url(${latin})`, { weight: WEIGHTS, display: 'optional' });
  const rest = new FontFace(FAMILY, `url(${extended})`, {
    weight: WEIGHTS,
    display: 'optional',
    unicodeRange: EXTENDED,
  });
  await face.load();
  const before = shownNow()?.id;
  const stop = onShown(() => {
    if (shownNow()?.id === before) return;
    stop();
    document.fonts.add(face);
    document.fonts.add(rest);
  });
}
