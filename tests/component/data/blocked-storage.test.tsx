import { beforeEach, describe, expect, test, vi } from 'vitest'
import { canRead } from '@/store/can-read'
import { canStore } from '@/store/can-store'
import { closeDevice, ComradeDb, copiesDb, deviceDb } from '@/store/db'
import { offerMemory } from '@/store/phone-or-memory'
import { write } from '@/store/sync/write'
import { readIdentity } from '@/store/session/user-record'
import { watchQuery } from '@/store/watch-query'
import { provider } from '../pages/rows'
import { screensOf } from '../render-app'
import { renderScreens } from '../render-screens'

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const product = { id: 'a', name: 'Sukuma wiki', created_at: '2026-11-24T08:00:00Z' }

offerMemory(() => import('@/store/memory-storage'))

test('a database that a newer version of the app has upgraded is opened without an upgrade', async () => {
  const name = `newer-${crypto.randomUUID()}`
  const newer = new ComradeDb(name)
  newer.version(900).stores({ another: 'id' })
  await newer.open()
  newer.close()
  const db = new ComradeDb(name)
  await db.open()
  expect([db.backendDB().version, await canStore()]).toEqual([9000, true])
  await db.delete()
  expect((await indexedDB.databases()).map((known) => known.name)).not.toContain(name)
})

describe('when the browser blocks storage', () => {
  // Connections of the previous test are closed, so that they are opened again.
  beforeEach(() => {
    closeDevice()
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(blocked)
  })

  test('public rows are stored in memory: all connections read them, and live queries update', async () => {
    const seen: number[] = []
    const failed = vi.fn<() => void>()
    const stop = watchQuery(() => deviceDb().table('groceries').count(), { next: (count) => seen.push(count), failed })
    await expect.poll(() => seen).toEqual([0])
    await copiesDb()
      .table('groceries')
      .bulkPut([product, { ...product, id: 'b' }])
    await expect.poll(() => seen).toEqual([0, 2])
    expect(await deviceDb().table('groceries').orderBy('created_at').primaryKeys()).toEqual(['a', 'b'])
    expect(await deviceDb().table('groceries').where('id').anyOf(['b', 'c']).count()).toBe(1)
    expect(failed).not.toHaveBeenCalled()
    stop()
  })

  test('a list read from memory shows no age, because nothing is saved', async () => {
    await copiesDb()
      .table('service_providers')
      .bulkPut([provider('Mama Kadzo')])
    await copiesDb().freshness.put({ table: 'service_providers', checkedAt: new Date().toISOString() })
    const screen = await renderScreens(screensOf('serviceProviders'), '/service-providers')
    await expect.element(screen.getByText('Mama Kadzo').first()).toBeVisible()
    await expect.element(screen.getByText(/^Saved /)).not.toBeInTheDocument()
  })

  test('data can be read but not stored, and nobody is signed in', async () => {
    expect([await canRead(), await canStore(), await readIdentity()]).toEqual([true, false, 'anonymous'])
  })

  test('writes of the user are rejected, because they would be lost with the page', async () => {
    await expect(deviceDb().device.put({ key: 'cart', value: [] })).rejects.toThrow('storage is blocked')
    await expect(
      write('anonymous', [{ action: 'insert', table: 'contact_messages', row: crypto.randomUUID(), values: {} }]),
    ).rejects.toMatchObject({ name: 'StorageUnavailableError' })
    expect(await deviceDb().device.count()).toBe(0)
  })
})
