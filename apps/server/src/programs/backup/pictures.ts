import { join } from 'node:path';
import { bringPicturesBack } from '../../platform/backup/kept-pictures.ts';
import { openReadOnly } from '../../platform/database/open.ts';
import { openLog } from '../../platform/logs/log.ts';
import { settingsForStart } from '../../platform/settings/data-dir.ts';
import { StartError } from '../../platform/start-error.ts';
import { missingPictures } from './restored.ts';

/** Brings pictures back from their encrypted copies, and says which are missing then that rows name. */
export async function restorePictures(): Promise<string> {
  const settings = settingsForStart(process.env);
  const { backupKey, picturesBackup: copies, dataDir } = settings;
  if (!backupKey || !copies) throw new StartError('PICTURES_BACKUP and BACKUP_KEY are not set: there are no copies');
  const back = await bringPicturesBack({ uploads: join(dataDir, 'uploads'), copies }, backupKey);
  const { db, close } = await openReadOnly(settings, openLog('warn'));
  try {
    const missing = await missingPictures(db, dataDir);
    return `${back} pictures are back; ${missing ?? 'none is missing'}`;
  } finally {
    await close();
  }
}
