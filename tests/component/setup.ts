import './without-owner-stacks'
import '@/app/mantine-styles'
import '@/app/styles.css'
import { setSessionState } from '@/store/session/session-state'
import { outboxState } from '@/store/sync/outbox/outbox-state'
import { toastStore } from '@/kit/feedback/toast'
import { loadMeanings } from '@/kit/rules/search/load-meanings'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'

// Screens load these before they show what a query finds; components are rendered without one.
beforeAll(loadMeanings)

// React and the browser report most faults on the console only: an unexpected message there fails the test.
beforeEach(() => {
  toastStore.setState({ latest: null })
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
const isDraft = (key: string) => key.startsWith('comrade-draft/')

// What one test types must not stand in the form of the next.
afterEach(() => {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage).filter(isDraft)) storage.removeItem(key)
})
afterEach(() => setSessionState({ status: 'unknown' }))
afterEach(() => {
  // Ends every wait for an outcome: its toast would replace one of the next test.
  outboxState.setState({ end: 'offline' })
  outboxState.setState(outboxState.getInitialState(), true)
  const messages = [console.error, console.warn].flatMap((log) => vi.mocked(log).mock.calls)
  vi.restoreAllMocks()
  if (messages.length > 0) throw new Error(`unexpected messages on the console: ${JSON.stringify(messages)}`)
})
