import { randomBytes } from 'node:crypto'
import { generateApiKey } from '@supabase/lite'
import * as v from 'valibot'
import { keptSecret } from './kept-secret.ts'

const keysSchema = v.strictObject({
  publishable: v.pipe(v.string(), v.startsWith('sb_publishable_'), v.minLength(30)),
  secret: v.pipe(v.string(), v.startsWith('sb_secret_'), v.minLength(30)),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
})

/** The keys of one embedded backend: what the app sends, what an administrator sends, what signs sessions. */
export type Keys = v.InferOutput<typeof keysSchema>

/** Makes a fresh set of random keys. */
export async function makeKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey('publishable'), generateApiKey('secret')])
  return { publishable: publishable.key, secret: secret.key, jwtSecret: randomBytes(32).toString('base64url') }
}

/**
 * Reads the keys kept in `<dataDir>/keys.json`, making them (readable by the owner alone) the first time.
 * Two processes that come at once end up with the same keys.
 *
 * @throws {StartupError} when the file cannot be read or written, or does not hold a set of keys.
 */
export function loadKeys(dataDir: string): Promise<Keys> {
  return keptSecret(dataDir, 'keys.json', {
    make: makeKeys,
    parse: (value) => v.parse(keysSchema, value),
    lost: 'everyone signs in again',
  })
}
