import { vi } from 'vitest'
import { userId } from '@/kit/rules/ids'
import { deviceDb } from '@/store/db'
import { fakeAuthServer, sessionOnTheWire, userJson } from '../store/session/fake-auth-server'
import { saveUser } from '@/store/session/user-record'

export const amina = userId(userJson().id)

type Reply = { readonly status?: number; readonly body: unknown }

/** The request key of a database function. */
export const rpc = (name: string): string => `POST /rest/v1/rpc/${name}`

/** The response for a user that no longer exists. */
export const userNotFound: Reply = {
  status: 403,
  body: { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
}

/** Signs Amina in on an empty phone, with these responses of the server. */
export const signedIn = async (replies: Parameters<typeof fakeAuthServer>[0]) => {
  // The auth library caches its session: each test imports it again.
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
  await Promise.all([deviceDb().auth.clear(), deviceDb().device.clear()])
  await saveUser({ id: amina, email: 'amina@students.example', fullName: 'Amina Juma' })
  await deviceDb().auth.put({ key: 'comrade-session', value: JSON.stringify(sessionOnTheWire('aal1')) })
  return fakeAuthServer(replies)
}

export const sessionHere = async (): Promise<boolean> => (await deviceDb().auth.get('comrade-session')) !== undefined
