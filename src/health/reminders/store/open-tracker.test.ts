import { expect, test, vi } from 'vitest'
import { openTracker } from './open-tracker'

const pageAt = (path: string) => ({
  url: `https://comrade.example${path}`,
  navigate: vi.fn<() => Promise<null>>(async () => null),
  focus: vi.fn<() => Promise<void>>(async () => {}),
})
const tap = async (...pages: ReturnType<typeof pageAt>[]) => {
  const openWindow = vi.fn<() => Promise<void>>(async () => {})
  await openTracker({ matchAll: async () => pages, openWindow })
  return openWindow
}

test.for(['/bloom-period-tracker', '/period-tracker', '/period-tracker?tab=calendar'])(
  'a reminder shows the open tracker %s as it is, whichever page was used last',
  async (path) => {
    const [other, tracker] = [pageAt('/groceries'), pageAt(path)]
    await tap(other, tracker)
    expect(tracker.focus).toHaveBeenCalledTimes(1)
    for (const page of [other, tracker]) expect(page.navigate).not.toHaveBeenCalled()
  },
)

test('a reminder opens the sheet of today in the page that was used last', async () => {
  const [first, second] = [pageAt('/groceries'), pageAt('/cart')]
  await tap(first, second)
  expect(first.navigate).toHaveBeenCalledWith('/bloom-period-tracker?view=today')
  expect(first.focus).toHaveBeenCalledTimes(1)
  expect(second.focus).not.toHaveBeenCalled()
})

test('a reminder opens a window where no page is open', async () => {
  expect(await tap()).toHaveBeenCalledWith('/bloom-period-tracker?view=today')
})
