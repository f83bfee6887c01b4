import type { Settings } from './settings.ts';

/**
 * A named place where the process can be told to die, so that tests see what a kill leaves behind. Does nothing unless
 * the settings name it; they refuse to in live mode.
 */
export function failpoint(settings: Pick<Settings, 'failpoint'>, name: string): void {
  if (settings.failpoint === name) process.kill(process.pid, 'SIGKILL');
}
