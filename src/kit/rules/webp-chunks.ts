import type { Size } from './photo-shape.ts'

/** More than any encoder writes: 10 MB of empty chunks would take a second. */
const maxChunks = 2000

const asciiAt = (bytes: Uint8Array, position: number): string =>
  String.fromCharCode(...bytes.subarray(position, position + 4))

/** An unsigned number of `count` bytes, the lowest first. What is missing counts as 0. */
const numberAt = (bytes: Uint8Array, position: number, count: number): number =>
  bytes.subarray(position, position + count).reduceRight((sum, byte) => sum * 256 + byte, 0)

/** `payload` is cut off where the bytes end. */
export type WebpChunk = { readonly name: string; readonly payload: Uint8Array; readonly isWhole: boolean }

/** The chunks of a WebP, as far as the given bytes go; none of another file. */
export function* webpChunks(bytes: Uint8Array): Generator<WebpChunk> {
  if (asciiAt(bytes, 0) !== 'RIFF' || asciiAt(bytes, 8) !== 'WEBP') return
  const end = 8 + numberAt(bytes, 4, 4)
  let position = 12
  for (let count = 0; count < maxChunks && position + 8 <= Math.min(end, bytes.length); count += 1) {
    const size = numberAt(bytes, position + 4, 4)
    const next = position + 8 + size + (size % 2)
    yield {
      name: asciiAt(bytes, position),
      payload: bytes.subarray(position + 8, position + 8 + size),
      isWhole: next <= end && end <= bytes.length,
    }
    position = next
  }
}

/**
 * The size of a key frame of VP8; null for another payload. The bit of an inter frame is clear, and a start code, width
 * and height follow.
 */
export const lossySize = (payload: Uint8Array): Size | null => {
  const isKeyFrame = (numberAt(payload, 0, 1) & 1) === 0
  const hasStartCode = payload[3] === 0x9d && payload[4] === 0x01 && payload[5] === 0x2a
  const [width, height] = [numberAt(payload, 6, 2) & 0x3fff, numberAt(payload, 8, 2) & 0x3fff]
  return isKeyFrame && hasStartCode && width > 0 && height > 0 ? { width, height } : null
}

/**
 * The size in the header of VP8L; null for another payload. Two sides of 14 bits, a flag and the version, 0, follow the
 * signature.
 */
export const losslessSize = (payload: Uint8Array): Size | null => {
  const header = numberAt(payload, 1, 4)
  if (payload.length < 5 || payload[0] !== 0x2f || header >>> 29 !== 0) return null
  return { width: (header & 0x3fff) + 1, height: ((header >>> 14) & 0x3fff) + 1 }
}

const animationFlag = 0x02

/** The canvas that a chunk VP8X says; null for another payload and for an animation. */
export const canvasSize = (payload: Uint8Array): Size | null =>
  payload.length < 10 || (numberAt(payload, 0, 1) & animationFlag) !== 0
    ? null
    : { width: numberAt(payload, 4, 3) + 1, height: numberAt(payload, 7, 3) + 1 }
