import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userId } from '@/domain/shared/ids'
import { defaultCampus } from '@/domain/university/campus'
import { copiesDb } from '../../db'
import { pullState } from './pull-state'
import { writeCursor } from './sync-cursor'
import { refresh } from './refresh'
import { saveUser } from '../../session/user-record'
import { replicatedTableNames } from '../table-names'

const { pullNow } = vi.hoisted(() => ({ pullNow: vi.fn<(first: readonly string[], head?: number | null) => Promise<void>>() }))
vi.mock('./pull-now', () => ({ pullNow }))

/** The stream of the server, as far as the app uses it. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  static latest: FakeEventSource | undefined
  readyState = 1
  constructor() {
    super()
    FakeEventSource.latest = this
  }
  say(head: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: String(head) }))
  }
  refuse(): void {
    this.readyState = FakeEventSource.CLOSED
    this.dispatchEvent(new Event('error'))
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED
  }
}

const cursorAt = (until: number, at = Date.now()) =>
  writeCursor(copiesDb(), { campus: defaultCampus.slug, epoch: 'one', until, hour: null, at, loaded: [...replicatedTableNames], floors: {} })
const stream = async (): Promise<FakeEventSource> => vi.waitUntil(() => FakeEventSource.latest)

beforeEach(() => {
  FakeEventSource.latest = undefined
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost')
  vi.stubGlobal('EventSource', FakeEventSource)
  pullNow.mockReset().mockResolvedValue()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  const { disconnectLiveHead } = await import('./live-head')
  disconnectLiveHead()
  // Not deleted: files of the same process have connections to it.
  await Promise.all(copiesDb().tables.map((table) => table.clear()))
})

it('pulls at once on a phone that has nothing yet', async () => {
  await refresh(['groceries'])
  expect(pullNow).toHaveBeenCalledWith(['groceries'])
})

it('asks for nothing when the live head is not newer, and says that the copies are current', async () => {
  await cursorAt(11)
  const refreshed = refresh()
  ;(await stream()).say(10)
  await refreshed
  expect(pullNow).not.toHaveBeenCalled()
  expect(pullState.getState().status).toBe('done')
  expect(await copiesDb().freshness.count()).toBe(replicatedTableNames.length)
})

it('pulls once a day whatever the live head: after a restore of the database, revisions start again', async () => {
  await cursorAt(1000, Date.now() - 25 * 60 * 60 * 1000)
  const refreshed = refresh()
  ;(await stream()).say(10)
  await refreshed
  expect(pullNow).toHaveBeenCalledWith([], 10)
})

it('pulls with the head when the live head is newer', async () => {
  await cursorAt(11)
  const refreshed = refresh()
  ;(await stream()).say(15)
  await refreshed
  expect(pullNow).toHaveBeenCalledWith([], 15)
})

it('pulls without a live head when the server has none', async () => {
  await cursorAt(11)
  const refreshed = refresh()
  ;(await stream()).refuse()
  await refreshed
  expect(pullNow).toHaveBeenCalledWith([], null)
})

it("pulls for a user, whose own rows do not move the live head, and listens only after a while", async () => {
  await cursorAt(11)
  await saveUser({ id: userId('99999999-0000-4000-8000-000000000009'), email: 'a@example.com', fullName: null }, copiesDb())
  await refresh(['items'])
  expect(pullNow).toHaveBeenCalledWith(['items'])
  expect(FakeEventSource.latest).toBeUndefined()
})
