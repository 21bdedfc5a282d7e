import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { connectivity } from '@/store/connectivity'
import { deviceDb } from '@/store/db'
import { OfflineError } from '@/store/remote/errors'
import { pullState } from '@/store/sync/pull/pull-state'
import { signedOut } from '../signed-in'
import { saveRows } from '../device'
import { openFeed, postRow } from './feed'

const server = vi.hoisted(() => ({ load: async (_onStored: () => void): Promise<unknown> => ({ kind: 'gone' }) }))
vi.mock('@/store/sync/pull/linked-row', () => ({
  loadLinkedRow: (_db: unknown, _table: string, _id: string, onStored: () => void) => server.load(onStored),
}))

const newest = postRow('The newest of all')
const older = postRow('Heard half a year ago', { minutes: 60 * 24 * 180, likes_count: 12 })
const opened = page.getByRole('list', { name: 'The post you opened' })

beforeEach(() => {
  signedOut()
  pullState.setState({ status: 'done', finishedAt: 1 })
})

test('a link opens a post that is older than the phone’s window', async () => {
  server.load = async (onStored) => {
    onStored()
    await deviceDb().replica('gossip_posts').put(older)
    return { kind: 'stored' }
  }
  await openFeed([newest], `?item=${older.id}`)
  await expect.element(opened).toMatchTextContent(/Heard half a year ago/)
})

test('a link opens a post of another campus and shows which', async () => {
  server.load = async () => ({ kind: 'elsewhere', campus: 'uon', row: older, photos: [] })
  await saveRows('campuses', [
    {
      id: crypto.randomUUID(),
      rev: 1,
      created_at: older.created_at,
      slug: 'uon',
      name: 'University of Nairobi',
      short_name: 'UoN',
      town: 'Nairobi',
      colour: '#1f4e79',
      website: null,
      contacts: [],
      emergency: [],
      position: 2,
    },
  ])
  await openFeed([newest], `?item=${older.id}`)
  await expect.element(page.getByText('From University of Nairobi')).toBeVisible()
  await expect.element(opened).toMatchTextContent(/Heard half a year ago/)
  await expect.element(opened.getByRole('button', { name: /like/i })).not.toBeInTheDocument()
  expect(await deviceDb().replica('gossip_posts').get(older.id)).toBeUndefined()
})

test('a link to a post that is not on the phone shows that while offline, and opens the post once online', async () => {
  server.load = async () => {
    if (!connectivity.getState().online) throw new OfflineError('no network')
    return { kind: 'elsewhere', campus: 'uon', row: older, photos: [] }
  }
  connectivity.setState({ online: false })
  await openFeed([newest], `?item=${older.id}`)
  await expect.element(page.getByText('This post is not on this phone.', { exact: false })).toBeVisible()
  connectivity.setState({ online: true })
  await expect.element(opened).toMatchTextContent(/Heard half a year ago/)
})

test('a link opens a post although the browser says that it is offline', async () => {
  server.load = async () => ({ kind: 'elsewhere', campus: 'uon', row: older, photos: [] })
  connectivity.setState({ online: false })
  await openFeed([newest], `?item=${older.id}`)
  await expect.element(opened).toMatchTextContent(/Heard half a year ago/)
})

test('a link to a deleted post shows that it is gone', async () => {
  server.load = async () => ({ kind: 'gone' })
  await openFeed([newest], `?item=${older.id}`)
  await expect.element(page.getByText('This post is no longer here.')).toBeVisible()
})
