import type { Size } from '../../../../src/kit/rules/photo-shape.ts'
import { concatBytes } from '../../_shared/bytes.ts'
import type { Bytes } from '../../_shared/bytes.ts'

// Pictures for tests, which are well formed but whose compressed pixels mean nothing.

export const ascii = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** A segment of a JPEG. */
export function segment(marker: number, ...payload: readonly (Uint8Array | readonly number[])[]): Bytes {
  const content = concatBytes(...payload.map((part) => Uint8Array.from(part)))
  const length = content.length + 2
  return concatBytes(new Uint8Array([0xff, marker, length >> 8, length & 0xff]), content)
}

export const startOfImage = new Uint8Array([0xff, 0xd8])
export const endOfImage = new Uint8Array([0xff, 0xd9])
export const jfif = segment(0xe0, ascii('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 0, 0])
export const adobe = (transform: number): Bytes => segment(0xee, ascii('Adobe'), [0, 100, 0, 0, 0, 0, transform])
export const quantization = segment(0xdb, [0], new Uint8Array(64).fill(1))
export const huffman = segment(0xc4, [0], [1], new Uint8Array(16))
const usual: Size = { width: 32, height: 16 }
/** @param sof marker: 0xc0 for a baseline JPEG, 0xc2 for a progressive one */
export const frame = (sof: number, ids: readonly number[], { width, height } = usual): Bytes =>
  segment(
    sof,
    [8, height >> 8, height & 0xff, width >> 8, width & 0xff, ids.length],
    ids.flatMap((id) => [id, 0x11, 0]),
  )
/** With a restart marker and an escaped 0xff in its data. */
export const scan = concatBytes(
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  new Uint8Array([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4, 5]),
)

/** A JPEG that stripMetadata() leaves as it is. */
export const jpegOf = (size: Size, sof = 0xc0): Bytes =>
  concatBytes(startOfImage, jfif, quantization, frame(sof, [1, 2, 3], size), huffman, scan, endOfImage)
export const plainJpeg = jpegOf(usual)

/** A chunk of a WebP. */
export function chunk(name: string, payload: Uint8Array): Bytes {
  const size = new Uint8Array(new Uint32Array([payload.length]).buffer)
  return concatBytes(ascii(name), size, payload, new Uint8Array(payload.length % 2))
}

export const webp = (...chunks: readonly Uint8Array[]): Bytes => chunk('RIFF', concatBytes(ascii('WEBP'), ...chunks))
export const lossyOf = ({ width, height }: Size): Bytes =>
  chunk(
    'VP8 ',
    new Uint8Array([0x10, 0, 0, 0x9d, 0x01, 0x2a, width & 0xff, width >> 8, height & 0xff, height >> 8, 1, 2, 3]),
  )
export const losslessOf = ({ width, height }: Size): Bytes => {
  const header = new Uint8Array(new Uint32Array([(width - 1) | ((height - 1) << 14)]).buffer)
  return chunk('VP8L', concatBytes(new Uint8Array([0x2f]), header, new Uint8Array([1, 2])))
}
export const lossy = lossyOf(usual)
export const lossless = losslessOf(usual)
export const alpha = chunk('ALPH', new Uint8Array([0, 1, 2]))
export const extended = (flags: number, { width, height } = usual): Bytes => {
  const sides = [width - 1, height - 1].flatMap((side) => [side & 0xff, (side >> 8) & 0xff, side >> 16])
  return chunk('VP8X', new Uint8Array([flags, 0, 0, 0, ...sides]))
}

/** A WebP that stripMetadata() leaves as it is. */
export const plainWebp = webp(lossy)

/** A WebP like no other, of at least `size` bytes. */
export const webpWith = (text: string, size = 0): Bytes =>
  webp(lossy, chunk('note', concatBytes(ascii(text), new Uint8Array(size))))
