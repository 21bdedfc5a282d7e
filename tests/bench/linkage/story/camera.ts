import { encodePhoto, type EncodedPhoto } from '@/store/photos/encode-photo'
import type { Dice } from '../model/dice'
import type { Student } from '../model/students'
import { photoBytes, webpBytes } from '../photo-bytes'

type Shot = { readonly width: number; readonly height: number; readonly webp: boolean; readonly detail: number }

/** Earlier versions of the app have no second parameter. */
type Encode = (file: Blob, use: 'named' | 'anonymous') => Promise<EncodedPhoto>
const encode: Encode = encodePhoto

const shots = new WeakMap<Blob, Shot>()
/** Average size of photos that browsers encode. */
const bitsPerPixel = { 'image/webp': 0.85, 'image/jpeg': 1.3 }

const shotOf = (file: unknown): Shot => {
  const shot = file instanceof Blob ? shots.get(file) : undefined
  if (!shot) throw new Error('this photo was not taken by the simulated camera')
  return shot
}

class SimulatedBitmap {
  readonly shot: Shot
  readonly width: number
  readonly height: number

  constructor(shot: Shot) {
    this.shot = shot
    this.width = shot.width
    this.height = shot.height
  }

  close(): void {}
}

/** A canvas without pixels that writes as many bytes as a browser would. */
class SimulatedCanvas {
  readonly width: number
  readonly height: number
  private shot: Shot | null = null

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  getContext() {
    return {
      drawImage: (bitmap: unknown) => void (this.shot = bitmap instanceof SimulatedBitmap ? bitmap.shot : null),
      fillRect: () => {},
    }
  }

  async convertToBlob({ type = 'image/png', quality = 0.9 }: ImageEncodeOptions): Promise<Blob> {
    const { shot, width, height } = this
    if (!shot) throw new Error('nothing was drawn')
    const outputType = type === 'image/jpeg' ? type : type === 'image/webp' && shot.webp ? type : null
    if (outputType === null) return new Blob([photoBytes({ width, height }, 0)], { type: 'image/png' })
    const size = Math.round((width * height * bitsPerPixel[outputType] * shot.detail * quality) / 8)
    return new Blob([(outputType === 'image/webp' ? webpBytes : photoBytes)({ width, height }, size)], {
      type: outputType,
    })
  }
}

/** Replaces the browser's image decoding and canvas by simulated ones. */
export const installCamera = (): void => {
  Object.assign(globalThis, {
    createImageBitmap: async (file: unknown) => new SimulatedBitmap(shotOf(file)),
    OffscreenCanvas: SimulatedCanvas,
  })
}

/** Takes a photo with the student's phone and encodes it with the app's own code. */
export const takePhoto = (
  dice: Dice,
  { phone, upright }: Student,
  use: 'named' | 'anonymous',
): Promise<EncodedPhoto> => {
  const { width, height } = phone.camera
  const isUpright = dice.chance(upright)
  const file = new Blob([])
  shots.set(file, {
    width: isUpright ? height : width,
    height: isUpright ? width : height,
    webp: phone.webp,
    // The subject of a picture influences its size more than the phone does.
    detail: phone.detail * Math.exp(dice.between(-0.7, 0.7)),
  })
  return encode(file, use)
}
