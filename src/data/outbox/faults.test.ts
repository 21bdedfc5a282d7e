import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OfflineError } from '../remote/errors'
import { IdentityChangedError, SignInNeededError } from './errors'
import { clearBackoff, unblockOperations } from './manage'
import { newOperation, operationVersion } from './operation'
import { like, noAnswer, OutboxScene, page, post, refusal } from './outbox-fixture'

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

const minute = 60_000
const day = 24 * 60 * minute
const later = (ms: number) => {
  scene.now += ms
}

describe('the network', () => {
  it('offline before the send: nothing is lost, nothing counts as a try, everything goes later', async () => {
    await scene.keep(post(), post())
    scene.answers.push(noAnswer, noAnswer)
    expect(await scene.drain()).toMatchObject({ end: 'offline', acknowledged: 0 })
    expect(await scene.pending()).toMatchObject([{ tries: 0, state: 'waiting' }, { tries: 0, state: 'waiting' }])
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 2 })
    expect(await scene.pending()).toEqual([])
  })

  it('a lost response: the row is there once', async () => {
    await scene.keep(post())
    scene.answers.push((reach) => {
      reach()
      return noAnswer
    })
    await scene.drain()
    expect(scene.server.rows.size).toBe(1)
    await scene.drain()
    expect(await scene.pending()).toEqual([])
    expect(scene.server.effects).toHaveLength(1)
  })

  it('a 5xx with a page for a body waits and tries again', async () => {
    await scene.keep(post())
    scene.answers.push(page(502))
    expect(await scene.drain()).toMatchObject({ end: 'idle', nextAt: scene.now + 500 })
    expect(await scene.drain()).toMatchObject({ acknowledged: 0 })
    later(501)
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it('429 with Retry-After waits as long as it is asked to', async () => {
    await scene.keep(post())
    scene.answers.push({ ...refusal(429, 'PT429'), retryAfterMs: 30 * minute })
    expect((await scene.drain()).nextAt).toBe(scene.now + 30 * minute + 500)
    later(29 * minute)
    expect(await scene.drain()).toMatchObject({ acknowledged: 0 })
    expect(scene.sent).toHaveLength(1)
    later(2 * minute)
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it("a captive portal's 200 is no acknowledgement", async () => {
    await scene.keep(post())
    scene.answers.push(page(200))
    expect(await scene.drain()).toMatchObject({ end: 'offline', acknowledged: 0 })
    expect(await scene.pending()).toHaveLength(1)
  })

  it('a poison operation at the head of 1,000 holds up nothing but its own lane', async () => {
    await scene.keep(post({ bad: true }), ...Array.from({ length: 1000 }, () => post()))
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 1000 })
    expect(await scene.pending()).toMatchObject([{ state: 'rejected', failure: { reason: 'refused', code: '23514' } }])
  })
})

describe('a crash', () => {
  const dying = (call: 'markAttempted' | 'acknowledge') => ({ ...scene.store, [call]: () => Promise.reject(new Error('the page died')) })

  it('before the attempted mark leaves the operation as it was', async () => {
    await scene.keep(post())
    await expect(scene.drain({ store: dying('markAttempted') })).rejects.toThrow('the page died')
    expect(scene.sent).toEqual([])
    expect(await scene.pending()).toMatchObject([{ attempted: false }])
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })

  it('before the acknowledgement is stored sends again and finds it done', async () => {
    await scene.keep(post())
    await expect(scene.drain({ store: dying('acknowledge') })).rejects.toThrow('the page died')
    expect(await scene.pending()).toMatchObject([{ attempted: true }])
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
    expect(scene.server.effects).toHaveLength(1)
  })
})

describe('the session', () => {
  it('an expired token with the token endpoint down pauses everything and keeps it', async () => {
    await scene.keep(post())
    scene.server.expireTokens()
    const renew = scene.renew
    scene.renew = () => Promise.reject(new OfflineError('no token endpoint'))
    expect(await scene.drain()).toMatchObject({ end: 'offline' })
    scene.renew = renew
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 1 })
  })

  it('a refused refresh asks to sign in again and keeps everything', async () => {
    await scene.keep(post(), post())
    scene.server.expireTokens()
    scene.renew = () => Promise.reject(new SignInNeededError())
    expect(await scene.drain()).toMatchObject({ end: 'auth' })
    expect(await scene.pending()).toMatchObject([{ state: 'waiting', tries: 0 }, { state: 'waiting', tries: 0 }])
  })

  it('a token that the server does not take is renewed once, whatever the clock says', async () => {
    await scene.keep(post())
    scene.server.expireTokens()
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 1 })
  })

  it('a token that dies under six lanes stops none of them: the others go on with the one that the first has renewed', async () => {
    await scene.keep(...Array.from({ length: 12 }, () => post()))
    scene.server.expireTokens()
    let asked = 0
    const renew = scene.renew
    scene.renew = () => {
      asked += 1
      return renew()
    }
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 12 })
    expect(asked).toBe(1)
  })

  it('a fresh token that is refused too asks to sign in again, once', async () => {
    await scene.keep(post(), post())
    scene.server.expireTokens()
    let asked = 0
    scene.renew = async () => {
      asked += 1
      return 'a token of no session'
    }
    expect(await scene.drain()).toMatchObject({ end: 'auth' })
    expect(asked).toBe(1)
  })

  it('a user switch during a drain stops it: nothing goes under another name', async () => {
    await scene.keep(post(), post())
    scene.server.expireTokens()
    scene.renew = () => Promise.reject(new IdentityChangedError())
    expect(await scene.drain()).toMatchObject({ end: 'stopped' })
    expect(scene.server.rows.size).toBe(0)
    expect(await scene.pending()).toHaveLength(2)
  })

  it('42501 with 401 asks to sign in, with 403 it is for the person to decide', async () => {
    await scene.keep(post())
    scene.renew = () => Promise.reject(new SignInNeededError())
    scene.answers.push(refusal(401, '42501'))
    expect(await scene.drain()).toMatchObject({ end: 'auth' })
    scene.answers.push(refusal(403, '42501'))
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ state: 'rejected', failure: { reason: 'not-allowed' } }])
  })
})

describe('versions', () => {
  it('an operation of a newer version is left alone; one of this version goes, and one of an older', async () => {
    const [newer, older, ours] = [post(), post(), post()]
    await scene.db.operations.add({ ...newOperation(older, '2026-11-14T08:00:00Z'), version: operationVersion - 1 })
    await scene.db.operations.add({ ...newOperation(newer, '2026-11-21T08:00:00Z'), version: operationVersion + 1 })
    await scene.keep(ours)
    expect(await scene.drain()).toMatchObject({ acknowledged: 2 })
    expect(await scene.pending()).toMatchObject([{ row: newer.row, attempted: false, state: 'waiting' }])
  })

  it('what a lagging schema cache does not know is kept until the app starts again', async () => {
    await scene.keep(post())
    scene.answers.push(refusal(404, 'PGRST205'))
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ state: 'blocked' }])
    expect(await scene.drain()).toMatchObject({ acknowledged: 0 })
    await unblockOperations(scene.db)
    expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
  })
})

describe('the clock', () => {
  it.each([day, -day])('that jumps by %d ms holds nothing up for longer than a pause', async (jump) => {
    await scene.keep(post())
    scene.answers.push(page(503))
    await scene.drain()
    later(jump)
    await scene.drain()
    later(5 * minute)
    await scene.drain()
    expect(await scene.pending()).toEqual([])
  })
})

describe('two at once', () => {
  it('pages that start together send each thing, and it takes effect once', async () => {
    await scene.keep(...Array.from({ length: 20 }, () => post()))
    await Promise.all([scene.drain(), scene.drain({ store: scene.anotherPage() })])
    expect(await scene.pending()).toEqual([])
    expect(scene.server.effects).toHaveLength(20)
  })

  it('a page that is robbed of the lock stops after the request that it is at', async () => {
    await scene.keep(...Array.from({ length: 20 }, () => post()))
    const robbed = new AbortController()
    scene.answers.push((reach) => {
      robbed.abort()
      return reach()
    })
    expect(await scene.drain({ signal: robbed.signal })).toMatchObject({ end: 'stopped' })
    expect(scene.sent.length).toBeLessThanOrEqual(6)
    await scene.drain()
    expect(scene.server.effects).toHaveLength(20)
  })

  it('a like pressed fifty times while it is being sent ends as it was last wished', async () => {
    const parent = post()
    await scene.keep(parent)
    await scene.drain()
    await scene.keep(like(parent.row, true))
    const presses = (async () => {
      for (let press = 1; press <= 50; press += 1) await scene.keep(like(parent.row, press % 2 === 0))
    })()
    await scene.drain()
    await presses
    await scene.drain()
    expect(scene.server.likes.size).toBe(1)
    expect(await scene.pending()).toEqual([])
  })
})

it('what the person asks for goes at once, though it was put off', async () => {
  await scene.keep(post())
  scene.answers.push(page(503))
  await scene.drain()
  await clearBackoff(scene.db)
  expect(await scene.drain()).toMatchObject({ acknowledged: 1 })
})
