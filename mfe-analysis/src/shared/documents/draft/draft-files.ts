const databaseName = 'fitfolio-drafts';
const storeName = 'files';
const fileHoursMax = 24;
const msPerHour = 3_600_000;

interface Kept {
  readonly file: File;
  readonly savedAt: number;
}

/** Where IndexedDB is forbidden, files live as long as the page: enough for a log-in, not for a reload. */
const memory = new Map<string, File>();

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

async function removeOld(store: IDBObjectStore): Promise<void> {
  const keys = await done(store.getAllKeys());
  const values = (await done(store.getAll())) as Kept[];
  const oldest = Date.now() - fileHoursMax * msPerHour;
  for (const [i, key] of keys.entries()) if ((values[i]?.savedAt ?? 0) < oldest) store.delete(key);
}

async function withStore<T>(work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await done(opening);
  try {
    return await work(database.transaction(storeName, 'readwrite').objectStore(storeName));
  } finally {
    database.close();
  }
}

/** The chosen files of a draft, in this browser only; removed after submission, and after a day in any case. */
export const draftFiles = {
  async read(key: string): Promise<File | null> {
    try {
      const kept = await withStore(async (store) => {
        await removeOld(store);
        return (await done(store.get(key))) as Kept | undefined;
      });
      return kept?.file ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  async write(key: string, file: File | null): Promise<void> {
    if (file) memory.set(key, file);
    else memory.delete(key);
    try {
      await withStore(async (store) => {
        if (file) await done(store.put({ file, savedAt: Date.now() } satisfies Kept, key));
        else await done(store.delete(key));
      });
    } catch {
      // The copy in memory remains.
    }
  },
};
