import { OpenRequest } from './open-request'

/** Dexie options of a database that is on the phone alone. */
export const phoneOnly = () => {
  const storage = globalThis.indexedDB
  // Dexie itself reports a browser without IndexedDB.
  if (storage === undefined) return {}
  return {
    indexedDB: {
      open: (name: string, version?: number) => new OpenRequest(() => storage.open(name, version)),
      deleteDatabase: (name: string) => storage.deleteDatabase(name),
      databases: () => storage.databases(),
    },
  }
}
