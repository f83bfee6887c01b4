export interface HandOff {
  code: string;
  id: string;
  userid: string;
  recode: string;
}

/**
 * Takes the hand-off out of the address, whoever is signed in: a code that stays there is kept by the history and is shown
 * to whoever looks at the screen.
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
