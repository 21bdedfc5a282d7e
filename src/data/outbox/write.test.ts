import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Identity } from './operation'
import { post } from './outbox-fixture'
import { userDb } from './user-db'
import { write } from './write'

const { requestDrain } = vi.hoisted(() => ({ requestDrain: vi.fn<(identity: Identity) => void>() }))
vi.mock('./request-drain', () => ({ requestDrain }))

const amina = 'amina' as Identity
const deleted: string[] = []
const persist = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
let failures: Error[] = []

/** The browser refuses the next writes, as a full or a broken disk does. */
const refuse = () => {
  const failure = failures.shift()
  if (failure) throw failure
}

beforeEach(() => {
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) })
  vi.stubGlobal('navigator', { storage: { persist, persisted: () => Promise.resolve(false) } })
  userDb(amina).operations.hook('creating', refuse)
})
afterEach(async () => {
  userDb(amina).operations.hook('creating').unsubscribe(refuse)
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  failures = []
  deleted.length = 0
  await userDb(amina).operations.clear()
})

const kept = () => userDb(amina).operations.count()
const full = () => new DOMException('no room', 'QuotaExceededError')

describe('a write', () => {
  it('is kept, asks for lasting storage and sets itself on its way', async () => {
    await write(amina, [post()])
    expect(await kept()).toBe(1)
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
    expect(requestDrain).toHaveBeenCalledWith(amina)
  })

  it('on a full phone lets pictures go that can be fetched again, and is kept', async () => {
    failures = [full()]
    await write(amina, [post(), post()])
    expect(deleted).toEqual(['comrade-pictures'])
    expect(await kept()).toBe(2)
  })

  it('that finds no room even then says so, and keeps nothing half', async () => {
    failures = [full(), full()]
    await expect(write(amina, [post(), post()])).rejects.toMatchObject({ name: 'StorageFullError' })
    expect(await kept()).toBe(0)
    expect(requestDrain).not.toHaveBeenCalled()
  })

  it('after a connection that the browser dropped opens a new one', async () => {
    await userDb(amina).open()
    userDb(amina).close({ disableAutoOpen: false })
    await write(amina, [post()])
    expect(await kept()).toBe(1)
  })

  it('where nothing can be stored says so', async () => {
    failures = [new DOMException('broken', 'UnknownError')]
    await expect(write(amina, [post()])).rejects.toMatchObject({ name: 'StorageUnavailableError' })
  })
})
