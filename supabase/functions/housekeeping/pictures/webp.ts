import { losslessSize, lossySize, webpChunks } from '../../../../src/kit/rules/webp-chunks.ts'
import type { Size } from '../../../../src/kit/rules/photo-shape.ts'
import { concatBytes } from '../../_shared/bytes.ts'
import type { Bytes } from '../../_shared/bytes.ts'

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

const chunk = (name: string, payload: Uint8Array): Bytes =>
  concatBytes(ascii(name), uint32(payload.length), payload, new Uint8Array(payload.length % 2))

const file = (...chunks: readonly Uint8Array[]): Bytes => chunk('RIFF', concatBytes(ascii('WEBP'), ...chunks))

/** The chunk VP8X of a picture with an alpha channel, which has no other feature. */
function extendedHeader({ width, height }: Size): Uint8Array {
  const [right, bottom] = [width - 1, height - 1]
  return chunk('VP8X', new Uint8Array([0x10, 0, 0, 0, right & 0xff, right >> 8, 0, bottom & 0xff, bottom >> 8, 0]))
}

/**
 * Rewrites a WebP as stripMetadata() says: its picture, with the alpha channel of a lossy one. The picture is copied
 * without decoding it.
 */
export function stripWebp(bytes: Uint8Array): Bytes | null {
  let alpha: Uint8Array | null = null
  // An animation has its pictures in ANMF chunks, so none is found here.
  for (const { name, payload, isWhole } of webpChunks(bytes)) {
    if (!isWhole) return null
    if (name === 'VP8L') return losslessSize(payload) ? file(chunk(name, payload)) : null
    if (name === 'VP8 ') {
      const size = lossySize(payload)
      if (!size) return null
      return alpha ? file(extendedHeader(size), chunk('ALPH', alpha), chunk(name, payload)) : file(chunk(name, payload))
    }
    if (name === 'ALPH') alpha ??= payload
  }
  return null
}
