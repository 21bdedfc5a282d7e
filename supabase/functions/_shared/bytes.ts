/** Bytes backed by an ArrayBuffer, as Web Crypto and `Request` require. */
export type Bytes = Uint8Array<ArrayBuffer>

export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const result = new Uint8Array(parts.reduce((length, part) => length + part.byteLength, 0))
  let offset = 0
  for (const part of parts) {
    result.set(part, offset)
    offset += part.byteLength
  }
  return result
}
