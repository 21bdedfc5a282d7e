import { vi } from 'vitest'
import { userId } from '@/domain/shared/ids'
import { deviceDb } from '../db'
import { fakeAuthServer, sessionOnTheWire, userOnTheWire } from '../session/fake-auth-server'
import { saveUser } from '../session/user-record'

export const amina = userId(userOnTheWire().id)

type Reply = { readonly status?: number; readonly body: unknown }

/** Where a function of the database is called. */
export const rpc = (name: string): string => `POST /rest/v1/rpc/${name}`

/** What the server answers about somebody whom it does not know any more. */
export const userNotFound: Reply = { status: 403, body: { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' } }

/** Amina is signed in on this phone, which keeps nothing else; the server answers this. */
export const signedIn = async (replies: Readonly<Record<string, Reply>>) => {
  // Each test has a library of its own, which reads its session anew.
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
  await Promise.all([deviceDb().auth.clear(), deviceDb().device.clear()])
  await saveUser({ id: amina, email: 'amina@students.example', fullName: 'Amina Juma' })
  await deviceDb().auth.put({ key: 'comrade-session', value: JSON.stringify(sessionOnTheWire('aal1')) })
  return fakeAuthServer(replies)
}

export const sessionHere = async (): Promise<boolean> => (await deviceDb().auth.get('comrade-session')) !== undefined
