import { expect, test } from 'vitest'
import { opensShell } from '../../../sw/opens-shell'

const navigation = (address: string, mode: RequestMode = 'navigate') => ({
  request: { mode },
  url: new URL(address, 'https://comrade.example'),
  sameOrigin: true,
})

test.each([
  '/',
  '/groceries',
  '/groceries?item=1',
  '/groceries?next=/a.b',
  '/?ref=https://t.co/x.y',
  '/tum-gossip#a.b',
  '/no-such-page',
])('%s opens the app', (address) => {
  expect(opensShell(navigation(address))).toBe(true)
})

test.each([
  '/favicon.ico',
  '/catalogues/tum/food.json?v=1',
  '/auth/v1/authorize?provider=google',
  '/sw/groceries',
  '/sw',
  '/groceries.html',
  '/rest/v1/items',
])('%s is left to others', (address) => {
  expect(opensShell(navigation(address))).toBe(false)
})

test('what is not a navigation, or goes to another host, is left alone', () => {
  expect(opensShell(navigation('/groceries', 'cors'))).toBe(false)
  expect(opensShell({ ...navigation('/groceries'), sameOrigin: false })).toBe(false)
})
