/** A store of the device, alone in its database. */
export interface DeviceStore {
  readonly database: string;
  readonly store: string;
}

/** The result of a request, once it is there. */
export const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not stored')));
  });

/**
 * Opens a store for one step. A connection that stayed open would keep a sign-out from deleting it; who only looks for it fails
 * where there is none, since a store that is made after a sign-out would stay on the device.
 */
export async function withStore<T>(
  { database: name, store }: DeviceStore,
  mode: IDBTransactionMode,
  step: (rows: IDBObjectStore) => Promise<T>,
  isMade = false,
): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () =>
    isMade ? opening.result.createObjectStore(store) : opening.transaction?.abort(),
  );
  const database = await settled(opening);
  try {
    return await step(database.transaction(store, mode).objectStore(store));
  } finally {
    database.close();
  }
}
