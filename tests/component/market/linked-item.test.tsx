import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deviceDb } from '@/data/db'
import { signedOut } from '../signed-in'
import { dialog, itemRow, openMarket, photoRow } from './market'

const server = vi.hoisted(() => ({ load: async (_onStored: () => void): Promise<unknown> => ({ kind: 'gone' }) }))
vi.mock('@/data/sync/linked-row', () => ({ loadLinkedRow: (_db: unknown, _table: string, _id: string, onStored: () => void) => server.load(onStored) }))

const newest = itemRow('Ball')
const older = itemRow('Desk of last year', { hours: 24 * 300 })

test('a link opens an item that is older than what the phone copies', async () => {
  signedOut()
  server.load = async (onStored) => {
    onStored()
    await deviceDb().replica('items').put(older)
    return { kind: 'stored' }
  }
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect.element(dialog('Desk of last year')).toBeVisible()
})

test('a link opens an item of another campus, with its photos, and says where it is', async () => {
  signedOut()
  server.load = async () => ({ kind: 'elsewhere', campus: 'uon', row: older, photos: [photoRow(older, 0), photoRow(older, 1)] })
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect.element(dialog('Desk of last year').getByText('This item is for sale at another campus.', { exact: false })).toBeVisible()
  await expect.element(dialog('Desk of last year').getByLabelText('Photos of Desk of last year')).toBeVisible()
})

test('a link to an item that is gone says so', async () => {
  signedOut()
  server.load = async () => ({ kind: 'gone' })
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect.element(page.getByText('That item is no longer here.')).toBeVisible()
})

test('a link to an item that the server cannot be asked for says that it is not on this phone', async () => {
  signedOut()
  const { OfflineError } = await import('@/data/remote/errors')
  server.load = async () => Promise.reject(new OfflineError('no answer'))
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect.element(page.getByText('This item is not on this phone.', { exact: false })).toBeVisible()
})
