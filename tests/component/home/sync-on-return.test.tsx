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
] as const)('returning to the app $minutes minutes after a pull with status $status starts $pulls more', async ({ status, minutes, pulls }) => {
  pullState.setState(status === 'done' ? { status, finishedAt: Date.now(), skippedRows: 0 } : { status, finishedAt: Date.now() })
  stub.pulls = 0
  await renderThemed(<App />)
  await expect.poll(() => stub.pulls).toBe(1)
  pullState.setState({ finishedAt: Date.now() - minutes * minute })
  document.dispatchEvent(new Event('visibilitychange'))
  // Going online always pulls, so once that pull is counted, any earlier one has been counted too.
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => stub.pulls).toBe(2 + pulls)
})
