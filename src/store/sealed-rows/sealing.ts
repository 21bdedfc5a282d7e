import { hexOf } from '@/kit/rules/hex'
import type { Sealed } from './sealed-value'

/** Iterations of PBKDF2-SHA-256. The OWASP Password Storage Cheat Sheet asks for at least 600,000. */
export const minIterations = 600_000

const saltBytes = 16
/** The standard nonce size of AES-GCM. */
const ivBytes = 12
const keyBytes = 32

/** The keys of the pages, not extractable: one encrypts their contents, the other hashes their names into ids. */
export type PageKeys = { readonly content: CryptoKey; readonly names: CryptoKey }

const utf8 = new TextEncoder()
export const newSalt = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(saltBytes))
/** The secret from which the page keys are derived. */
export const newSecret = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(keyBytes))

/** @param context authenticated with the bytes; `unseal` needs the same */
export const seal = async (key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, context: string): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  return {
    iv,
    bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8.encode(context) }, key, bytes),
  }
}

/** In bytes. Larger pages have four times this size, sixteen times, and so on. */
const smallestPage = 8192

/** Pads with spaces, which JSON ignores, so that the size of a page reveals little about its content. */
export const padded = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text)
  let size = smallestPage
  while (size < bytes.length) size *= 4
  const page = new Uint8Array(size).fill(0x20)
  page.set(bytes)
  return page
}

/** @returns null when the key or the context is wrong, or the bytes were changed */
export const unseal = async (
  key: CryptoKey,
  { iv, bytes }: Sealed,
  context: string,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: utf8.encode(context) }, key, bytes),
    )
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null
    throw error
  }
}

/** Derives a key from a passphrase, deliberately slowly. NFKC makes it the same on every keyboard. */
export const keyFromPassphrase = async (
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<CryptoKey> => {
  const base = await crypto.subtle.importKey('raw', utf8.encode(passphrase.normalize('NFKC')), 'PBKDF2', false, [
    'deriveKey',
  ])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Derives one key from two secrets. */
export const combineKeys = async (first: Uint8Array, second: Uint8Array): Promise<CryptoKey> => {
  const combined = new Uint8Array(first.length + second.length)
  combined.set(first)
  combined.set(second, first.length)
  const base = await crypto.subtle.importKey('raw', combined, 'HKDF', false, ['deriveKey'])
  const params = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode('pin and device') }
  return crypto.subtle.deriveKey(params, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export const pageKeys = async (secret: Uint8Array<ArrayBuffer>): Promise<PageKeys> => {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const params = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(info) })
  const [content, names] = await Promise.all([
    crypto.subtle.deriveKey(params('pages'), base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(params('names'), base, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  ])
  return { content, names }
}

/** The key that wraps the keys of the rows. */
export const rowsKey = async (secret: Uint8Array<ArrayBuffer>): Promise<CryptoKey> => {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode('rows') },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** The id of a page: an HMAC of its name, which cannot be computed without the keys. */
export const pageId = async ({ names }: PageKeys, name: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', names, utf8.encode(name)))
  return hexOf(digest)
}
