import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { leastMs } from '../../supabase/local/door/even-answers.ts'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()

const stranger = { password: 'chosen by a stranger', options: { data: { full_name: 'A Stranger' } } }

/** A stranger signs up with somebody's address. @returns the token of the mail that its owner gets */
const signUpFor = async (email: string): Promise<string> => {
  await backend.anonClient().auth.signUp({ email, ...stranger })
  return new URL(backend.emails.latestTo(email)?.link ?? '').searchParams.get('token_hash') ?? ''
}
const newAddress = () => `${randomUUID()}@students.example`
const signInAs = async (email: string, password: string) =>
  (await backend.anonClient().auth.signInWithPassword({ email, password })).error?.code
const identitiesOf = async (email: string) =>
  (
    await backend.sql<{ provider: string }>(
      'select provider from auth.identities where user_id = (select id from auth.users where email = $1) order by provider',
      [email],
    )
  ).map(({ provider }) => provider)
const addIdentity = (email: string, provider: string, data: Record<string, unknown>) =>
  backend.sql(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     select gen_random_uuid(), $2, gen_random_uuid()::text, id, $3::jsonb from auth.users where email = $1`,
    [email, provider, JSON.stringify(data)],
  )

/** Everything that confirms an address. */
const waysToConfirm = {
  'the link of the sign-up': async (_email: string, token: string) =>
    backend.anonClient().auth.verifyOtp({ token_hash: token, type: 'signup' }),
  'the code of the sign-up': async (email: string) =>
    backend.anonClient().auth.verifyOtp({ email, token: backend.emails.latestTo(email)?.code ?? '', type: 'signup' }),
  'the code of a second mail': async (email: string) => {
    await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1`, [
      email,
    ])
    await backend.anonClient().auth.signUp({ email, password: 'the choice of the owner' })
    return backend
      .anonClient()
      .auth.verifyOtp({ email, token: backend.emails.latestTo(email)?.code ?? '', type: 'signup' })
  },
  'the mail of a forgotten password': async (email: string) => {
    await backend.anonClient().auth.resetPasswordForEmail(email)
    return backend
      .anonClient()
      .auth.verifyOtp({ email, token: backend.emails.latestTo(email)?.code ?? '', type: 'recovery' })
  },
}

describe.each(Object.entries(waysToConfirm))('what a stranger chose for an address ends with %s:', (_way, confirm) => {
  test('the password, the name, and the sign-in at a provider', async () => {
    const email = newAddress()
    const token = await signUpFor(email)
    await addIdentity(email, 'github', { sub: '1', email, email_verified: false })
    const { data, error } = await confirm(email, token)
    expect(error).toBeNull()
    expect(data.session).not.toBeNull()
    expect(await signInAs(email, stranger.password)).toBe('invalid_credentials')
    expect(data.user?.user_metadata).not.toHaveProperty('full_name')
    expect(await backend.sql('select full_name from public.profiles where email = $1', [email])).toEqual([
      { full_name: null },
    ])
    expect(await identitiesOf(email)).toEqual(['email'])
  })
})

test('the owner then chooses a password and a name, which stay', async () => {
  const email = newAddress()
  const client = backend.anonClient()
  await client.auth.verifyOtp({ token_hash: await signUpFor(email), type: 'signup' })
  await client.auth.updateUser({ password: 'the choice of the owner', data: { full_name: 'Amina Juma' } })
  expect(await signInAs(email, 'the choice of the owner')).toBeUndefined()
  expect(await backend.sql('select full_name from public.profiles where email = $1', [email])).toEqual([
    { full_name: 'Amina Juma' },
  ])
  expect((await client.auth.getUser()).data.user?.user_metadata).toMatchObject({ full_name: 'Amina Juma' })
})

test('a name that the server writes once more after the confirmation does not come back', async () => {
  const email = newAddress()
  await backend.anonClient().auth.verifyOtp({ token_hash: await signUpFor(email), type: 'signup' })
  await backend.sql(
    `update auth.users set raw_user_meta_data = '{"full_name": "A Stranger", "email_verified": true}' where email = $1`,
    [email],
  )
  expect(await backend.sql('select raw_user_meta_data as metadata from auth.users where email = $1', [email])).toEqual([
    { metadata: { email_verified: true } },
  ])
})

test('the name that an owner has set before is not overwritten by a change of the password', async () => {
  const { client, email } = await backend.signUpAs('brian')
  await client.from('profiles').update({ full_name: 'Brian Otieno' }).eq('email', email)
  await client.auth.updateUser({ password: 'another long password', data: { full_name: 'Brian' } })
  expect(await backend.sql('select full_name from public.profiles where email = $1', [email])).toEqual([
    { full_name: 'Brian Otieno' },
  ])
})

test('a provider that vouches for the address confirms it without a mail, and its name and sign-in stay', async () => {
  const email = newAddress()
  await signUpFor(email)
  // As the hosted service does: it removes what was chosen before, then confirms.
  await addIdentity(email, 'google', { sub: '2', email, email_verified: true })
  await backend.sql(
    `delete from auth.identities where provider = 'email' and user_id = (select id from auth.users where email = $1)`,
    [email],
  )
  await backend.sql(
    `update auth.users set encrypted_password = null, raw_user_meta_data = '{"full_name": "Amina at Google"}' where email = $1`,
    [email],
  )
  await backend.sql('update auth.users set email_confirmed_at = now() where email = $1', [email])
  expect(await identitiesOf(email)).toEqual(['google'])
  expect(
    await backend.sql(`select raw_user_meta_data ->> 'full_name' as name from auth.users where email = $1`, [email]),
  ).toEqual([{ name: 'Amina at Google' }])
  expect(await backend.sql('select full_name from public.profiles where email = $1', [email])).toEqual([
    { full_name: 'Amina at Google' },
  ])
})

test('a provider that does not vouch for the address is no proof, nor is the mail that it caused', async () => {
  const email = newAddress()
  await signUpFor(email)
  await addIdentity(email, 'discord', { sub: '5', email, email_verified: false })
  await backend.sql(
    `delete from auth.identities where provider = 'email' and user_id = (select id from auth.users where email = $1)`,
    [email],
  )
  await backend.sql('update auth.users set encrypted_password = null where email = $1', [email])
  // In the order of the hosted service: first the account, then its identities.
  await backend.sql('update auth.users set email_confirmed_at = now(), confirmation_token = null where email = $1', [
    email,
  ])
  expect(await identitiesOf(email)).toEqual([])
})

describe('a sign-in at a provider that somebody with a stolen session has added', () => {
  test('ends with a new password', async () => {
    const { client, email } = await backend.signUpAs('carol')
    await addIdentity(email, 'github', { sub: '3', email: 'thief@elsewhere.example', email_verified: true })
    await client.auth.updateUser({ password: 'another long password' })
    expect(await identitiesOf(email)).toEqual(['email'])
  })

  test('but the first password of who signs in at a provider ends nothing', async () => {
    const { client, email } = await backend.signUpAs('dan')
    await backend.sql('update auth.users set encrypted_password = null where email = $1', [email])
    await addIdentity(email, 'google', { sub: '4', email, email_verified: true })
    await client.auth.updateUser({ password: 'the first long password' })
    expect(await identitiesOf(email)).toEqual(['email', 'google'])
  })
})

describe('a sign-in', () => {
  const answerOf = async (email: string, password: string) => {
    const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    return {
      status: response.status,
      body: await response.text(),
      names: [...response.headers.keys()].filter((name) => name !== 'date'),
      code: response.headers.get('x-sb-error-code'),
    }
  }

  test('with a wrong password is answered alike for an account, for an address that waits for its mail, for a new account and for none', async () => {
    const { email } = await backend.signUpAs('esther')
    const [waiting, fresh] = [newAddress(), newAddress()]
    await signUpFor(waiting)
    await backend.anonClient().auth.verifyOtp({ token_hash: await signUpFor(fresh), type: 'signup' })
    const expected = await answerOf(email, 'wrong')
    expect(expected.body).toContain('invalid_credentials')
    for (const each of [waiting, fresh, newAddress()]) expect(await answerOf(each, 'wrong')).toEqual(expected)
  })

  test.each(['recover', 'resend'])(
    'and a request for a mail (%s) takes as long for an account as for none',
    async (path) => {
      const { email } = await backend.signUpAs('fatuma')
      for (const each of [email, newAddress()]) {
        const began = performance.now()
        const headers = { apikey: backend.keys.publishable, 'content-type': 'application/json' }
        expect(
          (
            await fetch(`${backend.url}/auth/v1/${path}`, {
              method: 'POST',
              headers,
              body: JSON.stringify({ email: each, type: 'signup' }),
            })
          ).status,
        ).toBe(200)
        expect(performance.now() - began).toBeGreaterThanOrEqual(leastMs - 1)
      }
    },
  )

  test('says that the address is not confirmed to whoever knows the password', async () => {
    const waiting = newAddress()
    await signUpFor(waiting)
    expect((await answerOf(waiting, stranger.password)).body).toContain('email_not_confirmed')
  })
})
