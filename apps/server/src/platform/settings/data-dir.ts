import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { parseSettings, SettingsError, type Settings } from './settings.ts';

const OTHERS = 0o077;

/** The faults of the data folder, if it exists. It contains secrets, so no other user of the machine may read it. */
export function folderFaults(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  const found = statSync(dataDir);
  if (!found.isDirectory()) return [`DATA_DIR ${dataDir} is not a folder`];
  if (process.platform !== 'win32' && (found.mode & OTHERS) !== 0)
    return [`DATA_DIR ${dataDir} is open to others on this machine; close it with: chmod -R go= '${dataDir}'`];
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    return [`DATA_DIR ${dataDir} cannot be written to`];
  }
  return [];
}

/** The settings of a program that is about to open its data. Throws one `SettingsError` that names every fault. */
export function settingsForStart(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { settings, dataDir, faults } = parseSettings(environment);
  const all = [...faults, ...folderFaults(dataDir)];
  if (!settings || all.length > 0) throw new SettingsError(all.join('\n'));
  return settings;
}
