import { fromBase64Url, joined, utf8 } from './base64url.ts'
import type { Bytes } from './base64url.ts'

/** Where a browser lets itself be reached, and its keys (base64url). */
export type Subscription = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const
const recordSize = 4096

const makeKeys = () => crypto.subtle.generateKey(curve, true, ['deriveBits'])

async function derived(secret: Bytes | ArrayBuffer, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8))
}

/**
 * Encrypts a message that one browser alone can read: RFC 8291, in one record of RFC 8188 (aes128gcm).
 *
 * @param fresh the sender's key pair and salt, new for each message.
 * @throws when the browser's keys are none.
 */
export async function encrypt(
  message: Uint8Array,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  fresh = { keys: makeKeys(), salt: crypto.getRandomValues(new Uint8Array(16)) },
): Promise<Bytes> {
  const theirs = fromBase64Url(p256dh)
  const keys = await fresh.keys
  const theirKey = await crypto.subtle.importKey('raw', theirs, curve, false, [])
  const ours = new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey))
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirKey }, keys.privateKey, 256)
  const secret = await derived(shared, fromBase64Url(auth), joined(utf8('WebPush: info\0'), theirs, ours), 32)
  const content = await derived(secret, fresh.salt, utf8('Content-Encoding: aes128gcm\0'), 16)
  const iv = await derived(secret, fresh.salt, utf8('Content-Encoding: nonce\0'), 12)
  const key = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['encrypt'])
  // 2 marks the last record, and there is only one.
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, joined(message, new Uint8Array([2])))
  const header = new DataView(new ArrayBuffer(5))
  header.setUint32(0, recordSize)
  header.setUint8(4, ours.byteLength)
  return joined(fresh.salt, new Uint8Array(header.buffer), ours, new Uint8Array(sealed))
}
