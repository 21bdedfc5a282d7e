import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { hashSync } from 'bcryptjs'
import { describe, expect, test } from 'vitest'
import { SignInLimits } from '../../supabase/local/sign-in-limits.ts'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()

const text = (length: number) => 'x'.repeat(length)

test.each([
  ['3 kB', 3_000],
  ['a megabyte', 1_000_000],
])('nobody signs up with metadata of %s', async (_size, length) => {
  const email = `hoarder-${length}@students.example`
  const { data } = await backend
    .anonClient()
    .auth.signUp({ email, password: 'a long password', options: { data: { full_name: text(length) } } })
  expect(data.session).toBeNull()
  expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([])
})

test('nobody adds metadata of 3 kB later', async () => {
  const { client, user } = await backend.signUpAs('amina')
  await client.auth.updateUser({ data: { full_name: text(3_000) } })
  expect(
    await backend.sql('select from auth.users where id = $1 and octet_length(raw_user_meta_data::text) < 2048', [
      user.id,
    ]),
  ).toHaveLength(1)
})

describe('the limits of an address count', () => {
  const answers = async (count: number, path: string, method: string) => {
    const query = async (statement: string, params: unknown[] = []) => ({
      rows: (await backend.sql(statement, params)) as never[],
    })
    const limits = new SignInLimits({ query, exec: query }, { secret: 'secret key', jwtSecret: 'jwt secret' })
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) {
      const request = new Request(`http://localhost${path}`, {
        method,
        headers: { 'cf-connecting-ip': '41.90.1.2' },
        ...(method !== 'GET' && { body: JSON.stringify({ email: `student-${n}@students.example` }) }),
      })
      statuses.push((await limits.answer(request, async () => Response.json({}))).status)
    }
    return statuses
  }

  test('sign-ins that succeed', async () => {
    expect((await answers(401, '/auth/v1/token?grant_type=password', 'POST')).slice(-2)).toEqual([200, 429])
  })

  test('changes of accounts, not reads', async () => {
    expect((await answers(101, '/auth/v1/user', 'PUT')).slice(-2)).toEqual([200, 429])
    expect((await answers(101, '/auth/v1/user', 'GET')).at(-1)).toBe(200)
  })
})

describe('a password that the app refuses', () => {
  const guessed = [
    '123456',
    'Password1',
    '  letmein ',
    '\uff11\uff12\uff13\uff14\uff15\uff16',
    '      ',
    '\u200b'.repeat(8),
  ]
  const refused = [
    ...guessed.map((password) => [password, 'pwned'] as const),
    ['12345', 'length'],
    ['a b c', 'length'],
  ] as const
  const send = (
    path: string,
    method: string,
    body: unknown,
    token: string,
    apikey: string = backend.keys.publishable,
  ) =>
    fetch(`${backend.url}/auth/v1/${path}`, {
      method,
      body: JSON.stringify(body),
      headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    })
  const tokenOf = async ({ client }: { readonly client: SupabaseClient }) =>
    (await client.auth.getSession()).data.session?.access_token ?? ''
  const isWeak = async (response: Response, reason: string) =>
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ error_code: 'weak_password', weak_password: { reasons: [reason] } }),
    ])

  test.each(refused)('opens no account: %j', async (password, reason) => {
    const email = `guessed-${randomUUID()}@students.example`
    const { error } = await backend.anonClient().auth.signUp({ email, password })
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: [reason] })
    expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([])
  })

  test('does not take the place of another: not by the user, a mailed link or the operator’s key', async () => {
    const amina = await backend.signUpAs('amina')
    const byLink = backend.anonClient()
    await byLink.auth.resetPasswordForEmail(amina.email)
    const tokenHash = new URL(backend.emails.latestTo(amina.email)?.link ?? '').searchParams.get('token_hash') ?? ''
    expect((await byLink.auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull()
    for (const [password, reason] of refused) {
      // Each try counts, and an account has few in an hour.
      if (password !== '12345')
        expect((await byLink.auth.updateUser({ password })).error).toMatchObject({
          code: 'weak_password',
          reasons: [reason],
        })
      await isWeak(await send('user', 'PUT', { password }, await tokenOf(amina), backend.keys.secret), reason)
    }
    await backend.signInAs(amina.email, amina.password)
  })

  test.each([
    { password: 123456 },
    { password: ['1', '2', '3', '4', '5', '6'] },
    { password: { length: 8 } },
    { password: null },
  ])('is not sent as anything but a text: $password', async ({ password }) => {
    const email = `typed-${randomUUID()}@students.example`
    expect((await send('signup', 'POST', { email, password }, backend.keys.publishable)).status).toBe(
      password === null ? 400 : 422,
    )
    const brian = await backend.signUpAs('brian')
    for (const [key, status] of [
      [backend.keys.publishable, 422],
      [backend.keys.secret, 400],
    ] as const)
      expect((await send('user', 'PUT', { password }, await tokenOf(brian), key)).status).toBe(status)
    await backend.signInAs(brian.email, brian.password)
    expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([])
  })

  test('still opens an account that has it from before', async () => {
    const carol = await backend.signUpAs('carol')
    await backend.sql('update auth.users set encrypted_password = $2 where id = $1', [
      carol.user.id,
      hashSync('password', 4),
    ])
    expect((await backend.signInAs(carol.email, 'password')).user.id).toBe(carol.user.id)
  })

  test('is given to nobody by the operator either: nothing there makes accounts', async () => {
    const email = `operated-${randomUUID()}@students.example`
    for (const path of ['admin/users', 'admin/generate_link', 'invite'])
      expect(
        (await send(path, 'POST', { email, password: '123456' }, backend.keys.secret, backend.keys.secret)).ok,
      ).toBe(false)
    expect(await backend.sql('select from auth.users where email = $1', [email])).toEqual([])
  })
})
