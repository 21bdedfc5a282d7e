import Dexie from 'dexie'
import { abortUpgradeOnSuspension } from './abort-when-suspended'

/** The IndexedDB of this page's memory. */
export type MemoryStorage = Pick<typeof globalThis, 'indexedDB' | 'IDBKeyRange'>

type Failure = { readonly target: { readonly error: unknown } }
type Handler = ((event: Event | Failure) => unknown) | null

let memory: MemoryStorage | null = null
let offer: (load: () => Promise<MemoryStorage>) => void
const offered = new Promise<() => Promise<MemoryStorage>>((resolve) => (offer = resolve))

/** Whether the browser blocks storage: copies of public rows are then in memory, and nothing else is written. */
export const isInMemory = (): boolean => memory !== null

/** Called by a page, so that the service worker contains no storage for the memory. */
export const offerMemory = (load: () => Promise<MemoryStorage>): void => offer(load)

/** They may pass, and Dexie tries again: so often. */
const passingError = 'UnknownError'
const patience = 3

/** A newer version of the app has changed the database, or an upgrade was interrupted: storage is not blocked. */
const otherErrors = ['VersionError', 'AbortError']

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '')

const tries = new Map<string, number>()

const isBlocked = (error: unknown, database: string): boolean => {
  // Only a page goes over to memory.
  if (!('document' in globalThis) || otherErrors.includes(nameOf(error))) return false
  if (nameOf(error) !== passingError) return true
  const tried = (tries.get(database) ?? 0) + 1
  tries.set(database, tried)
  return tried > patience
}

/** A request to open a database, on the phone or, if that is blocked, in memory. It has what Dexie uses of one. */
class OpenRequest {
  onsuccess: Handler = null
  onerror: Handler = null
  onupgradeneeded: Handler = null
  onblocked: Handler = null
  private request: IDBOpenDBRequest | null = null
  private readonly name: string
  private readonly version: number | undefined

  constructor(name: string, version: number | undefined) {
    this.name = name
    this.version = version
    if (memory) this.follow(memory.indexedDB.open(name, version), this.fail)
    else this.openOnPhone()
  }

  get result() {
    return this.request?.result
  }

  get transaction() {
    return this.request?.transaction
  }

  private readonly fail = (error: unknown): void => void this.onerror?.({ target: { error } })

  private openOnPhone(): void {
    const otherwise = (error: unknown) => {
      if (isBlocked(error, this.name)) void this.openInMemory()
      else this.fail(error)
    }
    try {
      // The browser may leave it undefined, or throw when asked for it.
      this.follow(globalThis.indexedDB.open(this.name, this.version), otherwise)
    } catch (error) {
      // Its handlers are set when this has returned.
      queueMicrotask(() => otherwise(error))
    }
  }

  private async openInMemory(): Promise<void> {
    try {
      const load = await offered
      memory ??= await load()
      this.follow(memory.indexedDB.open(this.name, this.version), this.fail)
    } catch (error) {
      this.fail(error)
    }
  }

  private follow(request: IDBOpenDBRequest, onError: (error: unknown) => void): void {
    this.request = request
    request.addEventListener('success', (event) => this.onsuccess?.(event))
    abortUpgradeOnSuspension(request)
    request.addEventListener('upgradeneeded', (event) => this.onupgradeneeded?.(event))
    request.addEventListener('blocked', (event) => this.onblocked?.(event))
    request.addEventListener('error', (event) => {
      event.preventDefault()
      onError(request.error)
    })
  }
}

const factory = () => (memory ?? globalThis).indexedDB
const ranges = () => (memory ?? globalThis).IDBKeyRange

/** Dexie options of databases that are in memory where the browser blocks storage. */
export const phoneOrMemory = {
  indexedDB: {
    open: (name: string, version?: number) => new OpenRequest(name, version),
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
  // Dexie asks for it while it opens a database, and would never end.
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
}

// Where a browser has no IndexedDB at all, Dexie would run no live query.
if (!Dexie.dependencies.indexedDB) Object.assign(Dexie.dependencies, { indexedDB: phoneOrMemory.indexedDB })
