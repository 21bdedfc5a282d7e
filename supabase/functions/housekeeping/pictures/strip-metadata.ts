import type { Bytes } from '../../_shared/bytes.ts'
import { stripJpeg } from './jpeg.ts'
import { stripWebp } from './webp.ts'

export type Picture = { readonly bytes: Bytes; readonly type: 'image/jpeg' | 'image/webp' }

/**
 * Rewrites a JPEG or WebP picture with only what is needed to draw it: without EXIF, XMP, IPTC, comments, colour
 * profiles, thumbnails, maker notes and whatever follows the picture. The type is that of the bytes.
 *
 * The EXIF orientation is lost as well; the app applies it before it uploads. Without its profile a picture is drawn as
 * sRGB. The compressed pixels and the tables of the encoder are not changed, so they still tell encoders apart.
 *
 * @returns null for another format, an animation, and a file that is malformed or truncated
 */
export function stripMetadata(bytes: Uint8Array): Picture | null {
  const jpeg = stripJpeg(bytes)
  if (jpeg) return { bytes: jpeg, type: 'image/jpeg' }
  const webp = stripWebp(bytes)
  return webp && { bytes: webp, type: 'image/webp' }
}
