import type { Bytes } from '../_shared/bytes.ts'

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
