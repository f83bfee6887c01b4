/** The local storage keys that the specification names. */
const KEYS = ['token', 'id', 'userid', 'recode'] as const;
/** The list of the cart; its user is the snapshot's (rule: shop#cart). */
export const GOODS_LIST = 'goodslist';
/** The writes whose outcome was not known when the page was left (rule: app#acts). */
export const ACTS = 'acts';
/** What was typed into forms and not sent (rule: app#drafts). */
export const DRAFTS = 'drafts';
/** The database of pictures whose messages wait for a connection (rule: messages#unsent-messages). */
export const WAITING_PICTURES = 'waiting-pictures';
/** The database of the last answers, for reading without a connection (rule: app#without-a-connection). */
export const LAST_ANSWERS = 'last-answers';

export interface Session {
  token: string;
  id: string;
  userid: string;
  recode: string;
}

export function readToken(storage: Storage = localStorage): string | null {
  return storage.getItem('token');
}

export function readSession(storage: Storage = localStorage): Session {
  const read = (key: string) => storage.getItem(key) ?? '';
  return { token: read('token'), id: read('id'), userid: read('userid'), recode: read('recode') };
}

/** Keeps the referral code that a visitor's address has brought along: registration begins with it. */
export function saveRecode(recode: string, storage: Storage = localStorage): void {
  storage.setItem('recode', recode);
}

export function writeToken(token: string, storage: Storage = localStorage): void {
  storage.setItem('token', token);
}

export function writeSession(session: Session, storage: Storage = localStorage): void {
  for (const key of KEYS) storage.setItem(key, session[key]);
  deleteOnDevice(LAST_ANSWERS);
}

/** Deletes what belongs to one user on this device beside its session and its snapshot. */
export function clearUserData(storage: Storage = localStorage): void {
  for (const key of [GOODS_LIST, ACTS, DRAFTS]) storage.removeItem(key);
  deleteOnDevice(WAITING_PICTURES);
}

/** Deletes a database of this device. Some browsers have none in a private window. */
export function deleteOnDevice(database: string): void {
  globalThis.indexedDB?.deleteDatabase(database);
}

/** Deletes the session, and with it what its user has read, for whatever cause it ends. */
export function clearSession(storage: Storage = localStorage): void {
  for (const key of KEYS) storage.removeItem(key);
  deleteOnDevice(LAST_ANSWERS);
}
