import { concatBytes } from '../../_shared/bytes.ts'
import type { Bytes } from '../../_shared/bytes.ts'

/** More than any encoder writes: 10 MB of empty chunks would take a second. */
const maxChunks = 2000

const asciiAt = (bytes: Uint8Array, position: number): string => String.fromCharCode(...bytes.subarray(position, position + 4))

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

const chunk = (name: string, payload: Uint8Array): Bytes => concatBytes(ascii(name), uint32(payload.length), payload, new Uint8Array(payload.length % 2))

const file = (...chunks: readonly Uint8Array[]): Bytes => chunk('RIFF', concatBytes(ascii('WEBP'), ...chunks))

const side = (payload: Uint8Array, position: number): number => (((payload[position + 1] ?? 0) & 0x3f) << 8) | (payload[position] ?? 0)

/** A key frame of VP8: the bit of an inter frame is clear, and a start code, width and height follow. */
function isLossy(payload: Uint8Array): boolean {
  const isKeyFrame = ((payload[0] ?? 1) & 1) === 0
  const hasStartCode = payload[3] === 0x9d && payload[4] === 0x01 && payload[5] === 0x2a
  return isKeyFrame && hasStartCode && side(payload, 6) > 0 && side(payload, 8) > 0
}

/** The signature of VP8L, width and height, and version 0. */
const isLossless = (payload: Uint8Array): boolean => payload[0] === 0x2f && (payload[4] ?? 0xff) >> 5 === 0

/** The chunk VP8X of a picture with an alpha channel, which has no other feature. */
function extendedHeader(lossy: Uint8Array): Uint8Array {
  const [width, height] = [side(lossy, 6) - 1, side(lossy, 8) - 1]
  return chunk('VP8X', new Uint8Array([0x10, 0, 0, 0, width & 0xff, width >> 8, 0, height & 0xff, height >> 8, 0]))
}

/** Rewrites a WebP as stripMetadata() says: its picture, with the alpha channel of a lossy one. The picture is copied without decoding it. */
export function stripWebp(bytes: Uint8Array): Bytes | null {
  if (bytes.length < 12 || asciiAt(bytes, 0) !== 'RIFF' || asciiAt(bytes, 8) !== 'WEBP') return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) return null
  let alpha: Uint8Array | null = null
  let position = 12
  // An animation has its pictures in ANMF chunks, so none is found here.
  for (let count = 0; count < maxChunks && position + 8 <= end; count += 1) {
    const name = asciiAt(bytes, position)
    const size = view.getUint32(position + 4, true)
    const next = position + 8 + size + (size % 2)
    if (next > end) return null
    const payload = bytes.subarray(position + 8, position + 8 + size)
    if (name === 'VP8L') return isLossless(payload) ? file(chunk(name, payload)) : null
    if (name === 'VP8 ') {
      if (!isLossy(payload)) return null
      return alpha ? file(extendedHeader(payload), chunk('ALPH', alpha), chunk(name, payload)) : file(chunk(name, payload))
    }
    if (name === 'ALPH') alpha ??= payload
    position = next
  }
  return null
}
