import { closeSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Another process has the same embedded data open. */
export class DirectoryInUseError extends StartError {
  override name = 'DirectoryInUseError';
  constructor(directory: string, pid: number) {
    super(
      `the data in ${directory} is already open in process ${pid}; stop that one first, or set DATA_DIR or DATABASE_URL`,
    );
  }
}

/** A killed process leaves its lock file behind. The start time shows whether the process id was reused. */
function identityOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${pid} ${afterName[19]}`;
  } catch {
    try {
      process.kill(pid, 0);
      return `${pid} -`;
    } catch {
      return undefined;
    }
  }
}

/** Locks a folder for this process and returns the function that unlocks it. Throws `DirectoryInUseError`. */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, 'greenhall.lock');
  for (;;) {
    try {
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, identityOf(process.pid) ?? `${process.pid} -`);
      closeSync(file);
      return () => unlinkSync(path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      removeWhenStale(path, directory);
    }
  }
}

function removeWhenStale(path: string, directory: string): void {
  const holder = readFileSync(path, 'utf8').trim();
  const pid = Number.parseInt(holder, 10);
  if (pid > 0 && identityOf(pid) === holder) throw new DirectoryInUseError(directory, pid);
  unlinkSync(path);
}
