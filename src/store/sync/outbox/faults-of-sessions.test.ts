import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OfflineError } from '@/store/remote/errors'
import { IdentityChangedError, SignInNeededError } from '@/store/session/errors'
import { OutboxScene, post, refusal } from '#support/store/sync/outbox/outbox-fixture'

let scene: OutboxScene
beforeEach(() => {
  scene = new OutboxScene()
})
afterEach(() => scene.close())

describe('a session', () => {
  it('that has expired while the token endpoint is down ends the drain and keeps the outbox', async () => {
    await scene.enqueue(post())
    scene.server.expireTokens()
    const renewToken = scene.renewToken
    scene.renewToken = () => Promise.reject(new OfflineError('no token endpoint'))
    expect(await scene.drain()).toMatchObject({ end: 'offline' })
    scene.renewToken = renewToken
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 1 })
  })

  it('whose refresh is refused requires a new sign-in and keeps the outbox', async () => {
    await scene.enqueue(post(), post())
    scene.server.expireTokens()
    scene.renewToken = () => Promise.reject(new SignInNeededError())
    expect(await scene.drain()).toMatchObject({ end: 'auth' })
    expect(await scene.pending()).toMatchObject([
      { state: 'waiting', tries: 0 },
      { state: 'waiting', tries: 0 },
    ])
  })

  it('whose token the server refuses gets a new token, whatever the clock says', async () => {
    await scene.enqueue(post())
    scene.server.expireTokens()
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 1 })
  })

  it('that expires while six lanes are sending is renewed once for all of them', async () => {
    await scene.enqueue(...Array.from({ length: 12 }, () => post()))
    scene.server.expireTokens()
    let renewals = 0
    const renewToken = scene.renewToken
    scene.renewToken = () => {
      renewals += 1
      return renewToken()
    }
    expect(await scene.drain()).toMatchObject({ end: 'idle', acknowledged: 12 })
    expect(renewals).toBe(1)
  })

  it('whose new token is refused, too, requires a new sign-in after one renewal', async () => {
    await scene.enqueue(post(), post())
    scene.server.expireTokens()
    let renewals = 0
    scene.renewToken = async () => {
      renewals += 1
      return 'an unknown token'
    }
    expect(await scene.drain()).toMatchObject({ end: 'auth' })
    expect(renewals).toBe(1)
  })

  it('of another user stops the drain: nothing is sent under another name', async () => {
    await scene.enqueue(post(), post())
    scene.server.expireTokens()
    scene.renewToken = () => Promise.reject(new IdentityChangedError())
    expect(await scene.drain()).toMatchObject({ end: 'stopped' })
    expect(scene.server.rows.size).toBe(0)
    expect(await scene.pending()).toHaveLength(2)
  })

  it('that meets 42501 requires a sign-in with status 401, and has the operation rejected with status 403', async () => {
    await scene.enqueue(post())
    scene.renewToken = () => Promise.reject(new SignInNeededError())
    scene.responses.push(refusal(401, '42501'))
    expect(await scene.drain()).toMatchObject({ end: 'auth' })
    scene.responses.push(refusal(403, '42501'))
    await scene.drain()
    expect(await scene.pending()).toMatchObject([{ state: 'rejected', failure: { reason: 'not-allowed' } }])
  })
})
