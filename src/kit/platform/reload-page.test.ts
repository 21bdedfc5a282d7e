import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadPage, saveBeforeReload } from './reload-page'

const save = vi.fn<() => Promise<void>>(async () => {})
saveBeforeReload(save)

const blur = vi.fn<() => void>()
class Field {
  readonly blur = blur
}
const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  blur.mockClear()
  reload.mockClear()
  vi.stubGlobal('HTMLElement', Field)
  vi.stubGlobal('document', { activeElement: new Field() })
  vi.stubGlobal('location', { reload })
})
afterEach(() => {
  vi.useRealTimers()
  save.mockReset()
})

test('the field is left, and what it hands over is stored before the page is loaded again', async () => {
  let store = () => {}
  const stored = new Promise<void>((resolve) => (store = resolve))
  save.mockReturnValue(stored)
  reloadPage()
  expect(blur.mock.invocationCallOrder[0]).toBeLessThan(save.mock.invocationCallOrder[0] ?? 0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(reload).not.toHaveBeenCalled()
  store()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.for([
  { what: 'fails', outcome: () => Promise.reject(new Error('full')), afterMs: 0 },
  { what: 'hangs', outcome: () => new Promise<void>(() => {}), afterMs: 2000 },
])('a storage that $what does not keep the page', async ({ outcome, afterMs }) => {
  save.mockImplementation(outcome)
  reloadPage()
  await vi.advanceTimersByTimeAsync(afterMs)
  expect(reload).toHaveBeenCalledTimes(1)
})
