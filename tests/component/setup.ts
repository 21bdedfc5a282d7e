import '@/mantine-styles'
import '@/styles.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// React and the browser report most faults on the console only: an unexpected message there fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  const messages = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls)
  vi.restoreAllMocks()
  expect(messages).toEqual([])
})
