import { DRAFTS, readSession } from '../session/session.ts';
import { isDirectSession, useStore } from '../session/store.ts';

/** How long what was typed is kept on the device (ms). */
const LIFE = 24 * 3_600_000;
/** Milliseconds after the last change until it is written to the device. */
const PAUSE = 300;

/** Where a draft is kept: on the device, or in the memory of this page alone. */
export type Place = 'device' | 'memory';

interface Entry {
  readonly values: unknown;
  readonly at: number;
}
type Entries = Readonly<Record<string, Entry>>;

/** What is kept in this page alone; of the device's drafts, what is not written yet (`undefined`: it was removed). */
const memory = new Map<string, Entry>();
const unwritten = new Map<string, Entry | undefined>();
/** Whose drafts the page has. */
let owner = readSession().userid;
let timer: ReturnType<typeof setTimeout> | undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntry = (value: unknown): value is Entry => isRecord(value) && typeof value['at'] === 'number';

/** What the device has and of whom; nothing that is damaged or too old. */
function onDevice(now: number): { readonly user: string; readonly forms: Entries } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(DRAFTS) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept['forms'])) return { user: '', forms: {} };
    const entries = Object.entries(kept['forms']).filter((pair): pair is [string, Entry] => isEntry(pair[1]));
    return { user: String(kept['user']), forms: Object.fromEntries(entries.filter(([, { at }]) => now - at < LIFE)) };
  } catch {
    return { user: '', forms: {} };
  }
}

/** What the device has of one account, and nothing of another's. */
function stored(user: string, now: number): Entries {
  const { user: of, forms } = onDevice(now);
  return of === user ? forms : {};
}

/** Writes what has changed since the last time beside what other tabs of the same account have written. */
function write(user: string): void {
  clearTimeout(timer);
  if (user === '' || unwritten.size === 0) return;
  const forms = { ...stored(user, Date.now()), ...Object.fromEntries(unwritten) };
  try {
    put(user, forms);
    unwritten.clear();
  } catch {
    // The storage is full: the page has what was typed as long as it is open.
  }
}

function put(user: string, forms: Readonly<Record<string, Entry | undefined>>): void {
  if (Object.values(forms).some(Boolean)) localStorage.setItem(DRAFTS, JSON.stringify({ user, forms }));
  else localStorage.removeItem(DRAFTS);
}

/** Deletes what the device has kept for longer than a day, also where nobody has come back after a session that expired. */
export function forgetOldDrafts(now: number = Date.now()): void {
  if (localStorage.getItem(DRAFTS) === null) return;
  const { user, forms } = onDevice(now);
  put(user, forms);
}

function forgetAll(): void {
  clearTimeout(timer);
  memory.clear();
  unwritten.clear();
}

/** Forgets what belongs to somebody else than whoever is signed in now, and says who that is. */
function whose(): string {
  const { userid } = readSession();
  if (userid !== '' && userid !== owner) {
    forgetAll();
    owner = userid;
  }
  return userid;
}

useStore.subscribe(({ LoginState, actedBy, returnTo }, before) => {
  if (LoginState === before.LoginState && actedBy === before.actedBy) return;
  if (LoginState && actedBy === before.actedBy) return void whose();
  // A session that expired keeps what its account has typed; a sign-out, and a session for another account, do not.
  if (!LoginState && actedBy === undefined && returnTo?.user === owner && owner !== '') return write(owner);
  forgetAll();
  localStorage.removeItem(DRAFTS);
});
for (const event of ['pagehide', 'beforeunload']) addEventListener(event, () => write(whose()));

const placeOf = (place: Place): Place => (isDirectSession() ? place : 'memory');

/** Keeps what was typed. Passwords, codes and proofs are never kept: the caller leaves them out. Rule: app#drafts. */
export function saveDraft(name: string, values: unknown, place: Place = 'device', now: number = Date.now()): void {
  const user = whose();
  // Whoever is not signed in keeps nothing, and what a form still says after its session ended is nobody's.
  if (user === '') return;
  if (placeOf(place) === 'memory') return void memory.set(name, { values, at: now });
  unwritten.set(name, { values, at: now });
  clearTimeout(timer);
  timer = setTimeout(() => write(whose()), PAUSE);
}

/** Reads what was typed; nothing after a day. */
export function readDraft(name: string, now: number = Date.now()): unknown {
  const user = whose();
  if (user === '') return undefined;
  const entry = memory.get(name) ?? (unwritten.has(name) ? unwritten.get(name) : stored(user, now)[name]);
  return entry && now - entry.at < LIFE ? entry.values : undefined;
}

/** Forgets what was typed, at once and on the device too, such as after it was sent. */
export function forgetDraft(name: string): void {
  const user = whose();
  memory.delete(name);
  if (!isDirectSession()) return;
  unwritten.set(name, undefined);
  write(user);
}
