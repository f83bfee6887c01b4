import { forgetOldPictures } from '../features/messages/parts/kept-pictures.ts';
import { forgetOldDrafts } from '../shared/forms/drafts.ts';
import { ACTS } from '../shared/session/session.ts';

/** Deletes from the device what it keeps for a day, also where nobody opens what would look at it. */
export async function forgetOld(): Promise<void> {
  forgetOldDrafts();
  if (localStorage.getItem(ACTS) !== null) await import('../shared/request/acts.ts');
  await forgetOldPictures();
}
