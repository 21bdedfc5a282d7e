import type { Size } from './photo-shape.ts'

/** Markers of ITU-T T.81: the second byte, after 0xff. */
export const markers = {
  sof0: 0xc0,
  sof2: 0xc2,
  dht: 0xc4,
  rst0: 0xd0,
  rst7: 0xd7,
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  dqt: 0xdb,
  dri: 0xdd,
  app0: 0xe0,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  com: 0xfe,
} as const

const byteAt = (payload: Uint8Array, position: number): number => payload[position] ?? 0

/** Baseline, extended sequential or progressive, with Huffman coding: the processes that browsers decode. */
export const isFrameHeader = (marker: number): boolean => marker >= markers.sof0 && marker <= markers.sof2

/** Segments without a part in drawing the picture, except that APP0 and APP14 can say what its components mean. */
export const isMetadata = (marker: number): boolean =>
  (marker >= markers.app0 && marker <= markers.app15) || marker === markers.com

/**
 * True if a segment lists further pictures of the file (CIPA DC-007): browsers decode one that is a gain map, whatever
 * its size.
 */
export const listsPictures = (marker: number, payload: Uint8Array): boolean =>
  marker === markers.app2 && [...'MPF\0'].every((character, index) => payload[index] === character.charCodeAt(0))

/** The size that a frame header says. */
export const frameSize = (payload: Uint8Array): Size => ({
  width: byteAt(payload, 3) * 256 + byteAt(payload, 4),
  height: byteAt(payload, 1) * 256 + byteAt(payload, 2),
})

const isFrame = (payload: Uint8Array): boolean => {
  const { width, height } = frameSize(payload)
  const components = byteAt(payload, 5)
  return (
    byteAt(payload, 0) === 8 &&
    height > 0 &&
    width > 0 &&
    [1, 3, 4].includes(components) &&
    payload.length === 6 + 3 * components
  )
}

const isScan = (payload: Uint8Array): boolean => {
  const components = byteAt(payload, 0)
  return components >= 1 && components <= 4 && payload.length === 4 + 2 * components
}

/**
 * True if tables fill a segment to its last byte.
 * @param sizeAt the size of the table at a position, null if it is malformed
 */
const areTables = (payload: Uint8Array, sizeAt: (position: number) => number | null): boolean => {
  let position = 0
  while (position < payload.length) {
    const size = sizeAt(position)
    if (size === null) return false
    position += size
  }
  return position > 0 && position === payload.length
}

const areQuantizationTables = (payload: Uint8Array): boolean =>
  areTables(payload, (position) => {
    const [precision, destination] = [byteAt(payload, position) >> 4, byteAt(payload, position) & 15]
    return precision > 1 || destination > 3 ? null : 1 + 64 * (precision + 1)
  })

const areHuffmanTables = (payload: Uint8Array): boolean =>
  areTables(payload, (position) => {
    const [tableClass, destination] = [byteAt(payload, position) >> 4, byteAt(payload, position) & 15]
    const symbols = payload.subarray(position + 1, position + 17).reduce((sum, count) => sum + count, 0)
    return tableClass > 1 || destination > 3 || symbols > 256 ? null : 17 + symbols
  })

/** True if a segment is needed to draw the picture, and has nothing but that in its payload. */
export const isDrawn = (marker: number, payload: Uint8Array): boolean => {
  if (isFrameHeader(marker)) return isFrame(payload)
  switch (marker) {
    case markers.sos:
      return isScan(payload)
    case markers.dqt:
      return areQuantizationTables(payload)
    case markers.dht:
      return areHuffmanTables(payload)
    case markers.dri:
      return payload.length === 2
    default:
      return false
  }
}

/** More than any encoder writes: 10 MB of small segments would take a second. */
const maxSegments = 2000

/** The end of the entropy-coded data: at the first marker that does not restart it, or at the end of the file. */
const endOfScan = (bytes: Uint8Array, start: number): number => {
  for (let position = start; position < bytes.length; position += 1) {
    if (bytes[position] !== 0xff) continue
    const next = bytes[position + 1] ?? markers.eoi
    const isData = next === 0 || (next >= markers.rst0 && next <= markers.rst7)
    if (!isData) return position
  }
  return bytes.length
}

/** `start` is that of the marker, `end` that of what follows; the data of a scan belongs to it. */
export type JpegSegment = {
  readonly marker: number
  readonly start: number
  readonly end: number
  readonly payload: Uint8Array
}

/** The segments of a JPEG. The last one is the end of the image, unless the file is malformed or truncated. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  if (bytes[0] !== 0xff || bytes[1] !== markers.soi) return
  let start = 2
  for (let count = 0; count < maxSegments && bytes[start] === 0xff; count += 1) {
    // Any number of 0xff may come before a marker.
    while (bytes[start + 1] === 0xff) start += 1
    const marker = byteAt(bytes, start + 1)
    if (marker === markers.eoi) {
      yield { marker, start, end: start + 2, payload: new Uint8Array() }
      return
    }
    // Of the payload and of the length itself.
    const length = byteAt(bytes, start + 2) * 256 + byteAt(bytes, start + 3)
    const endOfPayload = start + 2 + length
    if (length < 2 || endOfPayload > bytes.length) return
    const end = marker === markers.sos ? endOfScan(bytes, endOfPayload) : endOfPayload
    yield { marker, start, end, payload: bytes.subarray(start + 4, endOfPayload) }
    start = end
  }
}
