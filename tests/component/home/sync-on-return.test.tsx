import { afterEach, expect, test, vi } from 'vitest'
import { chosenCampusKey, storeChosenCampus } from '@/store/chosen-campus'
import { connectivity } from '@/store/connectivity'
import { pullState } from '@/store/sync/pull/pull-state'
import { minuteMs } from '@/kit/rules/durations'
import { useSyncOnReturn } from '@/app/shell'
import { shippedCampuses } from '@/kit/rules/campus'
import { renderThemed } from '../render'

const stub = vi.hoisted(() => ({ pulls: 0, fails: false }))
const { reportLater } = vi.hoisted(() => ({ reportLater: vi.fn<(place: string, error: unknown) => void>() }))
const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn<() => void>() }))
vi.mock('@/kit/platform/reload-page', async (load) => ({ ...(await load<object>()), reloadPage }))
vi.mock('@/store/error-log/report-later', () => ({ reportLater }))
vi.mock('@/store/sync/start', () => ({
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
  connectivity.setState(connectivity.getInitialState(), true)
  stub.fails = false
  stub.pulls = 0
})

test.for([
  { status: 'done', minutes: 4, pulls: 0 },
  { status: 'done', minutes: 6, pulls: 1 },
  { status: 'failed', minutes: 0.4, pulls: 0 },
  { status: 'failed', minutes: 0.6, pulls: 1 },
] as const)(
  'returning to the app $minutes minutes after a pull with status $status starts $pulls more',
  async ({ status, minutes, pulls }) => {
    pullState.setState(
      status === 'done' ? { status, finishedAt: Date.now(), skippedRows: 0 } : { status, finishedAt: Date.now() },
    )
    await renderThemed(<App />)
    await expect.poll(() => stub.pulls).toBe(1)
    pullState.setState({ finishedAt: Date.now() - minutes * minuteMs })
    document.dispatchEvent(new Event('visibilitychange'))
    // Going online always pulls, so once that pull is counted, any earlier one has been counted too.
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => stub.pulls).toBe(2 + pulls)
  },
)

test.for([
  { when: 'before it may be asked again', minutes: 5, pulls: 0 },
  { when: 'once it may be asked again', minutes: -0.1, pulls: 1 },
  { when: 'after the clock was set back by a day', minutes: 24 * 60, pulls: 1 },
])('of a server that has asked to wait, $when a return starts $pulls pulls', async ({ minutes, pulls }) => {
  await renderThemed(<App />)
  await expect.poll(() => stub.pulls).toBe(1)
  pullState.setState({
    status: 'failed',
    finishedAt: Date.now() - minuteMs,
    pausedUntil: Date.now() + minutes * minuteMs,
  })
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stub.pulls).toBe(2 + pulls)
})

test('an offline phone is tried as soon as one whose pull has failed', async () => {
  await renderThemed(<App />)
  await expect.poll(() => stub.pulls).toBe(1)
  pullState.setState({ status: 'done', finishedAt: Date.now() - minuteMs })
  window.dispatchEvent(new Event('offline'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => stub.pulls).toBe(2)
})

test('a pull that cannot start is reported, and the next one starts', async () => {
  stub.fails = true
  await renderThemed(<App />)
  await expect.poll(() => reportLater.mock.calls).toEqual([['pull', new Error('planted')]])
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stub.pulls).toBe(2)
})

test.for(shippedCampuses.map((campus, index) => ({ campus, slug: campus.slug, reloads: index })))(
  'another tab that chooses $slug reloads this one $reloads times',
  async ({ campus, reloads }) => {
    await renderThemed(<App />)
    storeChosenCampus(campus)
    window.dispatchEvent(new StorageEvent('storage', { key: chosenCampusKey }))
    expect(reloadPage).toHaveBeenCalledTimes(reloads)
  },
)
