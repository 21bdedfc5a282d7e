import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { answerSignInsAlike } from '../../supabase/local/corrections/even-sign-ins.ts'
import { sendRawRequest } from '../backend/raw-request.ts'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()

type Answer = { readonly status: number; readonly text: string }
const askFrom = (
  from: string,
  path: string,
  body: Record<string, unknown>,
  { method = 'POST', token = '' } = {},
): Promise<Answer> =>
  sendRawRequest(backend, `/auth/v1/${path}`, {
    method,
    from,
    body: JSON.stringify(body),
    headers: {
      apikey: backend.keys.publishable,
      'content-type': 'application/json',
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
  })
const repeat = async (count: number, ask: (n: number) => Promise<Answer>): Promise<number[]> => {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push((await ask(n)).status)
  return statuses
}
/** Spends so much of a budget. */
const spend = (key: string, count: number) =>
  backend.sql(
    `insert into server.attempts (key, count, window_end) values (server.salted($1), $2, now() + interval '10 minutes')`,
    [key, count],
  )
const newAddress = () => `${randomUUID()}@students.example`
const waitsForMail = async () => {
  const email = newAddress()
  await backend.anonClient().auth.signUp({ email, password: 'mango bus rain sofa' })
  return email
}
const tokenOf = async ({ client }: Awaited<ReturnType<typeof backend.signUpAs>>) =>
  (await client.auth.getSession()).data.session?.access_token ?? ''
const unsignedToken = (sub: string) =>
  [{ alg: 'HS256' }, { sub, session_id: randomUUID(), role: 'authenticated' }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .concat('AAAA')
    .join('.')
const profilesWith = async (token: string) =>
  (
    await fetch(`${backend.url}/rest/v1/profiles?select=id`, {
      headers: { apikey: backend.keys.publishable, authorization: `Bearer ${token}` },
    })
  ).status

test('a parameter behind a # does not take a guess past its budget', async () => {
  const { email, password } = await backend.signUpAs('amina')
  expect(
    (await askFrom('127.0.4.1', 'token?grant%5Ftype=refresh_token#&grant_type=password', { email, password })).status,
  ).toBe(400)
})

test('a spent budget of sign-ups answers 429, for an address with an account and for any other', async () => {
  const { email } = await backend.signUpAs('brian')
  for (const each of [email, newAddress(), await waitsForMail()]) {
    const statuses = await repeat(12, () =>
      askFrom('127.0.4.2', 'signup', { email: each, password: 'mango bus rain sofa' }),
    )
    expect(statuses.slice(-2)).toEqual([429, 429])
  }
})

test('a spent budget of mails sends no more of them, however long ago the last one was', async () => {
  const email = await waitsForMail()
  const mails = () => backend.emails.all.filter(({ to }) => to === email).length
  const before = mails()
  await repeat(12, async () => {
    await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1`, [
      email,
    ])
    return askFrom('127.0.4.3', 'resend', { type: 'signup', email })
  })
  expect(mails() - before).toBe(5)
})

test('wrong codes are answered alike, byte for byte, for an account and for none', async () => {
  const { email } = await backend.signUpAs('carol')
  const answersFor = async (address: string) => {
    const answers: unknown[] = []
    for (let n = 0; n < 8; n += 1) {
      const response = await fetch(`${backend.url}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'recovery', email: address, token: `00000${n}` }),
      })
      answers.push({
        status: response.status,
        text: await response.text(),
        headers: [...response.headers].filter(([name]) => name !== 'date'),
      })
    }
    return answers
  }
  expect(await answersFor(email)).toEqual(await answersFor(newAddress()))
})

test('tokens that nobody has signed do not keep an account from setting a password', async () => {
  const dan = await backend.signUpAs('dan')
  const forged = unsignedToken(dan.user.id)
  await repeat(30, (n) =>
    askFrom(`127.0.5.${n + 1}`, 'user', { password: `mango bus ${n}` }, { method: 'PUT', token: forged }),
  )
  expect(
    (
      await askFrom(
        '127.0.4.4',
        'user',
        { password: 'another long password' },
        { method: 'PUT', token: await tokenOf(dan) },
      )
    ).status,
  ).toBe(200)
})

test('a stolen session does not keep its owner from setting a password with another one', async () => {
  const esther = await backend.signUpAs('esther')
  const thief = await tokenOf(await backend.signInAs(esther.email, esther.password))
  const statuses = await repeat(24, (n) =>
    askFrom(`127.0.6.${n + 1}`, 'user', { password: '12345' }, { method: 'PUT', token: thief }),
  )
  expect(statuses.slice(-2)).toEqual([429, 429])
  expect(
    (
      await askFrom(
        '127.0.4.8',
        'user',
        { password: 'another long password' },
        { method: 'PUT', token: await tokenOf(esther) },
      )
    ).status,
  ).toBe(200)
})

test('a session is renewed so often an hour, and no other session counts for it', async () => {
  const { client, email, password } = await backend.signUpAs('fatuma')
  const other = await backend.signInAs(email, password)
  let answer: Answer = { status: 0, text: '' }
  const renew = async () => {
    const stored = (await client.auth.getSession()).data.session?.refresh_token
    const { refresh_token = stored } =
      answer.status === 200 ? (JSON.parse(answer.text) as { refresh_token?: string }) : {}
    answer = await askFrom('127.0.4.9', 'token?grant_type=refresh_token', { refresh_token })
    return answer
  }
  expect(await repeat(3, renew)).toEqual([200, 200, 200])
  const [session] = await backend.sql<{ id: string }>(
    'select session_id as id from auth.refresh_tokens where token = $1',
    [(JSON.parse(answer.text) as { refresh_token: string }).refresh_token],
  )
  await backend.sql('update server.attempts set count = 120 where key = server.salted($1)', [`refresh ${session?.id}`])
  expect((await renew()).status).toBe(429)
  expect((await other.client.auth.refreshSession()).error).toBeNull()
  for (const refresh_token of [randomUUID(), '', '\u0000', null])
    expect((await askFrom('127.0.4.9', 'token?grant_type=refresh_token', { refresh_token })).status).toBeLessThan(500)
})

test('a token of no account is refused, and breaks nothing', async () => {
  expect(
    (await askFrom('127.0.4.5', 'logout?scope=others', {}, { token: unsignedToken('nobody') })).status,
  ).toBeLessThan(500)
})

test('whoever has signed out a stolen session loses its token with the next password', async () => {
  const owner = await backend.signUpAs('esther')
  const thief = await backend.signInAs(owner.email, owner.password)
  const token = (await thief.client.auth.getSession()).data.session?.access_token ?? ''
  await thief.client.auth.signOut({ scope: 'local' })
  expect(await profilesWith(token)).toBe(200)
  expect((await owner.client.auth.updateUser({ password: 'another long password' })).error).toBeNull()
  expect(await profilesWith(token)).toBe(401)
  expect(await profilesWith(await tokenOf(owner))).toBe(200)
})

test('an old password opens no session that begins while a new one is being set', async () => {
  const { email, password } = await backend.signUpAs('fatuma')
  const request = new Request(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const query = async (statement: string, params: unknown[] = []) => ({
    rows: (await backend.sql(statement, params)) as never[],
  })
  const sessions = () =>
    backend.sql('select from auth.sessions where user_id = (select id from auth.users where email = $1)', [email])
  const before = await sessions()
  const signInMeanwhile = async (asked: Request) => {
    const response = await fetch(asked)
    await backend.sql(`update auth.users set encrypted_password = 'the hash of a new one' where email = $1`, [email])
    return response
  }
  expect((await answerSignInsAlike(request, signInMeanwhile, { query, exec: query })).status).toBe(400)
  expect(await sessions()).toHaveLength(before.length)
})

test('an account of one’s own does not have the server check passwords without end', async () => {
  const { email, password } = await backend.signUpAs('grace')
  const signIn = () => askFrom('127.0.4.6', 'token?grant_type=password', { email, password })
  expect((await signIn()).status).toBe(200)
  await spend(`all ^\\/auth\\/v1\\/token$ ${email} 127.0.4.6`, 100)
  expect((await signIn()).status).toBe(429)
})

test('refused attempts leave nothing behind', async () => {
  await spend('network ^\\/auth\\/v1\\/token$ 127.0.4.7', 200)
  const count = async () =>
    (await backend.sql<{ count: number }>('select count(*)::int as count from server.attempts'))[0]?.count
  const before = await count()
  expect(
    await repeat(20, () =>
      askFrom('127.0.4.7', 'token?grant_type=password', { email: newAddress(), password: 'wrong' }),
    ),
  ).toEqual(Array.from({ length: 20 }, () => 429))
  expect(await count()).toBe(before)
})
