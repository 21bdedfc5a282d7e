import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLiveHead, connectLiveHeadLater, connectOnlyWhile, disconnectLiveHead, liveHead } from './live-head'

const opened: string[] = []
class FakeEventSource extends EventTarget {
  constructor(address: string) {
    super()
    opened.push(address)
  }
  close(): void {}
}
let visible: boolean

beforeEach(() => {
  opened.length = 0
  visible = true
  connectOnlyWhile(() => visible)
  vi.useFakeTimers()
  vi.stubEnv('VITE_SUPABASE_URL', 'http://localhost')
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  disconnectLiveHead()
  connectOnlyWhile(() => true)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('connects once to the stream of the campus', () => {
  connectLiveHead()
  connectLiveHead()
  expect(opened).toEqual(['http://localhost/live/v1/tum'])
  expect(liveHead.getState().status).toBe('connecting')
})

it('does not connect while the page is hidden: a pull for the network that is back asks for it', () => {
  visible = false
  connectLiveHead()
  expect([opened, liveHead.getState().status]).toEqual([[], 'off'])
})

it('does not connect later, either, when the page has been hidden until then', () => {
  visible = false
  connectLiveHeadLater()
  vi.advanceTimersByTime(60_000)
  expect(opened).toEqual([])
  visible = true
  connectLiveHeadLater()
  vi.advanceTimersByTime(60_000)
  expect(opened).toHaveLength(1)
})
