import { createECDH } from 'node:crypto'
import * as v from 'valibot'
import { loadOrCreateSecret } from './stored-secret.ts'

const vapidSchema = v.strictObject({
  publicKey: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

/** The P-256 key pair that identifies this backend to push services (RFC 8292), base64url. */
export type VapidKeys = v.InferOutput<typeof vapidSchema>

export async function makeVapidKeys(): Promise<VapidKeys> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Node omits leading zeros of the private key.
  const secret = pair.getPrivateKey()
  const privateKey = Buffer.concat([Buffer.alloc(32 - secret.length), secret])
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

/**
 * Reads the pair from `<dataDir>/vapid.json`, or creates it.
 *
 * @throws {StartupError} when the file cannot be read or written, or its content is invalid.
 */
export function loadVapidKeys(dataDir: string): Promise<VapidKeys> {
  return loadOrCreateSecret(dataDir, 'vapid.json', {
    make: makeVapidKeys,
    parse: (value) => v.parse(vapidSchema, value),
    lost: 'phones subscribe to reminders again',
  })
}
