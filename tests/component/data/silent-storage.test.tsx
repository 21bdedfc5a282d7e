import { expect, test, vi } from 'vitest'
import { canStore } from '@/store/can-store'
import { deviceDb } from '@/store/db'
import { openLimitMs } from '@/store/open-request'
import { offerMemory } from '@/store/phone-or-memory'

test('where the browser never opens a database, rows are read from memory, and it is said that nothing is stored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(
    () => Object.assign(new EventTarget(), { result: null }) as unknown as IDBOpenDBRequest,
  )
  offerMemory(() => import('@/store/memory-storage'))
  const stores = canStore()
  await vi.advanceTimersByTimeAsync(openLimitMs)
  vi.useRealTimers()
  expect(await stores).toBe(false)
  expect(await deviceDb().table('groceries').count()).toBe(0)
})
