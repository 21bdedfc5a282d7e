import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import { userId } from '@/kit/rules/ids'
import { defaultCampus } from '@/kit/rules/campus'
import { connectivity } from '@/store/connectivity'
import { copiesDb } from '@/store/db'
import { fakeLiveServer } from '#support/store/sync/pull/fake-live-server'
import { disconnectLiveHead, liveHead } from './live-head'
import { pullState } from './pull-state'
import { writeCursor } from './sync-cursor'
import { refresh } from './refresh'
import { saveUser } from '@/store/session/user-record'
import { replicatedTableNames } from '../table-names'

const { pullNow } = vi.hoisted(() => ({
  pullNow: vi.fn<(first: readonly string[], head?: number | null) => Promise<void>>(),
}))
vi.mock('./pull-now', () => ({ pullNow }))

let server: ReturnType<typeof fakeLiveServer>

const cursorAt = (until: number, at = Date.now()) =>
  writeCursor(copiesDb(), {
    campus: defaultCampus.slug,
    epoch: 'one',
    until,
    hour: null,
    at,
    loaded: [...replicatedTableNames],
    floors: {},
  })
/** Answers the page once it listens. */
const say = async (head: number) => {
  await vi.waitUntil(() => server.requests.length > 0)
  server.tell(head)
}

beforeEach(() => {
  server = fakeLiveServer()
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost')
  vi.stubGlobal('fetch', server.fetch)
  pullNow.mockReset().mockResolvedValue()
})
afterEach(async () => {
  vi.unstubAllGlobals()
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
  await say(10)
  await refreshed
  expect(pullNow).not.toHaveBeenCalled()
  expect(pullState.getState().status).toBe('done')
  expect(await copiesDb().freshness.count()).toBe(replicatedTableNames.length)
})

it('says that the copies are as current as what the server has said last, and not more', async () => {
  await cursorAt(11)
  const heardAt = Date.now() - 40_000
  liveHead.setState({ status: 'on', head: 10, heardAt })
  await refresh()
  expect([pullNow.mock.calls, pullState.getState().finishedAt]).toEqual([[], heardAt])
  expect((await copiesDb().freshness.toCollection().first())?.checkedAt).toBe(new Date(heardAt).toISOString())
})

it('shows that the network works, whatever the browser says', async () => {
  await cursorAt(11)
  connectivity.setState({ online: false, reachable: false })
  const refreshed = refresh()
  await say(10)
  await refreshed
  expect(connectivity.getState()).toEqual({ online: true, reachable: true })
})

it('does not believe a stream that has said nothing for minutes: it asks again', async () => {
  await cursorAt(11)
  liveHead.setState({ status: 'on', head: 10, heardAt: Date.now() - 8 * minuteMs })
  const refreshed = refresh()
  await say(15)
  await refreshed
  expect(pullNow).toHaveBeenCalledWith([], 15)
})

it('pulls once a day whatever the live head: after a restore of the database, revisions start again', async () => {
  await cursorAt(1000, Date.now() - 25 * 60 * 60 * 1000)
  const refreshed = refresh()
  await say(10)
  await refreshed
  expect(pullNow).toHaveBeenCalledWith([], 10)
})

it('pulls where the last answer came in the future: the clock was wrong', async () => {
  await cursorAt(1000, Date.UTC(2099, 0))
  const refreshed = refresh()
  await say(10)
  await refreshed
  expect(pullNow).toHaveBeenCalledWith([], 10)
})

it('pulls with the head when the live head is newer', async () => {
  await cursorAt(11)
  const refreshed = refresh()
  await say(15)
  await refreshed
  expect(pullNow).toHaveBeenCalledWith([], 15)
})

it('pulls without a live head when the server has none', async () => {
  await cursorAt(11)
  server.refuse(new Response('', { status: 404 }))
  const refreshed = refresh()
  await refreshed
  expect(pullNow).toHaveBeenCalledWith([], null)
})

it('pulls for a user, whose own rows do not move the live head, and listens only after a while', async () => {
  await cursorAt(11)
  await saveUser(
    { id: userId('99999999-0000-4000-8000-000000000009'), email: 'a@example.com', fullName: null },
    copiesDb(),
  )
  await refresh(['items'])
  expect(pullNow).toHaveBeenCalledWith(['items'])
  expect(server.requests).toEqual([])
})
