import type { Translate } from '@greenhall/locales/runtime';
import { toast } from '../../../shared/overlays/overlays.ts';
import { loadTexts, useTexts } from '../../../shared/text/texts.ts';
import { useInstall, useNewVersion } from '../../../shared/version/install.ts';
import { EntryInside, entryClass } from './entry.tsx';
import { VERSION } from './version.ts';

/** Whether this is the latest version; a newer one is offered by the bar at the end of the page. */
async function sayVersion(t: Translate): Promise<void> {
  if (!useNewVersion.getState().isReady) return toast(t('members.latest'));
  await loadTexts('version');
  toast(t('version.ready'));
}

/** The version of the app, and its installation where the browser offers one. */
export function AppEntries() {
  const { t } = useTexts();
  const install = useInstall((state) => state.install);
  return (
    <>
      <li>
        <button type="button" onClick={() => void sayVersion(t)} className={entryClass}>
          <EntryInside icon="refresh" label={t('members.version')} state={VERSION} />
        </button>
      </li>
      {install ? (
        <li>
          <button type="button" onClick={install} className={entryClass}>
            <EntryInside icon="down" label={t('members.install')} state={t('members.installNote')} />
          </button>
        </li>
      ) : null}
    </>
  );
}
