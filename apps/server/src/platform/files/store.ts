import type { Readable } from 'node:stream';

/** The folders of a store: pictures, large files of lists, and the built files of the last releases. */
export const STORE_FOLDERS = ['uploads', 'exports', 'built'] as const;
export type StoreFolder = (typeof STORE_FOLDERS)[number];

/** A file by its folder and its name there. */
export type StoredName = `${StoreFolder}/${string}`;

/**
 * Where files lie that several processes read: a folder, or a store of objects. What was stored is whole and stays, also when the machine
 * loses its power in the next moment. All throw `FilesAwayError` while the store does not answer.
 */
export interface FileStore {
  /** The folder or the address, for people. */
  readonly place: string;
  /** Stores a file; a folder gives it this time, a store of objects its own. */
  readonly put: (name: StoredName, content: Uint8Array, at?: Date) => Promise<void>;
  /** Stores a file that lies on this machine, and takes it from there. */
  readonly putFile: (name: StoredName, path: string) => Promise<void>;
  readonly get: (name: StoredName) => Promise<Buffer | undefined>;
  /** The same for a large file. */
  readonly read: (name: StoredName) => Promise<Readable | undefined>;
  readonly remove: (name: StoredName) => Promise<void>;
  /** Makes a file as old as if it had been stored now; one that is not there stays away. */
  readonly touch: (name: StoredName, now: Date) => Promise<void>;
  /** When a file was stored or touched. */
  readonly timeOf: (name: StoredName) => Promise<Date | undefined>;
  /** The names in a folder, without the folder. */
  readonly names: (folder: StoreFolder) => Promise<readonly string[]>;
  /** The names of those in a folder that were stored or touched before a moment. */
  readonly olderThan: (folder: StoreFolder, moment: Date) => Promise<readonly string[]>;
}
