import type { Identity } from '@/kit/rules/ids'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userDb } from '../user-db'
import type { Change } from './outbox/store-changes'
import { write } from './write'

const { requestDrain } = vi.hoisted(() => ({ requestDrain: vi.fn<(identity: Identity) => void>() }))
vi.mock('./outbox/request-drain', () => ({ requestDrain }))
// Files share a process: modules that another one has read without the mock are read again here, and after it.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const amina = 'amina' as Identity
const newPost = (): Change => ({
  action: 'insert',
  table: 'gossip_submissions',
  row: crypto.randomUUID(),
  values: { content: 'Heard it?' },
})
const deleted: string[] = []
const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
let failures: Error[] = []

/** Makes the next writes fail, as on a full or broken disk. */
const failNext = () => {
  const failure = failures.shift()
  if (failure) throw failure
}

beforeEach(() => {
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) })
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(false) } })
  userDb(amina).operations.hook('creating', failNext)
})
afterEach(async () => {
  userDb(amina).operations.hook('creating').unsubscribe(failNext)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  failures = []
  deleted.length = 0
  await userDb(amina).operations.clear()
})

const storedCount = () => userDb(amina).operations.count()
const quotaError = () => new DOMException('quota exceeded', 'QuotaExceededError')

describe('write', () => {
  it('stores the operation, asks for persistent storage and requests a drain', async () => {
    await write(amina, [newPost()])
    expect(await storedCount()).toBe(1)
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
    expect(requestDrain).toHaveBeenCalledWith(amina)
  })

  it('deletes cached pictures and tries again when the quota is exceeded', async () => {
    failures = [quotaError()]
    await write(amina, [newPost(), newPost()])
    expect(deleted).toEqual(['comrade-pictures'])
    expect(await storedCount()).toBe(2)
  })

  it('throws and stores nothing when the quota is still exceeded', async () => {
    failures = [quotaError(), quotaError()]
    await expect(write(amina, [newPost(), newPost()])).rejects.toMatchObject({ name: 'StorageFullError' })
    expect(await storedCount()).toBe(0)
    expect(requestDrain).not.toHaveBeenCalled()
  })

  it('opens a new connection after the browser has closed one', async () => {
    await userDb(amina).open()
    userDb(amina).close({ disableAutoOpen: false })
    await write(amina, [newPost()])
    expect(await storedCount()).toBe(1)
  })

  it('throws when the storage is unavailable', async () => {
    failures = [new DOMException('broken', 'UnknownError')]
    await expect(write(amina, [newPost()])).rejects.toMatchObject({ name: 'StorageUnavailableError' })
  })
})
