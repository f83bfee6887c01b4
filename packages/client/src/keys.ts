/** Gives each write its idempotency key. */
export interface KeyStore {
  /** The key for a write; the same again for the same write until its outcome is known. */
  readonly keyFor: (write: string) => string;
  /** The outcome of the write is known: the next one like it is a new one. */
  readonly settle: (write: string) => void;
}

/** A fresh idempotency key; works on plain http too, where `randomUUID` is missing. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives each write a key of its own, also when it equals an earlier one. */
export const freshKeys: KeyStore = { keyFor: newKey, settle: () => undefined };

/**
 * Keeps the key of each write until its outcome is known, so that a repeat after a lost answer has one effect. One
 * store belongs to one form: opened again, the form means a new write.
 */
export function keptKeys(): KeyStore {
  const kept = new Map<string, string>();
  return {
    keyFor: (write) => {
      const key = kept.get(write) ?? newKey();
      kept.set(write, key);
      return key;
    },
    settle: (write) => void kept.delete(write),
  };
}
