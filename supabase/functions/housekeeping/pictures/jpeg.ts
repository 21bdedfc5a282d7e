import { concatBytes } from '../../_shared/bytes.ts'
import type { Bytes } from '../../_shared/bytes.ts'
import { adobeTransformIn, colourSegment, isJfif } from './jpeg-colours.ts'
import type { ColourHints } from './jpeg-colours.ts'
import { isDrawn, isFrameHeader, isMetadata, markers } from './jpeg-segments.ts'

/** More than any encoder writes: 10 MB of small segments would take a second. */
const maxSegments = 2000

/** Where the entropy-coded data ends: at the first marker that does not restart it, or at the end of the file. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let position = start; position < bytes.length; position += 1) {
    if (bytes[position] !== 0xff) continue
    const next = bytes[position + 1] ?? markers.eoi
    const isData = next === 0 || (next >= markers.rst0 && next <= markers.rst7)
    if (!isData) return position
  }
  return bytes.length
}

/** Rewrites a JPEG as stripMetadata() says. The data of a scan is copied without decoding it. */
export function stripJpeg(bytes: Uint8Array): Bytes | null {
  if (bytes[0] !== 0xff || bytes[1] !== markers.soi) return null
  const kept = new Uint8Array(bytes.length)
  let keptLength = 0
  const keep = (part: Uint8Array): void => {
    kept.set(part, keptLength)
    keptLength += part.length
  }
  const hints: ColourHints = { hasJfif: false, adobeTransform: null }
  let frame: Uint8Array | null = null
  let hasScan = false
  let position = 2
  for (let count = 0; count < maxSegments && bytes[position] === 0xff; count += 1) {
    // Any number of 0xff may come before a marker.
    while (bytes[position + 1] === 0xff) position += 1
    const marker = bytes[position + 1] ?? 0
    if (marker === markers.eoi) {
      if (!frame || !hasScan) return null
      return concatBytes(new Uint8Array([0xff, markers.soi]), colourSegment(frame, hints), kept.subarray(0, keptLength), new Uint8Array([0xff, markers.eoi]))
    }
    // Of the payload and of the length itself.
    const length = (bytes[position + 2] ?? 0) * 256 + (bytes[position + 3] ?? 0)
    let end = position + 2 + length
    if (length < 2 || end > bytes.length) return null
    const payload = bytes.subarray(position + 4, end)
    if (isMetadata(marker)) {
      if (!hasScan && marker === markers.app0) hints.hasJfif ||= isJfif(payload)
      if (!hasScan && marker === markers.app14) hints.adobeTransform = adobeTransformIn(payload) ?? hints.adobeTransform
    } else {
      if (!isDrawn(marker, payload)) return null
      if (isFrameHeader(marker)) {
        if (frame) return null
        frame = payload
      }
      if (marker === markers.sos) {
        if (!frame) return null
        hasScan = true
        end = endOfScan(bytes, end)
      }
      keep(bytes.subarray(position, end))
    }
    position = end
  }
  return null
}
