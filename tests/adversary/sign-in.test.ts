import fc from 'fast-check'
import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sendRawRequest } from '../backend/raw-request.ts'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()

/** Asks the auth API from an address of this machine. */
const askFrom = async (from: string, path: string, body: Record<string, unknown>) => {
  const { status, text } = await sendRawRequest(backend, `/auth/v1/${path}`, {
    method: 'POST',
    from,
    headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status, body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>) }
}
const signIn = (from: string, email: string, password: string) =>
  askFrom(from, 'token?grant_type=password', { email, password })
const statusesOf = (answers: readonly { readonly status: number }[]) => answers.map(({ status }) => status)
const countOf = (statuses: readonly number[], status: number) => statuses.filter((each) => each === status).length

const mailTo = (email: string) => {
  const { code = '', link = '' } = backend.emails.latestTo(email) ?? {}
  return { code, token: new URL(link).searchParams.get('token_hash') ?? '' }
}
const wrongCodes = (code: string, count: number) =>
  Array.from({ length: count }, (_each, index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'))

/** Spends so much of a budget. */
const spend = (key: string, count: number) =>
  backend.sql(
    `insert into server.attempts (key, count, window_end) values (server.salted($1), $2, now() + interval '10 minutes') on conflict (key) do update set count = excluded.count`,
    [key, count],
  )

/** Ten wrong passwords from each of so many networks. */
const guessFromMany = async (email: string, networks: number) => {
  const statuses: number[] = []
  for (let network = 0; network < networks; network += 1) {
    for (let n = 0; n < 10; n += 1) statuses.push((await signIn(`127.0.1.${network + 1}`, email, `wrong-${n}`)).status)
  }
  return statuses
}

describe('a stranger who guesses an account’s password from many networks', () => {
  test('is refused after a hundred tries; its owner is not, where they have signed in before', async () => {
    const { email, password } = await backend.signUpAs('amina')
    expect((await signIn('127.0.0.20', email, password)).status).toBe(200)
    const statuses = await guessFromMany(email, 11)
    expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([100, 10])
    expect((await signIn('127.0.0.20', email, password)).status).toBe(200)
  })

  test('does not keep the owner out anywhere: a mail opens the account', async () => {
    const { email, password } = await backend.signUpAs('brian')
    await spend(`account ^\\/auth\\/v1\\/token$ ${email}`, 100)
    expect((await signIn('127.0.0.21', email, password)).status).toBe(429)
    expect((await askFrom('127.0.0.21', 'recover', { email })).status).toBe(200)
    expect((await askFrom('127.0.0.21', 'verify', { type: 'recovery', token_hash: mailTo(email).token })).status).toBe(
      200,
    )
    expect((await signIn('127.0.0.21', email, password)).status).toBe(200)
  })

  test('has ten tries where the owner signs in, which leave the owner’s other networks alone', async () => {
    const { email, password } = await backend.signUpAs('carol')
    for (const network of ['127.0.0.22', '127.0.0.23'])
      expect((await signIn(network, email, password)).status).toBe(200)
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push((await signIn('127.0.0.22', email, `wrong-${n}`)).status)
    expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([10, 2])
    expect((await signIn('127.0.0.23', email, password)).status).toBe(200)
  })

  test('uses up a network for newcomers, not for who has signed in from it', async () => {
    const { email, password } = await backend.signUpAs('dan')
    expect((await signIn('127.0.0.24', email, password)).status).toBe(200)
    await spend('network ^\\/auth\\/v1\\/token$ 127.0.0.24', 200)
    expect((await signIn('127.0.0.24', 'newcomer@students.example', 'wrong')).status).toBe(429)
    expect((await signIn('127.0.0.24', email, password)).status).toBe(200)
  })

  test('makes nobody known: a network is remembered after a success, for twenty networks and ninety days', async () => {
    const { email, password, user } = await backend.signUpAs('esther')
    await backend.sql('delete from server.known_networks where user_id = $1', [user.id])
    await signIn('127.0.0.25', email, 'wrong')
    expect(await backend.sql('select from server.known_networks where user_id = $1', [user.id])).toEqual([])
    await backend.sql(
      `insert into server.known_networks (user_id, network, seen_at) select $1, 'network ' || n, now() - interval '1 day' from generate_series(1, 25) as n`,
      [user.id],
    )
    expect((await signIn('127.0.0.25', email, password)).status).toBe(200)
    expect(await backend.sql('select from server.known_networks where user_id = $1', [user.id])).toHaveLength(20)
    const knows = async () =>
      (await backend.sql<{ known: boolean }>('select server.knows_network($1, $2) as known', [email, '127.0.0.25']))[0]
        ?.known
    expect(await knows()).toBe(true)
    await backend.sql(`update server.known_networks set seen_at = now() - interval '91 days' where user_id = $1`, [
      user.id,
    ])
    expect(await knows()).toBe(false)
  })
})

describe('attempts at once are no more than attempts in turn', () => {
  test('however many wrong passwords arrive together', async () => {
    const attempts = fc.record({ id: fc.uuid(), count: fc.integer({ min: 1, max: 30 }) })
    await fc.assert(
      fc.asyncProperty(attempts, async ({ id, count }) => {
        const network = `127.${randomInt(2, 250)}.${randomInt(250)}.${randomInt(1, 250)}`
        const statuses = statusesOf(
          await Promise.all(
            Array.from({ length: count }, (_each, n) => signIn(network, `${id}@students.example`, `wrong-${n}`)),
          ),
        )
        expect([countOf(statuses, 400), countOf(statuses, 429)]).toEqual([Math.min(count, 10), Math.max(count - 10, 0)])
      }),
      { numRuns: 10 },
    )
  })

  test('however many codes arrive together, from as many networks', async () => {
    const { email } = await backend.signUpAs('fatuma')
    await askFrom('127.0.0.30', 'recover', { email })
    const { code } = mailTo(email)
    for (const wrong of wrongCodes(code, 4))
      expect((await askFrom('127.0.0.30', 'verify', { type: 'recovery', email, token: wrong })).status).toBe(403)
    const guesses = [...wrongCodes(code, 24).slice(4), code]
    const statuses = statusesOf(
      await Promise.all(
        guesses.map((token, index) => askFrom(`127.0.2.${index + 1}`, 'verify', { type: 'recovery', email, token })),
      ),
    )
    // One try was left, and another guess had it.
    expect(new Set(statuses)).toEqual(new Set([403]))
    const counted = await backend.sql<{ count: number }>(
      `select count from server.attempts where key = (select server.salted(concat_ws(' ', 'code', id, confirmation_token, recovery_token, email_change_token_current, email_change_token_new)) from auth.users where email = $1)`,
      [email],
    )
    expect(counted).toEqual([{ count: 5 }])
  })

  test('a success is not counted, and a refusal counts against nobody', async () => {
    const { email, password } = await backend.signUpAs('grace')
    for (let n = 0; n < 15; n += 1) expect((await signIn('127.0.0.31', email, password)).status).toBe(200)
    for (let n = 0; n < 30; n += 1) await signIn('127.0.0.32', email, `wrong-${n}`)
    const counts = await backend.sql<{ count: number }>(
      'select count from server.attempts where key = server.salted($1)',
      [`account ^\\/auth\\/v1\\/token$ ${email}`],
    )
    expect(counts).toEqual([{ count: 10 }])
  })
})

describe('five wrong codes from a stranger', () => {
  test('void the code; the signed link of the same mail opens the account', async () => {
    const { email } = await backend.signUpAs('halima')
    await askFrom('127.0.0.33', 'recover', { email })
    const { code, token } = mailTo(email)
    for (const wrong of wrongCodes(code, 5))
      await askFrom('127.0.0.34', 'verify', { type: 'recovery', email, token: wrong })
    expect((await askFrom('127.0.0.33', 'verify', { type: 'recovery', email, token: code })).body).toMatchObject({
      error_code: 'otp_expired',
    })
    expect((await askFrom('127.0.0.33', 'verify', { type: 'recovery', token_hash: token })).status).toBe(200)
  })

  test('leave the code of the next mail alone', async () => {
    const { email } = await backend.signUpAs('imani')
    await askFrom('127.0.0.35', 'recover', { email })
    for (const wrong of wrongCodes(mailTo(email).code, 5))
      await askFrom('127.0.0.36', 'verify', { type: 'recovery', email, token: wrong })
    await askFrom('127.0.0.35', 'recover', { email })
    expect((await askFrom('127.0.0.35', 'verify', { type: 'recovery', email, token: mailTo(email).code })).status).toBe(
      200,
    )
  })

  test('and sixty wrong links from a network leave its right ones alone', async () => {
    const { email } = await backend.signUpAs('juma')
    await askFrom('127.0.0.37', 'recover', { email })
    const statuses: number[] = []
    for (let n = 0; n < 61; n += 1)
      statuses.push(
        (await askFrom('127.0.0.37', 'verify', { type: 'recovery', token_hash: `${randomInt(1e9)}.${randomInt(1e9)}` }))
          .status,
      )
    expect(statuses.at(-1)).toBe(429)
    expect((await askFrom('127.0.0.37', 'verify', { type: 'recovery', token_hash: mailTo(email).token })).status).toBe(
      200,
    )
  })
})

test('a stolen session changes an account twenty times an hour at most, from whatever networks', async () => {
  const { client } = await backend.signUpAs('kamau')
  const token = (await client.auth.getSession()).data.session?.access_token ?? ''
  const statuses: number[] = []
  for (let n = 0; n < 24; n += 1) {
    const headers = {
      apikey: backend.keys.publishable,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    }
    statuses.push(
      (
        await sendRawRequest(backend, '/auth/v1/user', {
          method: 'PUT',
          from: `127.0.3.${n + 1}`,
          headers,
          body: JSON.stringify({ password: `mango bus ${n}` }),
        })
      ).status,
    )
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})
