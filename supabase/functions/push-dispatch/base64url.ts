/** Bytes that own their memory, as Web Crypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** @param text base64url, padded or not @throws when it is not */
export function fromBase64Url(text: string): Bytes {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/').replaceAll('=', '')
  return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0))
}

/** Without padding, as Web Push writes it. */
export function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text)

export function joined(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}
