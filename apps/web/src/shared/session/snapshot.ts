/** The local storage key of the snapshot (rule: app#storage). */
const KEY = 'store';
const VERSION = 1;

interface Snapshot {
  version: number;
  user: string;
  state: Record<string, unknown>;
}

/** Saves the allowed fields of the state for one user. Other fields are not saved. */
export function saveSnapshot<S extends object>(
  state: S,
  allowed: readonly (keyof S & string)[],
  user: string,
  storage: Storage = localStorage,
): void {
  const kept = Object.fromEntries(allowed.map((field) => [field, state[field]]));
  storage.setItem(KEY, JSON.stringify({ version: VERSION, user, state: kept } satisfies Snapshot));
}

function parse(text: string | null): Partial<Snapshot> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The saved fields; `undefined` if the snapshot is damaged, of another version or of another user. */
export function loadSnapshot<S extends object>(
  allowed: readonly (keyof S & string)[],
  user: string,
  storage: Storage = localStorage,
): Partial<S> {
  const snapshot = parse(storage.getItem(KEY));
  if (snapshot?.version !== VERSION || snapshot.user !== user) return {};
  const state = Object.entries(snapshot.state ?? {}).filter(([field]) => allowed.includes(field as keyof S & string));
  return Object.fromEntries(state) as Partial<S>;
}

/** Whose snapshot this device has; empty for somebody who has not signed in, `undefined` without one. */
export function snapshotUser(storage: Storage = localStorage): string | undefined {
  return parse(storage.getItem(KEY))?.user;
}

export function clearSnapshot(storage: Storage = localStorage): void {
  storage.removeItem(KEY);
}
