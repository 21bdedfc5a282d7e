/** The meaning of the components, as the segments before the first scan give it. */
export type ColourHints = { hasJfif: boolean; adobeTransform: number | null }

const text = (payload: Uint8Array, length: number): string => String.fromCharCode(...payload.subarray(0, length))

export const isJfif = (payload: Uint8Array): boolean => payload.length >= 14 && text(payload, 5) === 'JFIF\0'

/** The colour transform in an APP14 segment of Adobe; null in another segment. */
export const adobeTransformIn = (payload: Uint8Array): number | null =>
  payload.length >= 12 && text(payload, 5) === 'Adobe' ? (payload[11] ?? null) : null

/** Version 1.1, square pixels, no thumbnail. */
const jfif = new Uint8Array([0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0])

const adobe = (transform: 0 | 2): Uint8Array =>
  new Uint8Array([0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, transform])

/**
 * The segment from which decoders conclude the same colours as from the original ones. As in libjpeg, three components
 * are YCbCr unless Adobe's segment or, without any, their ids say RGB, and JFIF overrules both.
 */
export function colourSegment(frame: Uint8Array, { hasJfif, adobeTransform }: ColourHints): Uint8Array {
  const components = frame[5]
  if (components === 4) return adobeTransform === null ? new Uint8Array() : adobe(adobeTransform === 0 ? 0 : 2)
  const ids = String.fromCharCode(frame[6] ?? 0, frame[9] ?? 0, frame[12] ?? 0)
  const isRgb = adobeTransform === null ? ids === 'RGB' : adobeTransform === 0
  return components === 3 && isRgb && !hasJfif ? adobe(0) : jfif
}
