import { afterEach, expect, it } from 'vitest'
import { connectivity, isOffline, noteAnswer, watchConnectivity } from './connectivity'

const seems = () => isOffline(connectivity.getState())
const browser = new EventTarget()
const stop = watchConnectivity(browser)

afterEach(() => connectivity.setState({ online: true, reachable: true }))

it('believes the browser until the server answers', () => {
  browser.dispatchEvent(new Event('offline'))
  expect(seems()).toBe(true)
  noteAnswer()
  expect(seems()).toBe(false)
  browser.dispatchEvent(new Event('offline'))
  expect(seems()).toBe(true)
})

it('forgets with an answer that the server could not be reached', () => {
  connectivity.setState({ reachable: false })
  noteAnswer()
  expect(seems()).toBe(false)
})

it('tells nobody of an answer that changes nothing', () => {
  connectivity.setState({ online: true, reachable: true })
  const told: unknown[] = []
  const leave = connectivity.subscribe((state) => told.push(state))
  noteAnswer()
  leave()
  expect(told).toEqual([])
})

it('expects a network that the browser has found to work', () => {
  connectivity.setState({ online: false, reachable: false })
  browser.dispatchEvent(new Event('online'))
  expect(seems()).toBe(false)
  stop()
  browser.dispatchEvent(new Event('offline'))
  expect(seems()).toBe(false)
})
