import { afterEach, expect, test, vi } from 'vitest'
import { chosenCampusKey, storeChosenCampus } from '@/data/chosen-campus'
import { pullState } from '@/data/sync/pull/pull-state'
import { minuteMs } from '@/domain/shared/durations'
import { useSyncOnReturn } from '@/features/shell'
import { shippedCampuses } from '@/domain/university/campus'
import { renderThemed } from '../render'

const stub = vi.hoisted(() => ({ pulls: 0, fails: false }))
const { reportLater } = vi.hoisted(() => ({ reportLater: vi.fn<(place: string, error: unknown) => void>() }))
const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn<() => void>() }))
vi.mock('@/ui/platform/reload-page', async (load) => ({ ...(await load<object>()), reloadPage }))
vi.mock('@/data/error-log/report-later', () => ({ reportLater }))
vi.mock('@/data/sync/start', () => ({
  refresh: async () => {
    stub.pulls += 1
    if (stub.fails) throw new Error('planted')
  },
  sendNow: () => {},
  startSync: () => () => {},
}))

function App() {
  useSyncOnReturn()
  return null
}

afterEach(() => {
  localStorage.removeItem(chosenCampusKey)
  reloadPage.mockClear()
  pullState.setState(pullState.getInitialState(), true)
  stub.fails = false
  stub.pulls = 0
})

test.for([
  { status: 'done', minutes: 4, pulls: 0 },
  { status: 'done', minutes: 6, pulls: 1 },
  { status: 'failed', minutes: 0.4, pulls: 0 },
  { status: 'failed', minutes: 0.6, pulls: 1 },
] as const)('returning to the app $minutes minutes after a pull with status $status starts $pulls more', async ({ status, minutes, pulls }) => {
  pullState.setState(status === 'done' ? { status, finishedAt: Date.now(), skippedRows: 0 } : { status, finishedAt: Date.now() })
  await renderThemed(<App />)
  await expect.poll(() => stub.pulls).toBe(1)
  pullState.setState({ finishedAt: Date.now() - minutes * minuteMs })
  document.dispatchEvent(new Event('visibilitychange'))
  // Going online always pulls, so once that pull is counted, any earlier one has been counted too.
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stub.pulls).toBe(2 + pulls)
})

test('a pull that cannot start is reported, and the next one starts', async () => {
  stub.fails = true
  await renderThemed(<App />)
  await expect.poll(() => reportLater.mock.calls).toEqual([['pull', new Error('planted')]])
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stub.pulls).toBe(2)
})

test.for(shippedCampuses.map((campus, index) => ({ campus, slug: campus.slug, reloads: index })))('another tab that chooses $slug reloads this one $reloads times', async ({ campus, reloads }) => {
  await renderThemed(<App />)
  storeChosenCampus(campus)
  window.dispatchEvent(new StorageEvent('storage', { key: chosenCampusKey }))
  expect(reloadPage).toHaveBeenCalledTimes(reloads)
})
