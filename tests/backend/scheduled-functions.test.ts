import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import { newPost } from './new-rows.ts'
import { callScheduledFunctions } from '../../supabase/local/scheduled-functions.ts'
import { emptyBackend } from './test-backend.ts'

// The embedded backend's schedule, which runs every minute as on a hosted project.

const backend = await emptyBackend()
let stop = () => {}
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a post whose batch is due is published within a minute', async () => {
  const { client } = await backend.signUpAs('amina')
  const id = randomUUID()
  expect((await client.from('gossip_submissions').insert({ ...newPost, id })).error).toBeNull()
  await backend.sql(`update private.gossip_schedule set due_at = now() - interval '21 minutes'`)
  stop = callScheduledFunctions((request) => fetch(request), backend.url, backend.keys.secret)
  await vi.advanceTimersByTimeAsync(minuteMs)
  await vi.waitFor(async () =>
    expect((await backend.anonClient().from('gossip_posts').select('id')).data).toEqual([{ id }]),
  )
})

test('a failing function is named in the log, and the other is still called', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const called: string[] = []
  const send = async ({ url, method, headers }: Request) => {
    called.push(`${method} ${new URL(url).pathname} ${headers.get('authorization')}`)
    return new Response(null, { status: url.endsWith('push-dispatch') ? 500 : 200 })
  }
  stop = callScheduledFunctions(send, 'http://127.0.0.1:1', 'secret')
  await vi.advanceTimersByTimeAsync(2 * minuteMs)
  const once = ['POST /functions/v1/push-dispatch Bearer secret', 'POST /functions/v1/housekeeping Bearer secret']
  expect(called).toEqual([...once, ...once])
  expect(logged.mock.calls.map(([message]) => message)).toEqual(
    Array.from({ length: 2 }, () => expect.stringMatching(/^push-dispatch failed: /)),
  )
})
