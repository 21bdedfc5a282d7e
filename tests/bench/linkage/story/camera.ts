import { encodePhoto, type EncodedPhoto } from '@/data/photos/encode-photo'
import type { Dice } from '../model/dice'
import type { Student } from '../model/students'
import { photoBytes } from '../photo-bytes'

/** One picture as the phone took it. */
type Shot = { readonly width: number; readonly height: number; readonly webp: boolean; readonly detail: number }

/** Which photos a version of the app sends for posts; earlier ones made no difference. */
type Encode = (file: Blob, use: 'named' | 'anonymous') => Promise<EncodedPhoto>
const encode: Encode = encodePhoto

const shots = new WeakMap<Blob, Shot>()
/** Bits for a pixel of a photo as browsers write them. */
const bitsAPixel = { 'image/webp': 0.85, 'image/jpeg': 1.3 }

const shotOf = (file: unknown): Shot => {
  const shot = file instanceof Blob ? shots.get(file) : undefined
  if (!shot) throw new Error('this photo was not taken here')
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

/** What the encoder draws on: no pixels, but as many bytes as a browser would write. */
class SimulatedCanvas {
  readonly width: number
  readonly height: number
  private shot: Shot | null = null

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  getContext() {
    return { drawImage: (bitmap: unknown) => void (this.shot = bitmap instanceof SimulatedBitmap ? bitmap.shot : null) }
  }

  async convertToBlob({ type = 'image/png', quality = 0.9 }: ImageEncodeOptions): Promise<Blob> {
    const { shot, width, height } = this
    if (!shot) throw new Error('nothing was drawn')
    const written = type === 'image/jpeg' ? type : type === 'image/webp' && shot.webp ? type : null
    if (written === null) return new Blob([photoBytes({ width, height }, 0)], { type: 'image/png' })
    const size = Math.round((width * height * bitsAPixel[written] * shot.detail * quality) / 8)
    return new Blob([photoBytes({ width, height }, size)], { type: written })
  }
}

/** Puts the simulated camera in the place of the browser's. */
export const installCamera = (): void => {
  Object.assign(globalThis, { createImageBitmap: async (file: unknown) => new SimulatedBitmap(shotOf(file)), OffscreenCanvas: SimulatedCanvas })
}

/** A photo as this student's phone takes it and as the app makes it ready to be sent. */
export const takePhoto = (dice: Dice, { phone, upright }: Student, use: 'named' | 'anonymous'): Promise<EncodedPhoto> => {
  const { width, height } = phone.camera
  const isUpright = dice.chance(upright)
  const file = new Blob([])
  shots.set(file, {
    width: isUpright ? height : width,
    height: isUpright ? width : height,
    webp: phone.webp,
    // What is in a picture matters more than what took it.
    detail: phone.detail * Math.exp(dice.between(-0.7, 0.7)),
  })
  return encode(file, use)
}
