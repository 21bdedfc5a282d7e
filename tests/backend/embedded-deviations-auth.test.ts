import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { startFixture } from './embedded-fixture.ts'

// Sign-up and mails of the embedded backend must behave as on the hosted service. Each group names one correction in
// supabase/local/corrections/ and fails without it.

const { backend, amina, brian } = await startFixture()

describe('signing up again (repeated-sign-ups)', () => {
  test('with a confirmed address returns a fake user without identities, and changes nothing', async () => {
    const { data, error } = await backend.anonClient().auth.signUp({ email: amina.email.toUpperCase(), password: 'another-password' })
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
    await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1`, [email])
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull()
    const second = backend.emails.latestTo(email)
    expect(second?.link).not.toBe(first?.link)
    const code = second?.code ?? ''
    expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).data.session).not.toBeNull()
  })
})

describe('the words of mails (mail-texts)', () => {
  const mailTo = (email: string) => {
    const { subject = '', text = '' } = backend.emails.latestTo(email) ?? {}
    return { subject, text, links: new Set(text.match(/https?:\/\/\S+/g)) }
  }
  const bothLanguages = /^Hello,\n[^]*\n\nHabari,\n/

  test('are those of the templates, in English and Kiswahili, with one link', async () => {
    const email = 'words@students.example'
    await backend.anonClient().auth.signUp({ email, password: 'words-password' })
    const confirmation = mailTo(email)
    expect(confirmation.subject).toBe('Confirm your email address · Thibitisha anwani yako ya barua pepe')
    expect(confirmation.text).toMatch(bothLanguages)
    expect(confirmation.text).toContain('Confirm my address: http')
    expect(confirmation.text).toContain('Thibitisha anwani yangu: http')
    expect(confirmation.links.size).toBe(1)
    expect(confirmation.text).not.toMatch(/[<>{}]/)
    await backend.sql(`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = $1`, [email])
    await backend.anonClient().auth.resend({ type: 'signup', email })
    const again = mailTo(email)
    expect(again.links).not.toEqual(confirmation.links)
    expect(again.text.replaceAll(/http\S+/g, '')).toBe(confirmation.text.replaceAll(/http\S+/g, ''))
  })

  test('of a change are in both languages, too: of the address, and of what needs a code', async () => {
    const { client, email } = await backend.signUpAs('changing')
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    // Only with the operator's key: the app changes no address, and asks for no code.
    const asOperator = (path: string, init: RequestInit) => fetch(`${backend.url}/auth/v1/${path}`, { ...init, headers: { apikey: backend.keys.secret, authorization: `Bearer ${token}`, 'content-type': 'application/json' } })
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

describe('links in mails (mail-redirects)', () => {
  test('redirect to the requested page of this site', async () => {
    await backend.anonClient().auth.resetPasswordForEmail(brian.email, { redirectTo: `${backend.url}/auth?mode=reset` })
    const opened = await fetch(backend.emails.latestTo(brian.email)?.link ?? '', { redirect: 'manual' })
    expect(opened.headers.get('location')).toMatch(`${backend.url}/auth?mode=reset#access_token=`)
  })

  test('never redirect to another site', async () => {
    await backend.anonClient().auth.resetPasswordForEmail(brian.email, { redirectTo: 'https://elsewhere.example/' })
    const opened = await fetch(backend.emails.latestTo(brian.email)?.link ?? '', { redirect: 'manual' })
    expect(opened.headers.get('location')).toMatch(`${backend.url}#access_token=`)
  })
})

describe('links in mails requested by a PKCE client (pkce-mails)', () => {
  const pkceClient = () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }
    return createClient(backend.url, backend.keys.publishable, { auth: { flowType: 'pkce', storage, autoRefreshToken: false } })
  }
  const codeMailedTo = async (email: string) => {
    const opened = await fetch(backend.emails.latestTo(email)?.link ?? '', { redirect: 'manual' })
    const address = new URL(opened.headers.get('location') ?? '')
    expect(address.hash).toBe('')
    return { address, code: address.searchParams.get('code') ?? '' }
  }

  test('carry a code that the requesting browser exchanges for a session', async () => {
    const client = pkceClient()
    const email = 'pkce@students.example'
    await client.auth.signUp({ email, password: 'pkce-password', options: { emailRedirectTo: `${backend.url}/login?type=confirmation` } })
    const { address, code } = await codeMailedTo(email)
    expect(address.searchParams.get('type')).toBe('confirmation')
    const { data } = await client.auth.exchangeCodeForSession(code)
    expect(data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  test('reset the password once, and only in the requesting browser', async () => {
    const client = pkceClient()
    const student = await backend.signUpAs('forgetful')
    await client.auth.resetPasswordForEmail(student.email, { redirectTo: `${backend.url}/login?type=recovery` })
    const { code } = await codeMailedTo(student.email)
    const other = pkceClient()
    await other.auth.resetPasswordForEmail(brian.email)
    expect((await other.auth.exchangeCodeForSession(code)).error).toMatchObject({ code: 'bad_code_verifier' })
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'another-password' })).error).toBeNull()
    expect((await backend.signInAs(student.email, 'another-password')).user.id).toBe(student.user.id)
    expect((await client.auth.exchangeCodeForSession(code)).error).not.toBeNull()
  })
})

describe('without a correction', () => {
  test('a wrong password, an unconfirmed address and an invalid token have distinct errors', async () => {
    const { auth } = backend.anonClient()
    expect((await auth.signInWithPassword({ email: amina.email, password: 'wrong' })).error).toMatchObject({ code: 'invalid_credentials' })
    await auth.signUp({ email: 'waiting@students.example', password: 'waiting-password' })
    const waiting = await auth.signInWithPassword({ email: 'waiting@students.example', password: 'waiting-password' })
    expect(waiting.error).toMatchObject({ code: 'email_not_confirmed' })
    const headers = { Authorization: 'Bearer a.b.c' }
    const broken = createClient(backend.url, backend.keys.publishable, { global: { headers } })
    expect(await broken.from('notes').select('id')).toMatchObject({ status: 401, error: { code: 'PGRST301' } })
  })
})
