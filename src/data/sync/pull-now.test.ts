import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { connectivity } from '../connectivity'
import { closeDevice } from '../db'
import { pullNow } from './pull-now'
import { pullState } from './pull-state'

const initial = pullState.getState()
afterEach(() => {
  pullState.setState(initial, true)
  connectivity.setState({ reachable: true })
  closeDevice()
})

it.each([
  ['with Web Locks', { onLine: true, locks: { request: (_name: string, _options: object, work: (lock: object) => unknown) => work({}) } }],
  ['without Web Locks, as on pages without HTTPS', { onLine: true }],
])('a pull that cannot reach the server says so, %s', async (_title, navigator) => {
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', { origin: 'http://comrade.test' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await pullNow()
  expect(pullState.getState().status).toBe('failed')
  expect(connectivity.getState().reachable).toBe(false)
})
