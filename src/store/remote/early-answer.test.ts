import { afterEach, expect, it } from 'vitest'
import { takeEarlyAnswer } from './early-answer'

afterEach(() => (globalThis.earlyAnswer = undefined))

it('gives the answer that the page has asked for, once', async () => {
  globalThis.earlyAnswer = {
    url: 'https://comrade.example/rest/v1/rpc/sync?campus=tum',
    response: Promise.resolve(new Response('rows')),
  }
  expect(takeEarlyAnswer('https://comrade.example/rest/v1/rpc/sync?campus=uon')).toBeUndefined()
  expect(await (await takeEarlyAnswer('https://comrade.example/rest/v1/rpc/sync?campus=tum'))?.text()).toBe('rows')
  expect(takeEarlyAnswer('https://comrade.example/rest/v1/rpc/sync?campus=tum')).toBeUndefined()
})
