import { readFileSync, statSync } from 'node:fs';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What a file says that a setting names: its content without the newline that editors and shells put at its end. Blanks
 * belong to the value, because a secret may begin or end with one.
 */
export function readValue(
  path: string,
): { readonly ok: true; readonly value: string } | { readonly ok: false; readonly why: string } {
  try {
    return { ok: true, value: readFileSync(path, 'utf8').replace(/\r?\n$/, '') };
  } catch (error) {
    return { ok: false, why: (error as Error).message };
  }
}

const OF_OTHERS = 0o007;
const OF_GROUP = 0o070;
const ROOT = 0;

/** Whether somebody else than its owner may do something with a file, save the group of root: systemd shows credentials so. */
function isOpen(path: string): boolean {
  try {
    const { mode, gid } = statSync(path);
    return (mode & (gid === ROOT ? OF_OTHERS : OF_OTHERS | OF_GROUP)) !== 0;
  } catch {
    // What cannot be looked at cannot be read either, which is a fault of its own.
    return false;
  }
}

/** The faults of files with secrets that others on the machine may read. Rule: admin#installation. */
export function openSecrets(names: readonly string[], environment: Variables): string[] {
  if (process.platform === 'win32') return [];
  return names.flatMap((name) => {
    const path = environment[`${name}_FILE`];
    if (!path || !isOpen(path)) return [];
    return [`${name}_FILE ${path} is open to others on this machine; close it with: chmod go= '${path}'`];
  });
}
