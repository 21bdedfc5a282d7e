import { randomBytes } from 'node:crypto'
import { generateApiKey } from '@supabase/lite'
import * as v from 'valibot'
import { appKey } from '../../build/build-variables.ts'
import { loadOrCreateSecret } from './stored-secret.ts'

const keysSchema = v.strictObject({
  publishable: v.pipe(v.string(), v.startsWith('sb_publishable_'), v.minLength(30)),
  secret: v.pipe(v.string(), v.startsWith('sb_secret_'), v.minLength(30)),
  jwtSecret: v.pipe(v.string(), v.minLength(32)),
})

/** The keys of an embedded backend: for the app, for administration, and for signing sessions. */
export type Keys = v.InferOutput<typeof keysSchema>

export async function makeKeys(): Promise<Keys> {
  const secret = await generateApiKey('secret')
  return { publishable: appKey, secret: secret.key, jwtSecret: randomBytes(32).toString('base64url') }
}

/**
 * Replaces the app's key by that of a data folder of an earlier version, which had one of its own. Phones whose app was
 * built then still send that one.
 */
export function withKeyOf({ publishable }: Pick<Keys, 'publishable'>, { headers }: Request): void {
  if (publishable === appKey) return
  if (headers.get('apikey') === appKey) headers.set('apikey', publishable)
  if (headers.get('authorization') === `Bearer ${appKey}`) headers.set('authorization', `Bearer ${publishable}`)
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
