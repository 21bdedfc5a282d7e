import { isDrawn, isFrameHeader, isMetadata, jpegSegments, markers } from '../../../../src/kit/rules/jpeg-segments.ts'
import { concatBytes } from '../../_shared/bytes.ts'
import type { Bytes } from '../../_shared/bytes.ts'
import { adobeTransformIn, colourSegment, isJfif } from './jpeg-colours.ts'
import type { ColourHints } from './jpeg-colours.ts'

/** Rewrites a JPEG as stripMetadata() says. The data of a scan is copied without decoding it. */
export function stripJpeg(bytes: Uint8Array): Bytes | null {
  const kept = new Uint8Array(bytes.length)
  let keptLength = 0
  const hints: ColourHints = { hasJfif: false, adobeTransform: null }
  let frame: Uint8Array | null = null
  let hasScan = false
  for (const { marker, start, end, payload } of jpegSegments(bytes)) {
    if (marker === markers.eoi) {
      if (!frame || !hasScan) return null
      return concatBytes(
        new Uint8Array([0xff, markers.soi]),
        colourSegment(frame, hints),
        kept.subarray(0, keptLength),
        new Uint8Array([0xff, markers.eoi]),
      )
    }
    if (isMetadata(marker)) {
      if (!hasScan && marker === markers.app0) hints.hasJfif ||= isJfif(payload)
      if (!hasScan && marker === markers.app14) hints.adobeTransform = adobeTransformIn(payload) ?? hints.adobeTransform
      continue
    }
    if (!isDrawn(marker, payload)) return null
    if (isFrameHeader(marker)) {
      if (frame) return null
      frame = payload
    }
    if (marker === markers.sos) {
      if (!frame) return null
      hasScan = true
    }
    kept.set(bytes.subarray(start, end), keptLength)
    keptLength += end - start
  }
  return null
}
