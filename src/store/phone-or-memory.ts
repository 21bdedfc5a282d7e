import Dexie from 'dexie'
import { OpenRequest } from './open-request'

/** The IndexedDB of this page's memory. */
export type MemoryStorage = Pick<typeof globalThis, 'indexedDB' | 'IDBKeyRange'>

let memory: MemoryStorage | null = null
let offer: (load: () => Promise<MemoryStorage>) => void
const offered = new Promise<() => Promise<MemoryStorage>>((resolve) => (offer = resolve))

/** True if the browser blocks storage: copies of public rows are then in memory, and nothing else is written. */
export const isInMemory = (): boolean => memory !== null

/** Only pages call this, so that the service worker does not include the storage in memory. */
export const offerMemory = (load: () => Promise<MemoryStorage>): void => offer(load)

/** An error that may pass, and how often Dexie tries again after it. */
const passingError = 'UnknownError'
const patience = 3

/** A newer version of the app has changed the database, or an upgrade was interrupted: storage is not blocked. */
const otherErrors = ['VersionError', 'AbortError']

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '')

const tries = new Map<string, number>()

const isBlocked = (error: unknown, database: string): boolean => {
  // Only pages switch to memory.
  if (!('document' in globalThis) || otherErrors.includes(nameOf(error))) return false
  if (nameOf(error) !== passingError) return true
  const tried = (tries.get(database) ?? 0) + 1
  tries.set(database, tried)
  return tried > patience
}

/** Opens a database in memory if the phone's storage is blocked. @throws the error if it may pass */
const inMemory =
  (name: string, version: number | undefined) =>
  async (error: unknown): Promise<() => IDBOpenDBRequest> => {
    if (!isBlocked(error, name)) throw error
    const load = await offered
    const { indexedDB } = (memory ??= await load())
    return () => indexedDB.open(name, version)
  }

const factory = () => (memory ?? globalThis).indexedDB
const ranges = () => (memory ?? globalThis).IDBKeyRange

/** Dexie options of databases that are in memory where the browser blocks storage. */
export const phoneOrMemory = {
  indexedDB: {
    open: (name: string, version?: number) =>
      new OpenRequest(() => factory().open(name, version), memory ? undefined : inMemory(name, version)),
    deleteDatabase: (name: string) => factory().deleteDatabase(name),
    databases: () => factory().databases(),
  },
  IDBKeyRange: {
    only: (value: unknown) => ranges().only(value),
    bound: (...bounds: Parameters<typeof IDBKeyRange.bound>) => ranges().bound(...bounds),
    lowerBound: (...bound: Parameters<typeof IDBKeyRange.lowerBound>) => ranges().lowerBound(...bound),
    upperBound: (...bound: Parameters<typeof IDBKeyRange.upperBound>) => ranges().upperBound(...bound),
  },
}

try {
  void globalThis.indexedDB
} catch {
  // Dexie waits for this while it opens a database, and would never finish.
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
}

// In a browser without IndexedDB, Dexie would run no live query.
if (!Dexie.dependencies.indexedDB) Object.assign(Dexie.dependencies, { indexedDB: phoneOrMemory.indexedDB })
