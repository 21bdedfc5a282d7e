export type Size = { readonly width: number; readonly height: number }

/** Anonymous photos are cropped to one of these aspect ratios, because a camera's own size could identify the phone. */
const anonymousShapes = [
  { width: 4, height: 3 },
  { width: 1, height: 1 },
  { width: 3, height: 4 },
] as const satisfies readonly Size[]

const ratio = ({ width, height }: Size): number => width / height

/** The shorter side of a scaled picture has this share of `longest` at least: a long screenshot stays legible. */
const leastShare = 0.5

/** Its longer side has so many times `longest` at most. */
const mostShare = 6

/**
 * Scales a size down until its longer side has at most `longest` pixels, or, of a long and narrow picture, until its
 * shorter side has half of that. Never scales up.
 */
export const scaledSize = (picture: Size, longest: number): Size => {
  const [short, long] = [Math.min(picture.width, picture.height), Math.max(picture.width, picture.height)]
  const scale = Math.min(1, Math.max(longest / long, (longest * leastShare) / short), (longest * mostShare) / long)
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}

/** A picture that is so much longer than wide would become illegible. */
export const maxSideRatio = mostShare / leastShare

/** True if a picture is so long and narrow that nothing could be seen of it. */
export const isTooNarrow = ({ width, height }: Size): boolean =>
  Math.max(width, height) > maxSideRatio * Math.min(width, height)

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
export const mayBePicture = ({ type }: { readonly type: string }): boolean =>
  type.startsWith('image/') || ['', 'application/octet-stream'].includes(type)

/** Low-end phones run out of memory on larger files. */
export const maxPhotoMegabytes = 25

export const isPhotoTooLarge = ({ size }: { readonly size: number }): boolean => size > maxPhotoMegabytes * 1024 * 1024

/**
 * The pixels of the sharpest cameras of phones. A browser decodes a picture to four bytes for each pixel, before it can
 * be made smaller.
 */
export const maxMegapixels = 65

export const hasTooManyPixels = ({ width, height }: Size): boolean => width * height > maxMegapixels * 1_000_000
