import { afterEach, expect, test, vi } from 'vitest'
import { pullState } from '@/data/sync/pull-state'
import { useSyncOnReturn } from '@/features/shell'
import { renderThemed } from '../render'

const stub = vi.hoisted(() => ({ pulls: 0 }))
vi.mock('@/data/sync/start', () => ({
  refresh: async () => void (stub.pulls += 1),
  sendNow: () => {},
  startSync: () => () => {},
}))

function App() {
  useSyncOnReturn()
  return null
}

afterEach(() => pullState.setState(pullState.getInitialState(), true))

const minute = 60_000

test.for([
  { status: 'done', minutes: 4, pulls: 0 },
  { status: 'done', minutes: 6, pulls: 1 },
  { status: 'failed', minutes: 0.4, pulls: 0 },
  { status: 'failed', minutes: 0.6, pulls: 1 },
] as const)('who looks at the app $minutes minutes after a pull that is $status causes $pulls more', async ({ status, minutes, pulls }) => {
  pullState.setState(status === 'done' ? { status, finishedAt: Date.now(), skippedRows: 0 } : { status, finishedAt: Date.now() })
  stub.pulls = 0
  await renderThemed(<App />)
  await expect.poll(() => stub.pulls).toBe(1)
  pullState.setState({ finishedAt: Date.now() - minutes * minute })
  document.dispatchEvent(new Event('visibilitychange'))
  // The return of the network always pulls, so that what comes before it has been counted when it has.
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stub.pulls).toBe(2 + pulls)
})
