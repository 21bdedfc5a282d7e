import type { SupportedStorage } from '@supabase/auth-js'
import * as v from 'valibot'
import { parseJson } from '@/kit/rules/parse-json'
import { deviceDb } from '../db'

/** Stores the session in IndexedDB, where the service worker can read it, too. */
export const authStorage = {
  getItem: async (key: string) => (await deviceDb().auth.get(key))?.value ?? null,
  setItem: async (key: string, value: string) => void (await deviceDb().auth.put({ key, value })),
  removeItem: (key: string) => deviceDb().auth.delete(key),
} satisfies SupportedStorage

export const sessionKey = 'comrade-session'

const storedSchema = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_at: v.number(),
  user: v.object({
    id: v.string(),
    email_confirmed_at: v.nullish(v.string()),
    factors: v.nullish(v.array(v.object({ status: v.string() }))),
  }),
})
export type StoredSession = v.InferOutput<typeof storedSchema>

const claimsSchema = v.object({ aal: v.string() })

const levelOf = (token: string): string | null => {
  const claims = v.safeParse(
    claimsSchema,
    parseJson(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))),
  )
  return claims.success ? claims.output.aal : null
}

/** True if the account has a second factor, as far as the session knows, that the session has not shown. */
export const lacksSecondFactor = ({ access_token, user }: Pick<StoredSession, 'access_token' | 'user'>): boolean =>
  (user.factors?.some(({ status }) => status === 'verified') ?? false) && levelOf(access_token) !== 'aal2'

/** The stored session, even if it has expired; null when there is none or it cannot be parsed. */
export const storedSession = async (): Promise<StoredSession | null> => {
  const entry = await deviceDb().auth.get(sessionKey)
  const session = v.safeParse(storedSchema, entry ? parseJson(entry.value) : null)
  return session.success ? session.output : null
}
