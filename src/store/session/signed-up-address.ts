import * as v from 'valibot'
import { parseJson } from '@/kit/rules/parse-json'
import { deviceDb } from '../db'

const key = 'comrade-signed-up'
const schema = v.object({ email: v.string(), fullName: v.string() })

const read = async () => {
  const entry = await deviceDb().auth.get(key)
  const stored = v.safeParse(schema, entry ? parseJson(entry.value) : null)
  return stored.success ? stored.output : null
}

/**
 * Stores the address and the name until this phone signs in or out. The server does not reveal that an account waits
 * for confirmation.
 */
export const rememberSignUp = async (email: string, fullName: string): Promise<void> =>
  void (await deviceDb().auth.put({ key, value: JSON.stringify({ email: email.toLowerCase(), fullName }) }))

/** The name with which somebody signed up here; null if nobody did with this address. */
export const nameAtSignUp = async (email: string): Promise<string | null> => {
  const stored = await read()
  return stored?.email === email.toLowerCase() ? stored.fullName : null
}

export const forgetSignUp = (): Promise<void> => deviceDb().auth.delete(key)
