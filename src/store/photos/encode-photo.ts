import { photoTypes, type PhotoType } from '@/kit/rules/photo-name'
import { anonymousSize, middlePart, scaledSize } from '@/kit/rules/photo-shape'

/** A photo in two sizes, without metadata, as it is stored and sent. */
export type EncodedPhoto = {
  readonly bytes: ArrayBuffer
  readonly small: ArrayBuffer
  readonly type: PhotoType
}

/** `anonymous`: the size and format do not depend on the phone or browser. */
export type PhotoUse = 'named' | 'anonymous'

/** `side` is the longer side in pixels: `large` for a whole screen, `small` for a card in a grid of two. */
const large = { side: 1280, quality: 0.78 }
const small = { side: 400, quality: 0.7 }
type Variant = typeof large

const isPhotoType = (type: string): type is PhotoType => photoTypes.some((known) => known === type)

const draw = (bitmap: ImageBitmap, { side }: Variant, use: PhotoUse): OffscreenCanvas => {
  const size = use === 'anonymous' ? anonymousSize(bitmap, side) : scaledSize(bitmap, side)
  const canvas = new OffscreenCanvas(size.width, size.height)
  canvas.getContext('2d')?.drawImage(bitmap, ...middlePart(bitmap, size), 0, 0, size.width, size.height)
  return canvas
}

/** Paints white behind transparent parts, which JPEG would make black. */
const paintBehind = (canvas: OffscreenCanvas): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
}

const encode = async (
  canvas: OffscreenCanvas,
  variant: Variant,
  type: PhotoType,
): Promise<{ readonly bytes: ArrayBuffer; readonly type: PhotoType }> => {
  if (type === 'image/jpeg') paintBehind(canvas)
  const blob = await canvas.convertToBlob({ type, quality: variant.quality })
  // A browser that cannot encode WebP returns PNG.
  const made = type === 'image/jpeg' ? type : blob.type
  return isPhotoType(made) ? { bytes: await blob.arrayBuffer(), type: made } : encode(canvas, variant, 'image/jpeg')
}

/**
 * Redraws a photo at a smaller size, which removes EXIF data and the GPS position.
 * @throws DOMException when the browser cannot decode the file
 */
export const encodePhoto = async (file: Blob, use: PhotoUse): Promise<EncodedPhoto> => {
  // Applies the EXIF orientation, which is lost afterwards.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvases = [draw(bitmap, large, use), draw(bitmap, small, use)] as const
  bitmap.close()
  // Every browser encodes JPEG. WebP would reveal which browsers can.
  const { bytes, type } = await encode(canvases[0], large, use === 'anonymous' ? 'image/jpeg' : 'image/webp')
  return { bytes, small: (await encode(canvases[1], small, type)).bytes, type }
}
