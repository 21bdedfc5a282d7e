// Chunk: data-shared

import { parseJson } from '@/kit/rules/parse-json'
import { newSalt, padded, seal, unseal } from './sealing'
import type { PublicKey, RowKeys, SealedValue } from './sealed-value'

const curve = { name: 'ECDH', namedCurve: 'P-256' }

const jwkOf = (publicKey: PublicKey): JsonWebKey => {
  const [x = '', y = ''] = publicKey.split('.')
  return { kty: 'EC', crv: curve.namedCurve, x, y }
}

export const newRowKeys = async (): Promise<RowKeys> => {
  const { privateKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
  const { x = '', y = '', d = '' } = await crypto.subtle.exportKey('jwk', privateKey)
  return { publicKey: `${x}.${y}`, secret: d }
}

/** Elliptic-curve Diffie-Hellman, then HKDF (NIST SP 800-56C). */
const agreedKey = async (own: RowKeys, other: PublicKey, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> => {
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.importKey('jwk', { ...jwkOf(own.publicKey), d: own.secret }, curve, false, ['deriveBits']),
    crypto.subtle.importKey('jwk', jwkOf(other), curve, false, []),
  ])
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256)
  const base = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey'])
  const params = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode('comrade sealed row') }
  return crypto.subtle.deriveKey(params, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** @param context authenticated with the value; `openValue` needs the same */
export const sealValue = async (publicKey: PublicKey, value: unknown, context: string): Promise<SealedValue> => {
  const sender = await newRowKeys()
  const salt = newSalt()
  const sealed = await seal(await agreedKey(sender, publicKey, salt), padded(JSON.stringify(value)), context)
  return { ...sealed, sender: sender.publicKey, salt }
}

/** @returns undefined when the keys or the context are wrong, or the bytes were changed */
export const openValue = async (
  keys: RowKeys,
  { sender, salt, ...sealed }: SealedValue,
  context: string,
): Promise<unknown> => {
  const bytes = await unseal(await agreedKey(keys, sender, salt), sealed, context)
  return bytes ? parseJson(new TextDecoder().decode(bytes)) : undefined
}
