import * as v from 'valibot'
import { photoTypes } from '@/domain/shared/photo-name'
import { isPhotoTooLarge } from '@/domain/shared/photo-shape'
import { BackgroundError, runInBackground } from '../run-in-background'
import type { EncodedPhoto, PhotoUse } from './encode-photo'

/** The file is not a picture that this browser can decode, or it is too large. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError'
}

const photoSchema = v.object({ bytes: v.instance(ArrayBuffer), small: v.instance(ArrayBuffer), type: v.picklist(photoTypes) })

/**
 * Encodes a picture for storing and sending, off the main thread.
 * @throws UnreadablePhotoError
 */
export const preparePhoto = async (file: Blob, use: PhotoUse = 'named'): Promise<EncodedPhoto> => {
  // The file's type says little: Android may leave it empty.
  if (isPhotoTooLarge(file)) throw new UnreadablePhotoError()
  try {
    return await runInBackground({ kind: 'photo', file, use }, photoSchema)
  } catch (error) {
    if (error instanceof BackgroundError) throw new UnreadablePhotoError()
    throw error
  }
}
