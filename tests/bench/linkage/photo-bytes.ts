// A simulated picture: a JPEG or WebP of the right dimensions and number of bytes, whose compressed pixels are zeros.

export type PhotoHead = { readonly width: number; readonly height: number }

const frameMarker = [0xff, 0xc0, 0, 11, 8]
const uint16 = (value: number): readonly number[] => [value >> 8, value & 0xff]

/** @param size bytes; the result is larger if the head needs more */
export const photoBytes = ({ width, height }: PhotoHead, size: number): Uint8Array<ArrayBuffer> => {
  const head = [
    0xff,
    0xd8,
    ...frameMarker,
    ...uint16(height),
    ...uint16(width),
    1,
    1,
    0x11,
    0,
    0xff,
    0xda,
    0,
    8,
    1,
    1,
    0,
    0,
    63,
    0,
  ]
  const bytes = new Uint8Array(Math.max(size, head.length + 2))
  bytes.set(head)
  bytes.set([0xff, 0xd9], bytes.length - 2)
  return bytes
}

const ascii = (text: string): readonly number[] => [...text].map((character) => character.charCodeAt(0))
const low16 = (value: number): readonly number[] => [value & 0xff, value >> 8]
const low32 = (value: number): readonly number[] => [...low16(value & 0xffff), ...low16(value >> 16)]

/** The same as a WebP. */
export const webpBytes = ({ width, height }: PhotoHead, size: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Math.max(size + (size % 2), 30))
  bytes.set([
    ...ascii('RIFF'),
    ...low32(bytes.length - 8),
    ...ascii('WEBPVP8 '),
    ...low32(bytes.length - 20),
    0x10,
    0,
    0,
    0x9d,
    0x01,
    0x2a,
    ...low16(width),
    ...low16(height),
  ])
  return bytes
}

/** The dimensions of a simulated JPEG; null for other bytes. */
export const readPhotoHead = (bytes: Uint8Array): PhotoHead | null => {
  const start =
    bytes.findIndex((_byte, position) => frameMarker.every((byte, index) => bytes[position + index] === byte)) +
    frameMarker.length
  const [high1, low1, high2, low2] = bytes.subarray(start, start + 4)
  if (
    start < frameMarker.length ||
    high1 === undefined ||
    low1 === undefined ||
    high2 === undefined ||
    low2 === undefined
  )
    return null
  return { width: high2 * 256 + low2, height: high1 * 256 + low1 }
}
