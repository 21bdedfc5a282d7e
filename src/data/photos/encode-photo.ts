import { photoTypes, type PhotoType } from '@/domain/photo-name'

/** A picture as it is kept and sent: without what a camera writes into it, as large as it is shown by itself, and small. */
export type EncodedPhoto = {
  readonly bytes: ArrayBuffer
  /** None in a draft of the first versions. */
  readonly small?: ArrayBuffer | undefined
  readonly type: PhotoType
}

/** The longer side, in pixels: more than any phone of ours shows; and as much as a card of two beside each other does. */
const large = { side: 1280, quality: 0.78 }
const small = { side: 400, quality: 0.7 }
type Size = typeof large

const isPhotoType = (type: string): type is PhotoType => photoTypes.some((known) => known === type)

const drawn = (bitmap: ImageBitmap, { side }: Size): OffscreenCanvas => {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

const written = async (canvas: OffscreenCanvas, { quality }: Size, type: PhotoType): Promise<{ readonly bytes: ArrayBuffer; readonly type: PhotoType }> => {
  const blob = await canvas.convertToBlob({ type, quality })
  if (isPhotoType(blob.type)) return { bytes: await blob.arrayBuffer(), type: blob.type }
  // A browser that cannot write WebP answers with PNG, whatever it was asked for.
  return { bytes: await (await canvas.convertToBlob({ type: 'image/jpeg', quality })).arrayBuffer(), type: 'image/jpeg' }
}

/**
 * Draws a photo anew, smaller: what is left has no EXIF and no GPS position.
 * @throws DOMException when the file is no picture that this browser can read
 */
export const encodePhoto = async (file: Blob): Promise<EncodedPhoto & { readonly small: ArrayBuffer }> => {
  // Turned upright first: without EXIF nothing would say which side is up.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvases = [drawn(bitmap, large), drawn(bitmap, small)] as const
  bitmap.close()
  const { bytes, type } = await written(canvases[0], large, 'image/webp')
  return { bytes, small: (await written(canvases[1], small, type)).bytes, type }
}
