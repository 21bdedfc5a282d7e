export type Size = { readonly width: number; readonly height: number }

/** Anonymous photos are cropped to one of these aspect ratios, because a camera's own size could identify the phone. */
const anonymousShapes = [
  { width: 4, height: 3 },
  { width: 1, height: 1 },
  { width: 3, height: 4 },
] as const satisfies readonly Size[]

const ratio = ({ width, height }: Size): number => width / height

/** Scales a size down until its longer side has at most `longest` pixels. Never scales up. */
export const scaledSize = (picture: Size, longest: number): Size => {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  return { width: Math.max(1, Math.round(picture.width * scale)), height: Math.max(1, Math.round(picture.height * scale)) }
}

/** The anonymous size closest to a picture's aspect ratio. @param longest pixels of the longer side */
export const anonymousSize = (picture: Size, longest: number): Size => {
  const distance = (shape: Size) => Math.abs(Math.log(ratio(picture) / ratio(shape)))
  const shape = anonymousShapes.reduce((best, each) => (distance(each) < distance(best) ? each : best))
  const unit = longest / Math.max(shape.width, shape.height)
  return { width: Math.round(shape.width * unit), height: Math.round(shape.height * unit) }
}

/** The centred part of a picture that fills `size` without distortion: left, top, width, height in pixels. */
export const middlePart = (picture: Size, size: Size): readonly [number, number, number, number] => {
  const scale = Math.min(picture.width / size.width, picture.height / size.height)
  const [width, height] = [size.width * scale, size.height * scale]
  return [(picture.width - width) / 2, (picture.height - height) / 2, width, height]
}

/** By the type that the phone gives a file: Android may leave it empty, or say that it is some bytes. */
export const mayBePicture = ({ type }: { readonly type: string }): boolean => type.startsWith('image/') || ['', 'application/octet-stream'].includes(type)

/** Low-end phones run out of memory on larger files. */
export const maxPhotoMegabytes = 25

export const isPhotoTooLarge = ({ size }: { readonly size: number }): boolean => size > maxPhotoMegabytes * 1024 * 1024

/** What the sharpest cameras of phones take. A browser decodes a picture to four bytes for each pixel, before it can be made smaller. */
export const maxMegapixels = 65

export const hasTooManyPixels = ({ width, height }: Size): boolean => width * height > maxMegapixels * 1_000_000
