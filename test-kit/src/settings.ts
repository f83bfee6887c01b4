import { parseSettings, type Settings, SettingsError } from '@greenhall/server/platform/settings/settings';

/** Reads an environment, for tests. Throws one `SettingsError` that names every fault. */
export function readSettings(environment: Parameters<typeof parseSettings>[0]): Settings {
  const { settings, faults } = parseSettings(environment);
  if (!settings) throw new SettingsError(faults.join('\n'));
  return settings;
}
