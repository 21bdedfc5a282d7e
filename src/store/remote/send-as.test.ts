import { afterEach, expect, it, vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { amina, signedIn } from '#support/account/fake-account-server'
import { accessToken, sessionOnTheWire } from '#support/store/session/fake-auth-server'
import type { Reply } from './send-as'

const brian = userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a02')
const refused: Reply<never> = { ok: false, error: { status: 401, code: 'PGRST301', message: 'JWT expired' } }
const renewal = { 'POST token': { body: sessionOnTheWire('aal2') } }

const load = async (replies: Parameters<typeof signedIn>[0] = {}) => {
  await signedIn(replies)
  const { sendAs } = await import('./send-as')
  const { deviceDb } = await import('../db')
  return { sendAs, auth: deviceDb().auth }
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('renews a token that the server rejects', async () => {
  const { sendAs } = await load(renewal)
  const sent: string[] = []
  const reply = await sendAs(amina, async (token) => {
    sent.push(token)
    return sent.length === 1 ? refused : { ok: true, value: 'done' }
  })
  expect(reply).toEqual({ ok: true, value: 'done' })
  expect(sent).toEqual([accessToken('aal1'), accessToken('aal2')])
})

it('renews the token only once', async () => {
  const { sendAs } = await load(renewal)
  const send = vi.fn<() => Promise<Reply<never>>>(async () => refused)
  expect(await sendAs(amina, send)).toMatchObject({ ok: false, error: { status: 401 } })
  expect(send).toHaveBeenCalledTimes(2)
})

it('sends nothing without a session, or for another user', async () => {
  const { sendAs, auth } = await load()
  const send = vi.fn<() => Promise<Reply<never>>>(async () => refused)
  expect(await sendAs(brian, send)).toMatchObject({ ok: false, error: { status: 401 } })
  await auth.clear()
  expect(await sendAs(amina, send)).toMatchObject({ ok: false, error: { status: 401 } })
  expect(send).not.toHaveBeenCalled()
})

it('has no response when there is no token without a network', async () => {
  const { sendAs, auth } = await load()
  const { OfflineError } = await import('./errors')
  vi.spyOn(auth, 'get').mockRejectedValue(new OfflineError())
  expect(await sendAs(amina, async () => refused)).toEqual({ ok: false, error: { status: 0, code: '', message: '' } })
})

it('throws an unknown error again', async () => {
  const { sendAs, auth } = await load()
  vi.spyOn(auth, 'get').mockRejectedValue(new TypeError('a bug'))
  await expect(sendAs(amina, async () => refused)).rejects.toThrow('a bug')
})
