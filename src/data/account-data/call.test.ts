import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { accessToken } from '../session/fake-auth-server'
import { amina, rpc, signedIn } from './fake-account-server'

const code = () => import('./call')
const failed = (problem: string) => ({ ok: false, problem })

describe('what the server holds', () => {
  it('is asked for as the person, and answered as it is', async () => {
    const held = { profile: { full_name: 'Amina Juma' }, gossip_likes: [] }
    const asked = await signedIn({ [rpc('export_my_data')]: { body: held } })
    expect(await (await code()).exportMyData(amina)).toEqual({ ok: true, value: held })
    expect(asked).toMatchObject([{ path: '/rest/v1/rpc/export_my_data', bearer: accessToken('aal1') }])
  })

  it.each([
    ['a second factor is needed', 403, { code: '42501', message: 'refused', hint: 'Enter the code of your authenticator app', details: null }, 'second-factor'],
    ['it may not be had at all', 403, { code: '42501', message: 'permission denied', hint: null, details: null }, 'failed'],
    ['it was asked for too often', 429, { code: 'PT429', message: 'Too many', hint: null, details: null }, 'too-often'],
    ['the server is busy', 503, { code: 'PGRST003', message: 'timeout', hint: null, details: null }, 'busy'],
    ['the function is not there', 404, { code: 'PGRST202', message: 'no function', hint: null, details: null }, 'failed'],
  ])('says so where %s', async (_why, status, body, problem) => {
    await signedIn({ [rpc('export_my_data')]: { status, body } })
    expect(await (await code()).exportMyData(amina)).toEqual(failed(problem))
  })

  it('says so where the server cannot be reached', async () => {
    await signedIn({})
    expect(await (await code()).exportMyData(amina)).toEqual(failed('offline'))
  })

  it('is never taken from a page that is not the server’s', async () => {
    await signedIn({ [rpc('export_my_data')]: { body: 'Buy a bundle to go on' } })
    expect(await (await code()).exportMyData(amina)).toEqual(failed('busy'))
  })

  it('is asked for a second time with a new token, and no third time', async () => {
    const refused = { status: 401, body: { code: 'PGRST301', message: 'JWT expired', hint: null, details: null } }
    const { sessionOnTheWire } = await import('../session/fake-auth-server')
    const asked = await signedIn({ [rpc('export_my_data')]: refused, 'POST token': { body: sessionOnTheWire('aal1') } })
    expect(await (await code()).exportMyData(amina)).toEqual(failed('sign-in'))
    expect(asked.filter(({ path }) => path.includes('export_my_data'))).toHaveLength(2)
  })
})

describe('a deletion', () => {
  it('is asked for with what becomes of the posts, and answered with its day', async () => {
    const asked = await signedIn({ [rpc('request_account_deletion')]: { body: '2026-11-30T09:00:00.123456+00:00' } })
    expect(await (await code()).requestDeletion(amina, true)).toEqual({ ok: true, value: '2026-11-30T09:00:00.123456+00:00' })
    expect(asked).toMatchObject([{ body: { also_posts: true } }])
  })

  it('whose day cannot be read is not taken for one', async () => {
    await signedIn({ [rpc('request_account_deletion')]: { body: 'soon' } })
    expect(await (await code()).requestDeletion(amina, false)).toEqual(failed('busy'))
  })
})
