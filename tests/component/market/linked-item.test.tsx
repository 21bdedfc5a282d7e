import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deviceDb } from '@/store/db'
import { userDb } from '@/store/user-db'
import { signedOut } from '../signed-in'
import { dialog, itemRow, openMarket, photoRow, titles } from './market'

const server = vi.hoisted(() => ({
  load: async (_onStored: () => void, _id: string): Promise<unknown> => ({ kind: 'gone' }),
}))
vi.mock('@/store/sync/pull/linked-row', () => ({
  loadLinkedRow: (_db: unknown, _table: string, id: string, onStored: () => void) => server.load(onStored, id),
}))

const newest = itemRow('Ball')
const older = itemRow('Desk of last year', { hours: 24 * 300 })

test('a link opens an item that is older than the phone’s window', async () => {
  signedOut()
  server.load = async (onStored) => {
    onStored()
    await deviceDb().replica('items').put(older)
    return { kind: 'stored' }
  }
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect.element(dialog('Desk of last year')).toBeVisible()
})

test('on a laptop the way to the seller is in sight below the photos', async () => {
  await page.viewport(1280, 800)
  try {
    signedOut()
    await openMarket(
      `/marketplace?item=${older.id}`,
      [newest, { ...older, description: 'Solid wood, two drawers, one key.' }],
      [photoRow(older, 0), photoRow(older, 1)],
    )
    await expect.element(dialog('Desk of last year').getByText('1 of 2', { exact: true })).toBeVisible()
    await expect
      .element(dialog('Desk of last year').getByRole('button', { name: /^Contact Seller/ }))
      .toBeInViewport({ ratio: 1 })
  } finally {
    await page.viewport(360, 740)
  }
})

test('a link opens an item of another campus with its photos, and shows where it is', async () => {
  signedOut()
  server.load = async () => ({
    kind: 'elsewhere',
    campus: 'uon',
    row: older,
    photos: [photoRow(older, 0), photoRow(older, 1)],
  })
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect
    .element(dialog('Desk of last year').getByText('This item is for sale at another campus.', { exact: false }))
    .toBeVisible()
  await expect.element(dialog('Desk of last year').getByLabelText('Photos of Desk of last year')).toBeVisible()
})

test('a link to a deleted item shows that it is gone', async () => {
  signedOut()
  server.load = async () => ({ kind: 'gone' })
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect.element(page.getByText('That item is no longer here.')).toBeVisible()
})

test('a link to an item that cannot be loaded shows that it is not on this phone', async () => {
  signedOut()
  const { OfflineError } = await import('@/store/remote/errors')
  server.load = async () => Promise.reject(new OfflineError('no answer'))
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect.element(page.getByText('This item is not on this phone.', { exact: false })).toBeVisible()
})

test('an unexpected failure to load one is reported', async () => {
  signedOut()
  server.load = async () => Promise.reject(new RangeError('broken'))
  await openMarket(`/marketplace?item=${older.id}`, [newest])
  await expect
    .poll(async () => (await deviceDb().device.get('errors'))?.value)
    .toMatchObject([{ place: 'pull', error: 'RangeError' }])
})

test('a saved item that is deleted is named', async () => {
  signedOut()
  await userDb('anonymous').keyValues.put({ key: 'liked-items', value: [newest.id] })
  server.load = async () => ({ kind: 'gone' })
  await openMarket('/second-hand?saved=true', [newest])
  await expect.poll(() => titles('Second-hand')).toEqual(['Ball'])
  await expect
    .poll(async () => (await userDb('anonymous').keyValues.get('liked-items/names'))?.value)
    .toMatchObject({ [newest.id]: { name: 'Ball' } })
  await deviceDb().replica('items').delete(newest.id)
  await expect.element(page.getByText('Saved items that are no longer here: 1')).toBeVisible()
  await expect.element(page.getByText('Ball', { exact: true })).toBeVisible()
})

test('saved items that left the phone’s window are loaded, and deleted ones can be removed', async () => {
  signedOut()
  const [sold, lost] = [{ ...older, id: crypto.randomUUID(), status: 'sold' }, crypto.randomUUID()]
  await userDb('anonymous').keyValues.put({ key: 'liked-items', value: [newest.id, sold.id, lost] })
  server.load = async (onStored, id) => {
    if (id === lost) return { kind: 'gone' }
    onStored()
    await deviceDb().replica('items').put(sold)
    return { kind: 'stored' }
  }
  await openMarket('/second-hand?saved=true', [newest])
  await expect.poll(() => titles('Second-hand')).toEqual(['Ball', 'Desk of last year'])
  await expect.element(page.getByText('Saved items that are no longer here: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('Saved items that are no longer here: 1')).not.toBeInTheDocument()
  expect(await userDb('anonymous').keyValues.get('liked-items')).toMatchObject({ value: [newest.id, sold.id] })
})
