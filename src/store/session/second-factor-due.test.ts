import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { deviceDb } from '../db'
import { authStorage, lacksSecondFactor, sessionKey, storedSession } from './auth-storage'
import { sessionOnTheWire, userJson } from '#support/store/session/fake-auth-server'
import { isSecondFactorDue } from './second-factor-due'
import { readUser, saveUser } from './user-record'

const session = sessionOnTheWire('aal1')
const amina = { id: userId(session.user.id), email: 'amina@students.example', fullName: null }
const factors = [{ id: 'a1c7f5de-5b0e-4f0e-8a2b-0d8f2c6f1d01', factor_type: 'totp', status: 'verified' }]

/** Answers by the end of the path; a missing one is no answer. */
const server = (answers: Readonly<Record<string, () => Response>>) =>
  vi.stubGlobal('fetch', async (url: string) => {
    const path = Object.keys(answers).find((each) => url.endsWith(each))
    const answer = path === undefined ? undefined : answers[path]
    if (!answer) throw new TypeError('no network')
    return answer()
  })

beforeEach(async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test')
  await deviceDb().auth.clear()
  await deviceDb().device.clear()
  await authStorage.setItem(sessionKey, JSON.stringify(session))
  await saveUser(amina)
})

describe('a second factor that was set up on another device', () => {
  it('is marked, and the session learns of it', async () => {
    server({ second_factor_due: () => Response.json(true), '/user': () => Response.json(userJson({ factors })) })
    expect(await isSecondFactorDue(session.access_token)).toBe(true)
    expect(await readUser()).toMatchObject({ secondFactorDue: true })
    const stored = await storedSession()
    expect(stored && lacksSecondFactor(stored)).toBe(true)
    expect(stored?.refresh_token).toBe(session.refresh_token)
  })

  it('is marked even where the list of factors does not arrive', async () => {
    server({ second_factor_due: () => Response.json(true) })
    expect(await isSecondFactorDue(session.access_token)).toBe(true)
    expect(await readUser()).toMatchObject({ secondFactorDue: true })
  })

  it('is not marked for the session that has taken the place of the asked one', async () => {
    server({ second_factor_due: () => Response.json(true), '/user': () => Response.json(userJson({ factors })) })
    expect(await isSecondFactorDue('an earlier token')).toBe(true)
    expect((await readUser())?.secondFactorDue).toBeUndefined()
  })
})

it('nothing is due where the server says so', async () => {
  server({ second_factor_due: () => Response.json(false) })
  expect(await isSecondFactorDue(session.access_token)).toBe(false)
  expect((await readUser())?.secondFactorDue).toBeUndefined()
})

describe('a token that is not taken', () => {
  const notTaken = { second_factor_due: () => Response.json({ message: 'Sign in again' }, { status: 401 }) }

  it('ends the session of an account that is gone', async () => {
    server({
      ...notTaken,
      'token?grant_type=refresh_token': () => Response.json({ code: 'refresh_token_not_found' }, { status: 400 }),
    })
    await expect(isSecondFactorDue(session.access_token)).rejects.toMatchObject({ name: 'SignInNeededError' })
    expect(await readUser()).toMatchObject({ sessionExpired: true })
  })

  it('is no answer where a new one can be had', async () => {
    server({
      ...notTaken,
      'token?grant_type=refresh_token': () => Response.json({ ...session, access_token: 'a new token' }),
    })
    await expect(isSecondFactorDue(session.access_token)).rejects.toMatchObject({ name: 'OfflineError' })
    expect(await readUser()).toMatchObject({ sessionExpired: false })
    expect((await storedSession())?.access_token).toBe('a new token')
  })
})

it.each([
  ['no network', {}],
  ['the page of a captive portal', { second_factor_due: () => new Response('<html>') }],
  ['a refusal', { second_factor_due: () => Response.json({ message: 'busy' }, { status: 503 }) }],
])('%s is no answer', async (_, answers) => {
  server(answers)
  await expect(isSecondFactorDue(session.access_token)).rejects.toMatchObject({ name: 'OfflineError' })
})

it('is no longer due once the session has shown it', async () => {
  await saveUser(amina, deviceDb(), true)
  expect(await readUser()).toMatchObject({ secondFactorDue: true })
  await saveUser(amina)
  expect((await readUser())?.secondFactorDue).toBeUndefined()
})
