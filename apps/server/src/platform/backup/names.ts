import { ArchiveError } from './archive-error.ts';

/** The folders of `DATA_DIR` that a copy holds. Keys lie beside them and are never among them. */
export const COPIED = ['database', 'uploads'] as const;

const PART = /^[\w-][\w.-]{0,127}$/;
const MOST_PARTS = 8;

/** A name that may be written below a folder: no way leads out of it. Folders end with a slash. Throws `ArchiveError`. */
export function requireName(name: string): string {
  const parts = name.replace(/\/$/, '').split('/');
  const isAllowed =
    parts.length <= MOST_PARTS &&
    parts.every((part) => PART.test(part)) &&
    COPIED.some((folder) => folder === parts[0]);
  const isInside = parts.length > 1 || name.endsWith('/');
  if (!isAllowed || !isInside)
    throw new ArchiveError(`the archive has a name that is not allowed: ${JSON.stringify(name)}`);
  return name;
}
