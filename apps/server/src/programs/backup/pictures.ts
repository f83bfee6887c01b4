import { bringPicturesBack } from '../../platform/backup/picture-copies.ts';
import { openReadOnly } from '../../platform/database/open.ts';
import { acceptStore } from '../../platform/files/own-store.ts';
import { openStore } from '../../platform/files/open.ts';
import { openLog } from '../../platform/logs/log.ts';
import { settingsForStart } from '../../platform/settings/data-dir.ts';
import { StartError } from '../../platform/start-error.ts';
import { missingPictures } from './restored.ts';

/** Brings pictures back from their encrypted copies, and says which are missing then that rows name. */
export async function restorePictures(): Promise<string> {
  const settings = settingsForStart(process.env);
  const { backupKey, picturesBackup: copies } = settings;
  if (!backupKey || !copies) throw new StartError('PICTURES_BACKUP and BACKUP_KEY are not set: there are no copies');
  const store = openStore(settings);
  const back = await bringPicturesBack({ store, copies }, backupKey);
  const { db, close } = await openReadOnly(settings, openLog('warn'));
  try {
    // Where all were lost, the mark of the installation was, too.
    await acceptStore(db, store);
    const missing = await missingPictures(db, store);
    return `${back} pictures are back; ${missing ?? 'none is missing'}`;
  } finally {
    await close();
  }
}
