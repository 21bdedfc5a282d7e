import { afterAll, expect, test, vi } from 'vitest'
import { sendInBackground } from './send-in-background'

const stub = vi.hoisted(() => ({ isLeft: false }))
vi.mock('./drain-all', () => ({ drainAll: async () => stub.isLeft }))
// Files share a process: modules that another one has read without the mock are read again here, and after it.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

test.for([
  { when: 'all is sent', isLeft: false, lastChance: false },
  { when: 'something is left, but it was the last chance', isLeft: true, lastChance: true },
])('the browser need not wake the worker again: $when', async ({ isLeft, lastChance }) => {
  stub.isLeft = isLeft
  await expect(sendInBackground(lastChance)).resolves.toBeUndefined()
})

test('the browser wakes the worker again when something is left', async () => {
  stub.isLeft = true
  await expect(sendInBackground(false)).rejects.toThrow('some operations could not be sent')
})
