import * as v from 'valibot'

// A simulated picture: no image, but the right number of bytes, which begin with the dimensions as JSON.

const headSchema = v.object({ width: v.number(), height: v.number() })
export type PhotoHead = v.InferOutput<typeof headSchema>

/** @param size bytes; the result is larger if the head needs more */
export const photoBytes = (head: PhotoHead, size: number): Uint8Array<ArrayBuffer> => {
  const text = new TextEncoder().encode(`${JSON.stringify(head)}\n`)
  const bytes = new Uint8Array(Math.max(size, text.length))
  bytes.set(text)
  return bytes
}

/** The dimensions of a simulated picture; null for other bytes. */
export const readPhotoHead = (bytes: Uint8Array): PhotoHead | null => {
  const end = bytes.indexOf(10)
  if (end === -1) return null
  try {
    return v.parse(headSchema, JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))))
  } catch {
    return null
  }
}
