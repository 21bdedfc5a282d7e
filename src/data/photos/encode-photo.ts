import { photoTypes, type PhotoType } from '@/domain/shared/photo-name'
import { anonymousSize, middlePart, scaledSize } from '@/domain/shared/photo-shape'

/** A picture as it is kept and sent: without what a camera writes into it, as large as it is shown by itself, and small. */
export type EncodedPhoto = {
  readonly bytes: ArrayBuffer
  readonly small: ArrayBuffer
  readonly type: PhotoType
}

/** anonymous: in a size and a format that say nothing about the phone. */
export type PhotoUse = 'named' | 'anonymous'

/** The longer side, in pixels: more than any phone of ours shows; and as much as a card of two beside each other does. */
const large = { side: 1280, quality: 0.78 }
const small = { side: 400, quality: 0.7 }
type Variant = typeof large

const isPhotoType = (type: string): type is PhotoType => photoTypes.some((known) => known === type)

const drawn = (bitmap: ImageBitmap, { side }: Variant, use: PhotoUse): OffscreenCanvas => {
  const size = use === 'anonymous' ? anonymousSize(bitmap, side) : scaledSize(bitmap, side)
  const canvas = new OffscreenCanvas(size.width, size.height)
  canvas.getContext('2d')?.drawImage(bitmap, ...middlePart(bitmap, size), 0, 0, size.width, size.height)
  return canvas
}

const written = async (canvas: OffscreenCanvas, { quality }: Variant, type: PhotoType): Promise<{ readonly bytes: ArrayBuffer; readonly type: PhotoType }> => {
  const blob = await canvas.convertToBlob({ type, quality })
  if (isPhotoType(blob.type)) return { bytes: await blob.arrayBuffer(), type: blob.type }
  // A browser that cannot write WebP answers with PNG, whatever it was asked for.
  return { bytes: await (await canvas.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer(), type: 'image/jpeg' }
}

/**
 * Draws a photo anew, smaller: what is left has no EXIF and no GPS position.
 * @throws DOMException when the file is no picture that this browser can read
 */
export const encodePhoto = async (file: Blob, use: PhotoUse): Promise<EncodedPhoto> => {
  // Turned upright first: without EXIF nothing would say which side is up.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvases = [drawn(bitmap, large, use), drawn(bitmap, small, use)] as const
  bitmap.close()
  // Every browser writes JPEG; WebP would tell those that can from those that cannot.
  const { bytes, type } = await written(canvases[0], large, use === 'anonymous' ? 'image/jpeg' : 'image/webp')
  return { bytes, small: (await written(canvases[1], small, type)).bytes, type }
}
