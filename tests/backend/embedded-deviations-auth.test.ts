import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { startFixture } from './embedded-fixture.ts'

// Sign-up and mails of the embedded backend must behave as on the hosted service. Each group names one correction in
// supabase/local/corrections/ and fails without it.

const { backend, amina } = await startFixture()

describe('signing up again (repeated-sign-ups)', () => {
  test('with a confirmed address returns a fake user without identities, and changes nothing', async () => {
    const { data, error } = await backend
      .anonClient()
      .auth.signUp({ email: amina.email.toUpperCase(), password: 'another-password' })
    expect(error).toBeNull()
    expect(data).toMatchObject({ session: null, user: { email: amina.email, identities: [] } })
    expect(data.user?.id).not.toBe(amina.user.id)
    expect((await backend.signInAs(amina.email, amina.password)).user.id).toBe(amina.user.id)
  })

  test('with a weak password reports that first', async () => {
    const { error } = await backend.anonClient().auth.signUp({ email: amina.email, password: '12345' })
    expect(error).toMatchObject({ status: 422, code: 'weak_password' })
  })
})

describe('requesting the confirmation mail again (resent-confirmations)', () => {
  test('fails immediately after the first mail, and sends a new valid one after a minute', async () => {
    const email = 'late@students.example'
    const client = backend.anonClient()
    await client.auth.signUp({ email, password: 'late-password' })
    const first = backend.emails.latestTo(email)
    expect((await client.auth.resend({ type: 'signup', email })).error).toMatchObject({ status: 429 })
    await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1`, [
      email,
    ])
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    const second = backend.emails.latestTo(email)
    expect(second?.link).not.toBe(first?.link)
    const code = second?.code ?? ''
    expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).data.session).not.toBeNull()
  })
})

describe('the words of mails (mail-texts)', () => {
  const mailTo = (email: string) => {
    const { subject = '', text = '', code } = backend.emails.latestTo(email) ?? {}
    return { subject, text, code, links: new Set(text.match(/https?:\/\/\S+/g)) }
  }
  const bothLanguages = /^Hello,\n[^]*\n\nHabari,\n/

  test('are those of the templates, in English and Kiswahili, with one link and one code', async () => {
    const email = 'words@students.example'
    await backend.anonClient().auth.signUp({ email, password: 'words-password' })
    const confirmation = mailTo(email)
    expect(confirmation.subject).toBe('Confirm your email address · Thibitisha anwani yako ya barua pepe')
    expect(confirmation.text).toMatch(bothLanguages)
    expect(confirmation.text).toContain('Confirm my address: http')
    expect(confirmation.text).toContain('Thibitisha anwani yangu: http')
    expect(confirmation.links.size).toBe(1)
    expect(confirmation.text.match(/^\d{6}$/gm)).toEqual([confirmation.code, confirmation.code])
    expect(confirmation.text).not.toMatch(/[<>{}]/)
    await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1`, [
      email,
    ])
    await backend.anonClient().auth.resend({ type: 'signup', email })
    const again = mailTo(email)
    expect(again.links).not.toEqual(confirmation.links)
    const words = (text: string) => text.replaceAll(/http\S+|^\d{6}$/gm, '')
    expect(words(again.text)).toBe(words(confirmation.text))
  })

  test('of a change are in both languages, too: of the address, and of what needs a code', async () => {
    const { client, email } = await backend.signUpAs('changing')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    // Only with the operator's key: the app changes no address, and asks for no code.
    const asOperator = (path: string, init: RequestInit) =>
      fetch(`${backend.url}/auth/v1/${path}`, {
        ...init,
        headers: { apikey: backend.keys.secret, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
    expect((await asOperator('user', { method: 'PUT', body: '{"email":"changed@students.example"}' })).status).toBe(200)
    expect(mailTo(email).text).toMatch(bothLanguages)
    expect(mailTo(email).text).toContain(`kutoka ${email} hadi changed@students.example`)
    expect((await asOperator('reauthenticate', { method: 'GET' })).status).toBe(200)
    const { subject, text } = mailTo(email)
    expect(subject).toBe('Confirm that it is you · Thibitisha kuwa ni wewe')
    expect(text).toMatch(bothLanguages)
    expect(text.match(/^\d{6}$/gm)).toHaveLength(2)
  })
})

describe('links in mails (mail-origins)', () => {
  /** Requests a new password as a page of this origin does. @returns where the link leads */
  const originOfLink = async (origin: string) => {
    const { email } = await backend.signUpAs('forgetful')
    const response = await fetch(`${backend.url}/auth/v1/recover`, {
      method: 'POST',
      headers: { apikey: backend.keys.publishable, 'content-type': 'application/json', origin },
      body: JSON.stringify({ email }),
    })
    expect(response.status).toBe(200)
    const { origin: leadsTo, pathname, searchParams } = new URL(backend.emails.latestTo(email)?.link ?? '')
    expect([pathname, searchParams.get('type'), searchParams.get('token_hash')]).toEqual([
      '/login',
      'recovery',
      expect.stringMatching(/^[\da-f]{64}\.[\w-]{43}$/),
    ])
    return leadsTo
  }

  test('lead to the page of this site that asked', async () => {
    expect(await originOfLink('http://127.0.0.1:4173')).toBe('http://127.0.0.1:4173')
  })

  test.each(['https://elsewhere.example', 'null', 'http://localhost:4173.elsewhere.example'])(
    'never lead to another site, such as %s',
    async (origin) => {
      expect(await originOfLink(origin)).toBe(backend.url)
    },
  )
})

describe('without a correction', () => {
  test('a wrong password, an unconfirmed address and an invalid token have distinct errors', async () => {
    const { auth } = backend.anonClient()
    expect((await auth.signInWithPassword({ email: amina.email, password: 'wrong' })).error).toMatchObject({
      code: 'invalid_credentials',
    })
    await auth.signUp({ email: 'waiting@students.example', password: 'waiting-password' })
    const waiting = await auth.signInWithPassword({ email: 'waiting@students.example', password: 'waiting-password' })
    expect(waiting.error).toMatchObject({ code: 'email_not_confirmed' })
    const headers = { Authorization: 'Bearer a.b.c' }
    const broken = createClient(backend.url, backend.keys.publishable, { global: { headers } })
    expect(await broken.from('notes').select('id')).toMatchObject({ status: 401, error: { code: 'PGRST301' } })
  })
})
