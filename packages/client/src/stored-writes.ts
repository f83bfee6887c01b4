import type { ActsOptions, PendingWrite } from './pending-writes.ts';

/** Keeps in the local storage what a reload would lose of acts whose outcome is not known. */
export function storedWrites(name: string, mayKeep: () => boolean = () => true): ActsOptions['keep'] {
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
        return Array.isArray(kept) ? (kept as readonly PendingWrite[]) : [];
      } catch {
        return [];
      }
    },
    write: (kept) => {
      if (kept.length === 0) return localStorage.removeItem(name);
      if (!mayKeep()) return;
      try {
        localStorage.setItem(name, JSON.stringify(kept));
      } catch {
        // A full device must not keep anybody from acting: what is kept helps only after a reload.
      }
    },
  };
}
