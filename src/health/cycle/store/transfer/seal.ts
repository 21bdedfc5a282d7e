import * as v from 'valibot'
import { keyFromPassphrase, minIterations } from '@/store/sealed-rows/sealing'

/** Deriving a key with more iterations would block the phone. */
const maxIterations = 10_000_000
const saltBytes = 16
const ivBytes = 12

export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

const base64 = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return Uint8Array.from(atob(dataset.value), (character) => character.charCodeAt(0))
    } catch {
      addIssue({ message: 'Not base64' })
      return NEVER
    }
  }),
)

export const sealedFormat = 'comrade-cycle-sealed'
const version = 1

export const sealedSchema = v.object({
  format: v.literal(sealedFormat),
  version: v.literal(version),
  kdf: v.object({
    name: v.literal('PBKDF2'),
    hash: v.literal('SHA-256'),
    iterations: v.pipe(v.number(), v.integer(), v.minValue(minIterations), v.maxValue(maxIterations)),
    salt: v.pipe(
      base64,
      v.check((salt) => salt.length >= saltBytes),
    ),
  }),
  iv: v.pipe(
    base64,
    v.check((iv) => iv.length === ivBytes),
  ),
  /** The AES-GCM tag alone has 16 bytes. */
  data: v.pipe(
    base64,
    v.check((data) => data.length > 16),
  ),
})
type Sealed = v.InferOutput<typeof sealedSchema>
type Header = Omit<Sealed, 'data'>

/** The header is authenticated with the text, so that a file with a changed header does not open. */
const headerBytes = ({ format, version: sealedVersion, kdf, iv }: Header): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    JSON.stringify([format, sealedVersion, kdf.name, kdf.hash, kdf.iterations, toBase64(kdf.salt), toBase64(iv)]),
  )

const keyFor = (passphrase: string, { kdf }: Header): Promise<CryptoKey> =>
  keyFromPassphrase(passphrase, kdf.salt, kdf.iterations)

const cipher = (header: Header) => ({ name: 'AES-GCM', iv: header.iv, additionalData: headerBytes(header) })

/** Encrypts a text with a passphrase and returns the content of the file. */
export const seal = async (text: string, passphrase: string): Promise<string> => {
  const header: Header = {
    format: sealedFormat,
    version,
    kdf: {
      name: 'PBKDF2',
      hash: 'SHA-256',
      iterations: minIterations,
      salt: crypto.getRandomValues(new Uint8Array(saltBytes)),
    },
    iv: crypto.getRandomValues(new Uint8Array(ivBytes)),
  }
  const data = await crypto.subtle.encrypt(
    cipher(header),
    await keyFor(passphrase, header),
    new TextEncoder().encode(text),
  )
  const { kdf, iv } = header
  return JSON.stringify({
    ...header,
    kdf: { ...kdf, salt: toBase64(kdf.salt) },
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  })
}

/** @returns null if the passphrase is wrong or the file was changed; the two cannot be told apart */
export const unseal = async (sealed: Sealed, passphrase: string): Promise<string | null> => {
  const key = await keyFor(passphrase, sealed)
  try {
    return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(sealed), key, sealed.data))
  } catch {
    return null
  }
}
