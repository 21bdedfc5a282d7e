import { beforeEach, expect, it, vi } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'

let elapsed: number
const load = () => import('./asked-pause')
const answer = (status: number, after?: string) =>
  new Response('', { status, headers: after === undefined ? {} : { 'Retry-After': after } })

beforeEach(() => {
  vi.resetModules()
  elapsed = 5000
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed)
  return () => vi.restoreAllMocks()
})

const pauseAfter = async (response: Response): Promise<number> => {
  const { notePause, isPaused } = await load()
  notePause('/rest/v1/rpc/sync', response)
  const begun = elapsed
  while (isPaused('/rest/v1/rpc/sync')) elapsed += 500
  return elapsed - begun
}

it.each([
  ['in seconds', answer(429, '30'), 30_000],
  ['with spaces', answer(429, ' 7 '), 7000],
  ['by a busy server', answer(503, '120'), 120_000],
  ['not at all', answer(429, '0'), 0],
  ['for days: an hour is enough', answer(503, '999999'), 60 * minuteMs],
  ['by a date that has passed', answer(429, 'Wed, 21 Oct 2015 07:28:00 GMT'), 0],
])('waits as long as it is told %s', async (_how, response, ms) => {
  expect(await pauseAfter(response)).toBe(ms)
})

it('waits until a date', async () => {
  expect(await pauseAfter(answer(503, new Date(Date.now() + minuteMs).toUTCString()))).toBeGreaterThan(minuteMs - 2000)
})

it.each([
  ['without a time', undefined],
  ['with what is no time', 'soon'],
  ['with a time before now', '-5'],
])('waits a while after too many requests %s', async (_how, after) => {
  expect(await pauseAfter(answer(429, after))).toBe(15_000)
})

it.each([200, 401, 404, 500, 502])(
  'does not wait after %i: it says nothing of how busy the server is',
  async (status) => {
    expect(await pauseAfter(answer(status, '30'))).toBe(0)
  },
)

it('lets what else is asked go on', async () => {
  const { notePause, isPaused } = await load()
  notePause('/rest/v1/rpc/sync', answer(429, '30'))
  expect(isPaused('/auth/v1/token')).toBe(false)
})
