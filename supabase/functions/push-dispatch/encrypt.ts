import { concatBytes } from '../_shared/bytes.ts'
import type { Bytes } from '../_shared/bytes.ts'
import { fromBase64Url, utf8 } from './base64url.ts'

/** A browser's push endpoint and its keys (base64url). */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const recordSize = 4096

const makeKeys = () => crypto.subtle.generateKey(curve, true, ['deriveBits'])

async function deriveBytes(secret: Bytes | ArrayBuffer, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8))
}

/**
 * Encrypts a message for one browser: RFC 8291, in a single record of RFC 8188 (aes128gcm).
 *
 * @param fresh the sender's key pair and salt, new for each message.
 * @throws when the browser's keys are invalid.
 */
export async function encrypt(
  message: Uint8Array,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  fresh = { keys: makeKeys(), salt: crypto.getRandomValues(new Uint8Array(16)) },
): Promise<Bytes> {
  const browserPublicKey = fromBase64Url(p256dh)
  const keys = await fresh.keys
  const browserKey = await crypto.subtle.importKey('raw', browserPublicKey, curve, false, [])
  const senderPublicKey = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: browserKey }, keys.privateKey, 256)
  const secret = await deriveBytes(
    shared,
    fromBase64Url(auth),
    concatBytes(utf8('WebPush: info\0'), browserPublicKey, senderPublicKey),
    32,
  )
  const contentKey = await deriveBytes(secret, fresh.salt, utf8('Content-Encoding: aes128gcm\0'), 16)
  const iv = await deriveBytes(secret, fresh.salt, utf8('Content-Encoding: nonce\0'), 12)
  const key = await crypto.subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt'])
  // The delimiter 2 marks the last record; there is only one.
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    concatBytes(message, new Uint8Array([2])),
  )
  const header = new DataView(new ArrayBuffer(5))
  header.setUint32(0, recordSize)
  header.setUint8(4, senderPublicKey.byteLength)
  return concatBytes(fresh.salt, new Uint8Array(header.buffer), senderPublicKey, new Uint8Array(ciphertext))
}
