import * as v from 'valibot'

// A simulated picture: no image, but as many bytes as one would have, beginning with what a decoder would tell of it.

const headSchema = v.object({ width: v.number(), height: v.number() })
export type PhotoHead = v.InferOutput<typeof headSchema>

/** @param size bytes; as many as the head needs at least */
export const photoBytes = (head: PhotoHead, size: number): Uint8Array<ArrayBuffer> => {
  const text = new TextEncoder().encode(`${JSON.stringify(head)}\n`)
  const bytes = new Uint8Array(Math.max(size, text.length))
  bytes.set(text)
  return bytes
}

/** The dimensions of a picture; null for what is none. */
export const readPhotoHead = (bytes: Uint8Array): PhotoHead | null => {
  const end = bytes.indexOf(10)
  if (end === -1) return null
  try {
    return v.parse(headSchema, JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))))
  } catch {
    return null
  }
}
