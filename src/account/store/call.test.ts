import { describe, expect, it, vi } from 'vitest'
import { accessToken } from '#support/store/session/fake-auth-server'
import { amina, rpc, signedIn } from '#support/account/fake-account-server'

const code = () => import('./call')
const failed = (problem: string) => ({ ok: false, problem })

describe('the data export', () => {
  it('is requested as the user and returned unchanged', async () => {
    const data = { profile: { full_name: 'Amina Juma' }, gossip_likes: [] }
    const requests = await signedIn({ [rpc('export_my_data')]: { body: data } })
    expect(await (await code()).exportMyData(amina)).toEqual({ ok: true, value: data })
    expect(requests).toMatchObject([{ path: '/rest/v1/rpc/export_my_data', bearer: accessToken('aal1') }])
  })

  it.each([
    [
      'a second factor is needed',
      403,
      { code: '42501', message: 'refused', hint: 'Enter the code of your authenticator app', details: null },
      'second-factor',
    ],
    ['it is forbidden', 403, { code: '42501', message: 'permission denied', hint: null, details: null }, 'failed'],
    ['it was requested too often', 429, { code: 'PT429', message: 'Too many', hint: null, details: null }, 'too-often'],
    ['the server is busy', 503, { code: 'PGRST003', message: 'timeout', hint: null, details: null }, 'busy'],
    [
      'the function does not exist',
      404,
      { code: 'PGRST202', message: 'no function', hint: null, details: null },
      'failed',
    ],
  ])('reports when %s', async (_why, status, body, problem) => {
    await signedIn({ [rpc('export_my_data')]: { status, body } })
    expect(await (await code()).exportMyData(amina)).toEqual(failed(problem))
  })

  it('reports when the server cannot be reached', async () => {
    await signedIn({})
    expect(await (await code()).exportMyData(amina)).toEqual(failed('offline'))
  })

  it('is requested although the browser says that it is offline, and shows that the network works', async () => {
    await signedIn({ [rpc('export_my_data')]: { body: { profile: {} } } })
    vi.stubGlobal('navigator', { onLine: false })
    const { connectivity, isOffline } = await import('@/store/connectivity')
    expect(isOffline(connectivity.getState())).toBe(true)
    expect(await (await code()).exportMyData(amina)).toEqual({ ok: true, value: { profile: {} } })
    expect(isOffline(connectivity.getState())).toBe(false)
  })

  it('is asked for in vain where there is no network, whatever the browser says', async () => {
    await signedIn({})
    vi.stubGlobal('navigator', { onLine: false })
    const { connectivity, isOffline } = await import('@/store/connectivity')
    expect(await (await code()).exportMyData(amina)).toEqual(failed('offline'))
    expect(isOffline(connectivity.getState())).toBe(true)
  })

  it('is not read from the page of a captive portal', async () => {
    await signedIn({ [rpc('export_my_data')]: { body: 'Buy a bundle to go on' } })
    expect(await (await code()).exportMyData(amina)).toEqual(failed('busy'))
  })

  it('is requested once more with a new token, but not a third time', async () => {
    const refused = { status: 401, body: { code: 'PGRST301', message: 'JWT expired', hint: null, details: null } }
    const { sessionOnTheWire } = await import('#support/store/session/fake-auth-server')
    const requests = await signedIn({
      [rpc('export_my_data')]: refused,
      'POST token': { body: sessionOnTheWire('aal1') },
    })
    expect(await (await code()).exportMyData(amina)).toEqual(failed('sign-in'))
    expect(requests.filter(({ path }) => path.includes('export_my_data'))).toHaveLength(2)
  })
})

describe('a deletion request', () => {
  it('sends whether to delete the posts, and returns the due date', async () => {
    const requests = await signedIn({ [rpc('request_account_deletion')]: { body: '2026-11-30T09:00:00.123456+00:00' } })
    expect(await (await code()).requestDeletion(amina, true)).toEqual({
      ok: true,
      value: '2026-11-30T09:00:00.123456+00:00',
    })
    expect(requests).toMatchObject([{ body: { also_posts: true } }])
  })

  it('fails when the due date cannot be read', async () => {
    await signedIn({ [rpc('request_account_deletion')]: { body: 'soon' } })
    expect(await (await code()).requestDeletion(amina, false)).toEqual(failed('busy'))
  })
})
