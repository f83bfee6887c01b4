export interface HandOff {
  code: string;
  id: string;
  userid: string;
  recode: string;
}

/** What a hand-off brings in the query. */
const NAMES = ['action', 't', 'id', 'userid', 'recode'] as const;

/**
 * The hand-off in the URL, if there is one: `?action=login&t=…` before the `#`. Its values are removed from the URL in
 * every case, whoever is signed in and whatever is missing, because a code in the URL would be kept in the history and
 * visible on the screen.
 */
export function takeHandOff(
  { search, pathname, hash }: Pick<Location, 'search' | 'pathname' | 'hash'>,
  history: Pick<History, 'replaceState' | 'state'>,
): HandOff | undefined {
  const query = new URLSearchParams(search);
  const [action, code, id, userid, recode] = NAMES.map((name) => query.get(name) ?? '');
  if (!NAMES.some((name) => query.has(name))) return undefined;
  for (const name of NAMES) query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`) + hash);
  if (action !== 'login' || !code) return undefined;
  return { code, id: id ?? '', userid: userid ?? '', recode: recode ?? '' };
}
