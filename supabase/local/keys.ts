import { randomBytes } from 'node:crypto'
import { generateApiKey } from '@supabase/lite'
import * as v from 'valibot'
import { loadOrCreateSecret } from './stored-secret.ts'

const keysSchema = v.strictObject({
  publishable: v.pipe(v.string(), v.startsWith('sb_publishable_'), v.minLength(30)),
  secret: v.pipe(v.string(), v.startsWith('sb_secret_'), v.minLength(30)),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
})

/** The keys of an embedded backend: for the app, for administration, and for signing sessions. */
export type Keys = v.InferOutput<typeof keysSchema>

export async function makeKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  return { publishable: publishable.key, secret: secret.key, jwtSecret: randomBytes(32).toString('base64url') }
}

/**
 * Reads the keys from `<dataDir>/keys.json`, or creates them, readable by the owner only.
 *
 * @throws {StartupError} when the file cannot be read or written, or its content is invalid.
 */
export function loadKeys(dataDir: string): Promise<Keys> {
  return loadOrCreateSecret(dataDir, 'keys.json', {
    make: makeKeys,
    parse: (value) => v.parse(keysSchema, value),
    lost: 'everyone signs in again',
  })
}
