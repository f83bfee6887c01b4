export interface HandOff {
  code: string;
  id: string;
  userid: string;
  recode: string;
}

/**
 * Removes the hand-off from the URL, whoever is signed in, because a code in the URL would be kept in the history and
 * visible on the screen.
 */
export function takeHandOff(
  { search, pathname, hash }: Pick<Location, 'search' | 'pathname' | 'hash'>,
  history: Pick<History, 'replaceState'>,
): HandOff | undefined {
  const handOff = handOffOf(search);
  if (handOff) history.replaceState(null, '', pathname + hash);
  return handOff;
}

/** The hand-off in the address, if there is one: `?action=login&t=…` before the `#`. */
function handOffOf(search: string): HandOff | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('t');
  if (query.get('action') !== 'login' || !code) return undefined;
  const read = (name: string) => query.get(name) ?? '';
  return { code, id: read('id'), userid: read('userid'), recode: read('recode') };
}
