/** Markers of ITU-T T.81: the second byte, after 0xff. */
export const markers = { sof0: 0xc0, sof2: 0xc2, dht: 0xc4, rst0: 0xd0, rst7: 0xd7, soi: 0xd8, eoi: 0xd9, sos: 0xda, dqt: 0xdb, dri: 0xdd, app0: 0xe0, app14: 0xee, app15: 0xef, com: 0xfe } as const

const byteAt = (payload: Uint8Array, position: number): number => payload[position] ?? 0

/** Baseline, extended sequential or progressive, with Huffman coding: the processes that browsers decode. */
export const isFrameHeader = (marker: number): boolean => marker >= markers.sof0 && marker <= markers.sof2

/** Segments without a part in drawing the picture, except that APP0 and APP14 can say what its components mean. */
export const isMetadata = (marker: number): boolean => (marker >= markers.app0 && marker <= markers.app15) || marker === markers.com

function isFrame(payload: Uint8Array): boolean {
  const height = byteAt(payload, 1) * 256 + byteAt(payload, 2)
  const width = byteAt(payload, 3) * 256 + byteAt(payload, 4)
  const components = byteAt(payload, 5)
  return byteAt(payload, 0) === 8 && height > 0 && width > 0 && [1, 3, 4].includes(components) && payload.length === 6 + 3 * components
}

function isScan(payload: Uint8Array): boolean {
  const components = byteAt(payload, 0)
  return components >= 1 && components <= 4 && payload.length === 4 + 2 * components
}

/** Whether tables fill a segment to its last byte. @param sizeAt the size of the table at a position, null if it is malformed */
function areTables(payload: Uint8Array, sizeAt: (position: number) => number | null): boolean {
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

/** Whether a segment is needed to draw the picture, and has nothing but that in its payload. */
export function isDrawn(marker: number, payload: Uint8Array): boolean {
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
