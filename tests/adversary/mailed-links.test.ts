import { createHash, randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackend, type TestBackend } from '../backend/start-backend.ts'

let backend: TestBackend
beforeAll(async () => {
  backend = await startBackend({ seedFile: null })
})
afterAll(() => backend.close())

/** The token that Lite makes of an address and the code of a mail. */
const tokenFrom = (email: string, code: string) => createHash('sha256').update(email + code).digest('hex')

const open = (parameters: Record<string, string>) => fetch(`${backend.url}/auth/v1/verify?${new URLSearchParams(parameters)}`, { redirect: 'manual' })
const post = (body: Record<string, unknown>) =>
  fetch(`${backend.url}/auth/v1/verify`, { method: 'POST', headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Requests a new password. @returns what the mail contains */
const recover = async (email: string) => {
  await backend.anonClient().auth.resetPasswordForEmail(email)
  const mail = backend.emails.latestTo(email)
  return { code: mail?.code ?? '', token: new URL(mail?.link ?? '').searchParams.get('token') ?? '' }
}

test('whoever guesses the code of a mail cannot make the token of its link', async () => {
  const { email } = await backend.signUpAs('amina')
  const { code, token } = await recover(email)
  const guessed = tokenFrom(email, code)
  const forged = [guessed, `${guessed}.`, `${guessed}.${Buffer.alloc(32).toString('base64url')}`, token.slice(0, -4)]
  for (const wrong of forged) {
    for (const parameters of [{ token: wrong, type: 'recovery' }, { token_hash: wrong, type: 'recovery' }]) expect((await open(parameters)).headers.get('location') ?? '').not.toContain('access_token')
    for (const tokenHash of [wrong, [wrong]]) expect((await post({ token_hash: tokenHash, type: 'recovery' })).status).toBeGreaterThanOrEqual(400)
  }
  expect((await open({ token, type: 'recovery' })).headers.get('location')).toContain('access_token')
})

test('a mailed code signs in, which resets a password where no link can be opened', async () => {
  const { email } = await backend.signUpAs('brian')
  const { code } = await recover(email)
  expect((await post({ email, token: code, type: 'recovery' })).status).toBe(200)
})

test('links that open nothing are counted, and refused after sixty', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 62; tries += 1) statuses.push((await open({ token: tokenFrom('carol@students.example', String(randomInt(1e6))), type: 'recovery' })).status)
  expect(statuses.at(-1)).toBe(429)
})
