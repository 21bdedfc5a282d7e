import { createHash, randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MailOrigins } from '../../supabase/local/corrections/mail-origins.ts'
import { emptyBackend } from '../backend/test-backend.ts'

const backend = await emptyBackend()

/** The token that Lite makes of an address and the code of a mail. */
const tokenFrom = (email: string, code: string) =>
  createHash('sha256')
    .update(email + code)
    .digest('hex')

const ask = (path: string, body: Record<string, unknown>) =>
  fetch(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.keys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const open = (body: Record<string, unknown>) => ask('verify', body)

const mailTo = (email: string) => {
  const { code = '', link = '' } = backend.emails.latestTo(email) ?? {}
  return { code, link, token: new URL(link).searchParams.get('token_hash') ?? '' }
}

/** Requests a new password. @returns what the mail contains */
const recover = async (email: string) => {
  expect((await ask('recover', { email })).status).toBe(200)
  return mailTo(email)
}

const signUp = async (name: string) => {
  const email = `${name}-${randomInt(1e6)}@students.example`
  expect((await ask('signup', { email, password: 'mango bus rain sofa' })).status).toBe(200)
  return { email, ...mailTo(email) }
}

const wrongCode = (code: string, offset = 1) => String((Number(code) + offset) % 1_000_000).padStart(6, '0')

describe('a mail scanner that opens a link first', () => {
  const kinds = [
    ['signup', () => signUp('scanned')],
    ['recovery', async () => recover((await backend.signUpAs('scanned')).email)],
  ] as const

  test.each(kinds)('changes nothing, and the person opens it once: %s', async (type, mail) => {
    const { link, token } = await mail()
    const [unsigned = ''] = token.split('.')
    const old = [token, unsigned].map(
      (each) => `${backend.url}/auth/v1/verify?${new URLSearchParams({ token: each, type, redirect_to: backend.url })}`,
    )
    for (const address of [link, ...old])
      for (const method of ['HEAD', 'GET'])
        expect((await fetch(address, { method, redirect: 'manual' })).status).toBe(404)
    expect((await open({ token_hash: token, type })).status).toBe(200)
    const again = await open({ token_hash: token, type })
    expect([again.status, await again.json()]).toEqual([403, expect.objectContaining({ error_code: 'otp_expired' })])
  })
})

test('whoever guesses the code of a mail cannot make the token of its link', async () => {
  const { email } = await backend.signUpAs('amina')
  const { code, token } = await recover(email)
  const guessed = tokenFrom(email, code)
  const forged = [guessed, `${guessed}.`, `${guessed}.${Buffer.alloc(32).toString('base64url')}`, token.slice(0, -4)]
  for (const wrong of forged)
    for (const tokenHash of [wrong, [wrong]])
      expect((await open({ token_hash: tokenHash, type: 'recovery' })).status).toBeGreaterThanOrEqual(400)
  expect((await open({ token_hash: token, type: 'recovery' })).status).toBe(200)
})

describe('a mailed code', () => {
  test('confirms an address, once', async () => {
    const { email, code } = await signUp('brian')
    expect((await open({ email, token: wrongCode(code), type: 'signup' })).status).toBe(403)
    expect((await open({ email: email.toUpperCase(), token: code, type: 'signup' })).status).toBe(200)
    expect((await open({ email, token: code, type: 'signup' })).status).toBe(403)
  })

  test('signs in, which resets a password where no link can be opened', async () => {
    const { email } = await backend.signUpAs('carol')
    const { code, token } = await recover(email)
    expect((await open({ email, token: code, type: 'recovery' })).status).toBe(200)
    expect((await open({ token_hash: token, type: 'recovery' })).status).toBe(403)
  })

  test('is void after five wrong tries, whatever they say they are for; its link is not', async () => {
    const { email, code, token } = await signUp('dan')
    for (const [index, type] of ['signup', 'recovery', 'email_change', 'signup', 'recovery'].entries()) {
      const tried = index % 2 === 0 ? email : email.toUpperCase()
      expect((await open({ email: tried, token: wrongCode(code, index + 1), type })).status).toBe(403)
    }
    expect((await open({ email, token: code, type: 'signup' })).status).toBe(403)
    expect((await open({ token_hash: token, type: 'signup' })).status).toBe(200)
  })

  test('is not guessed at with a part of the address in it, which would count against nobody', async () => {
    const { email } = await backend.signUpAs('esther')
    const { code } = await recover(email)
    const split = { email: email.slice(0, -3), token: `${email.slice(-3)}${code}`, type: 'recovery' }
    for (const body of [
      split,
      { ...split, email: '' },
      { email: `${email}${code[0]}`, token: code.slice(1), type: 'recovery' },
      { email, token: Number(code), type: 'recovery' },
      { email, token: code, type: 'magiclink' },
    ]) {
      expect((await open(body)).status).toBe(422)
    }
    expect((await open({ email, token: code, type: 'recovery' })).status).toBe(200)
  })
})

test('links that open nothing are counted, and refused after sixty', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 62; tries += 1)
    statuses.push(
      (await open({ token_hash: tokenFrom('carol@students.example', String(randomInt(1e6))), type: 'recovery' }))
        .status,
    )
  expect(statuses.at(-1)).toBe(429)
})

describe('a mail leads to', () => {
  const link = 'https://comrade.example/login?type=recovery&token_hash=1f2e'
  const leadsTo = (site: string, origin: string) => {
    const origins = new MailOrigins(site, [
      'http://localhost:4173/**',
      'http://127.0.0.1:4173/**',
      'http://comrade.hostel:4173/**',
    ])
    const asked = new Request(`${site}/auth/v1/recover`, { method: 'POST', headers: { origin } })
    return origins.remembering(asked, async () => new URL(origins.apply(link)).origin)
  }

  test.each([
    [
      'the origin that asked, if the settings name it',
      'http://192.168.1.20:4173',
      'http://comrade.hostel:4173',
      'http://comrade.hostel:4173',
    ],
    [
      'the site, if a stranger asks from elsewhere',
      'http://192.168.1.20:4173',
      'https://evil.example',
      'https://comrade.example',
    ],
    [
      'the site, if a stranger asks from the reader’s own machine',
      'http://192.168.1.20:4173',
      'http://localhost:4173',
      'https://comrade.example',
    ],
    [
      'the site, if a stranger asks from 127.0.0.1',
      'http://192.168.1.20:4173',
      'http://127.0.0.1:4173',
      'https://comrade.example',
    ],
    [
      'this machine, if it serves itself alone',
      'http://localhost:4173',
      'http://127.0.0.1:4173',
      'http://127.0.0.1:4173',
    ],
  ])('%s', async (_where, site, origin, leads) => {
    expect(await leadsTo(site, origin)).toBe(leads)
  })
})
