import { useEffect, useRef, useState } from 'react';
import { isDirectSession } from '../session/store.ts';
import { forgetPicture, savePicture, readPictures } from './saved-pictures.ts';

/** What has happened to the pictures of one form, one thing after the other. */
const steps = new Map<string, Promise<unknown>>();

function step(key: string, act: () => Promise<unknown>): void {
  const after = (steps.get(key) ?? Promise.resolve()).then(act);
  steps.set(key, after);
}

/** Puts the pictures of a form in the place of those that were kept. */
async function replace(key: string, files: readonly File[]): Promise<void> {
  const old = [...(await readPictures()).keys()].filter((name) => name.startsWith(`${key} `));
  for (const name of old) await forgetPicture(name);
  for (const [index, file] of files.entries()) await savePicture(`${key} ${index}`, file);
}

async function kept(key: string): Promise<readonly File[]> {
  const own = [...(await readPictures())].filter(([name]) => name.startsWith(`${key} `));
  return own.toSorted(([one], [other]) => one.localeCompare(other)).map(([, file]) => file);
}

/**
 * The pictures that are chosen in a form, kept on the device by what the form is about. In a session for another account they are
 * in the memory of the page alone. Rule: app#drafts.
 */
export function usePicturesDraft(
  form: string,
  subject: string,
): readonly [files: readonly File[], change: (files: readonly File[]) => void, forget: () => void] {
  const key = `${form} ${subject}`;
  const [files, setFiles] = useState<readonly File[]>([]);
  const isTouched = useRef(false);
  useEffect(() => {
    if (!isDirectSession()) return undefined;
    let isHere = true;
    step(key, async () => {
      const found = await kept(key);
      if (isHere && !isTouched.current && found.length > 0) setFiles(found);
    });
    return () => void (isHere = false);
  }, [key]);
  const change = (next: readonly File[]) => {
    isTouched.current = true;
    setFiles(next);
    if (isDirectSession()) step(key, () => replace(key, next));
  };
  return [files, change, () => change([])];
}
