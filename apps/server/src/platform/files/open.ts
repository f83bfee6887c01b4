import type { Settings } from '../settings/settings.ts';
import { localFiles } from './local.ts';
import { s3Files } from './s3.ts';
import type { FileStore } from './store.ts';

/** The store of files that the settings name. */
export const openStore = ({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): FileStore =>
  s3 ? s3Files(s3) : localFiles(dataDir);
