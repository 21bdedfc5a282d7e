import * as v from 'valibot'
import { photoTypes } from '@/kit/rules/photo-name'
import { hasTooManyPixels, isPhotoTooLarge, isTooNarrow } from '@/kit/rules/photo-shape'
import { BackgroundError, runInBackground } from '../run-in-background'
import type { EncodedPhoto, PhotoUse } from './encode-photo'
import { naturalSize } from './natural-size'
import { UnreadablePhotoError } from './unreadable-photo'

const photoSchema = v.object({
  bytes: v.instance(ArrayBuffer),
  small: v.instance(ArrayBuffer),
  type: v.picklist(photoTypes),
})

/**
 * Encodes a picture for storing and sending, off the main thread.
 * @throws UnreadablePhotoError
 */
export const preparePhoto = async (file: Blob, use: PhotoUse = 'named'): Promise<EncodedPhoto> => {
  // The file's type says little: Android may leave it empty.
  if (isPhotoTooLarge(file)) throw new UnreadablePhotoError('too-large')
  const size = await naturalSize(file)
  if (hasTooManyPixels(size)) throw new UnreadablePhotoError('too-many-pixels')
  // An anonymous photo is cropped.
  if (use === 'named' && isTooNarrow(size)) throw new UnreadablePhotoError('too-narrow')
  try {
    return await runInBackground({ kind: 'photo', file, use }, photoSchema)
  } catch (error) {
    if (error instanceof BackgroundError) throw new UnreadablePhotoError()
    throw error
  }
}
