export interface HandOff {
  code: string;
  id: string;
  userid: string;
  recode: string;
}

/** The hand-off in the address, if there is one: `?action=login&t=…` before the `#`. */
export function handOffOf(search: string): HandOff | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('t');
  if (query.get('action') !== 'login' || !code) return undefined;
  const read = (name: string) => query.get(name) ?? '';
  return { code, id: read('id'), userid: read('userid'), recode: read('recode') };
}
