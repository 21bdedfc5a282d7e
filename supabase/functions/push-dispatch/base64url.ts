/** Bytes backed by an ArrayBuffer, as Web Crypto requires. */
export type Bytes = Uint8Array<ArrayBuffer>

/** @param text base64url, with or without padding @throws when it is malformed */
export function fromBase64Url(text: string): Bytes {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** Encodes without padding, as Web Push requires. */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const result = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0))
  let offset = 0
  for (const part of parts) {
    result.set(part, offset)
    offset += part.byteLength
  }
  return result
}
