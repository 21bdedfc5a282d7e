import { expect, test, vi } from 'vitest'
import { canStore } from '@/data/can-store'
import { deviceDb } from '@/data/db'
import { openLimitMs } from '@/data/open-request'
import { offerMemory } from '@/data/phone-or-memory'

test('where the browser never opens a database, rows are read from memory, and it is said that nothing is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => Object.assign(new EventTarget(), { result: null }) as unknown as IDBOpenDBRequest)
  offerMemory(() => import('@/data/memory-storage'))
  const stores = canStore()
  await vi.advanceTimersByTimeAsync(openLimitMs)
  vi.useRealTimers()
  expect(await stores).toBe(false)
  expect(await deviceDb().table('groceries').count()).toBe(0)
})
