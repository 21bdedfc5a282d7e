import { frameSize, isDrawn, isFrameHeader, isMetadata, jpegSegments, listsPictures, markers } from './jpeg-segments.ts'
import type { PhotoType } from './photo-name.ts'
import type { Size } from './photo-shape.ts'
import { canvasSize, losslessSize, lossySize, webpChunks } from './webp-chunks.ts'

/** The pixels are known by then: the app's pictures have no metadata in front of them. */
export const headBytes = 64 * 1024

/**
 * A fifth more than the app's largest picture has. A browser takes four bytes for each pixel, however small the file
 * is. To be raised a version before the app makes larger pictures: a phone that does not know of them shows the
 * fallback picture, and caches that.
 */
const maxPixels = 2_000_000
const maxSide = 2048

type PictureHead = Size & { readonly type: PhotoType }

/**
 * The only frame header before the first scan. What decoders would skip, or read in another way, does not stand
 * between.
 */
const jpegSize = (bytes: Uint8Array): Size | null => {
  let size: Size | null = null
  for (const { marker, payload } of jpegSegments(bytes)) {
    if (marker === markers.sos) return isDrawn(marker, payload) ? size : null
    if (listsPictures(marker, payload)) return null
    if (isMetadata(marker)) continue
    if (!isDrawn(marker, payload)) return null
    if (isFrameHeader(marker)) {
      if (size) return null
      size = frameSize(payload)
    }
  }
  return null
}

/**
 * A still picture as large as its canvas. Behind a canvas, the picture may follow after the head; decoders compare the
 * two.
 */
const webpSize = (bytes: Uint8Array): Size | null => {
  let canvas: Size | null = null
  let isFirst = true
  for (const { name, payload } of webpChunks(bytes)) {
    if (name === 'VP8 ' || name === 'VP8L') {
      const size = name === 'VP8L' ? losslessSize(payload) : lossySize(payload)
      return isFirst || (canvas?.width === size?.width && canvas?.height === size?.height) ? size : null
    }
    if (isFirst ? name !== 'VP8X' : name === 'ANMF' || name === 'VP8X') return null
    if (isFirst) canvas = canvasSize(payload)
    if (!canvas) return null
    isFirst = false
  }
  return canvas
}

/**
 * The size that decoders will draw, from the beginning of a file. Neither the name, the content type nor EXIF is
 * believed.
 * @returns null for another format, an animation, and a file that is malformed or has no pixels within its first 64 kB
 */
export const pictureHead = (bytes: Uint8Array): PictureHead | null => {
  const head = bytes.subarray(0, headBytes)
  const jpeg = jpegSize(head)
  if (jpeg) return { ...jpeg, type: 'image/jpeg' }
  const webp = webpSize(head)
  return webp && { ...webp, type: 'image/webp' }
}

/** True if a phone has the memory for so many pixels. */
export const isWithinBound = ({ width, height }: Size): boolean =>
  Math.max(width, height) <= maxSide && width * height <= maxPixels

/** True if a file is a picture that the app may store and show. */
export const isShowable = (bytes: Uint8Array): boolean => {
  const head = pictureHead(bytes)
  return head !== null && isWithinBound(head)
}
