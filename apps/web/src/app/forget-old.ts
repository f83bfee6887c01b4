import { withoutOld } from '../features/messages/parts/unsent.ts';
import { forgetOldDrafts } from '../shared/forms/drafts.ts';
import { forgetOldPictures } from '../shared/forms/saved-pictures.ts';
import { forgetOldAnswers } from '../shared/offline/last-answers.ts';
import { ACTS } from '../shared/session/session.ts';
import { loadSnapshot, saveSnapshot, snapshotUser } from '../shared/session/snapshot.ts';
import { type AppState, saveStore, SNAPSHOT_FIELDS, useStore } from '../shared/session/store.ts';

/** What was written to customer service, by whoever is signed in or by a member whose session has expired. */
function forgetOldMessages(now: number): void {
  const { LoginState, unsent } = useStore.getState();
  if (LoginState) {
    if (unsent === undefined) return;
    useStore.setState({ unsent: withoutOld(unsent, true, now) });
    return saveStore();
  }
  const user = snapshotUser();
  if (!user) return;
  const state = loadSnapshot<AppState>(SNAPSHOT_FIELDS, user);
  if (state.unsent !== undefined)
    saveSnapshot({ ...state, unsent: withoutOld(state.unsent, false, now) }, SNAPSHOT_FIELDS, user);
}

/** Deletes from the device what it keeps for a day or for seven, also where nobody opens what would look at it. */
export async function forgetOld(now: number = Date.now()): Promise<void> {
  forgetOldDrafts(now);
  forgetOldMessages(now);
  if (localStorage.getItem(ACTS) !== null)
    await import('../shared/request/acts.ts').then(({ forgetOldActs }) => forgetOldActs(now));
  await forgetOldPictures(now);
  await forgetOldAnswers(now);
}
