import type { Sealed } from './cycle-db'

/** Rounds of PBKDF2-SHA-256 between a passphrase and its key (OWASP Password Storage Cheat Sheet: 600,000 or more). */
export const leastIterations = 600_000

const saltBytes = 16
/** AES-GCM's own size of a nonce. */
const ivBytes = 12
const keyBytes = 32

/** What opens the pages: one key for what they say, one for the names that they lie under. Neither can be read out again. */
export type PageKeys = { readonly content: CryptoKey; readonly names: CryptoKey }

const utf8 = new TextEncoder()
export const newSalt = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(saltBytes))
/** The secret that all page keys come from. */
export const newSecret = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(keyBytes))

/** @param context what the bytes belong to: they open for nothing else */
export const seal = async (key: CryptoKey, bytes: Uint8Array<ArrayBuffer>, context: string): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8.encode(context) }, key, bytes) }
}

/** @returns null when the key is another one, or the bytes are not as they were sealed */
export const unseal = async (key: CryptoKey, { iv, bytes }: Sealed, context: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: utf8.encode(context) }, key, bytes))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'OperationError') return null
    throw error
  }
}

/** Derives a key from a passphrase, slowly on purpose. NFKC makes it the same on every keyboard. */
export const keyFromPassphrase = async (words: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> => {
  const base = await crypto.subtle.importKey('raw', utf8.encode(words.normalize('NFKC')), 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** One key of two secrets: it takes both. */
export const joinedKey = async (one: Uint8Array, other: Uint8Array): Promise<CryptoKey> => {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  const base = await crypto.subtle.importKey('raw', both, 'HKDF', false, ['deriveKey'])
  const by = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode('pin and device') }
  return crypto.subtle.deriveKey(by, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

export const pageKeys = async (secret: Uint8Array<ArrayBuffer>): Promise<PageKeys> => {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const by = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(info) })
  const [content, names] = await Promise.all([
    crypto.subtle.deriveKey(by('pages'), base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(by('names'), base, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  ])
  return { content, names }
}

/** A name that only who has the keys can tell, always the same for the same page. */
export const hiddenName = async ({ names }: PageKeys, name: string): Promise<string> => {
  const mark = new Uint8Array(await crypto.subtle.sign('HMAC', names, utf8.encode(name)))
  return Array.from(mark, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
