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
    const code = /\d{6}/.exec(second?.text ?? '')?.[0] ?? ''
    expect((await client.auth.verifyOtp({ email, token: code, type: 'signup' })).data.session).not.toBeNull()
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
    const person = await backend.signUpAs('forgetful')
    await client.auth.resetPasswordForEmail(person.email, { redirectTo: `${backend.url}/login?type=recovery` })
    const { code } = await codeMailedTo(person.email)
    const other = pkceClient()
    await other.auth.resetPasswordForEmail(brian.email)
    expect((await other.auth.exchangeCodeForSession(code)).error).toMatchObject({ code: 'bad_code_verifier' })
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'another-password' })).error).toBeNull()
    expect((await backend.signInAs(person.email, 'another-password')).user.id).toBe(person.user.id)
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
