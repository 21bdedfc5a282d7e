import * as v from 'valibot'
import { photoTypes } from '@/domain/shared/photo-name'
import { BackgroundError, runInBackground } from '../run-in-background'
import type { EncodedPhoto, PhotoUse } from './encode-photo'

/** The file that was chosen is no picture that this phone can read, or too large a one. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError'
}

/** Bytes; a phone of this class runs out of memory on more. */
const largestPhoto = 25 * 1024 * 1024

const photoSchema = v.object({ bytes: v.instance(ArrayBuffer), small: v.instance(ArrayBuffer), type: v.picklist(photoTypes) })

/**
 * Makes a chosen picture ready to be kept and sent, off the main thread.
 * @throws UnreadablePhotoError
 */
export const preparePhoto = async (file: Blob, use: PhotoUse = 'named'): Promise<EncodedPhoto> => {
  if (!file.type.startsWith('image/') || file.size > largestPhoto) throw new UnreadablePhotoError()
  try {
    return await runInBackground({ kind: 'photo', file, use }, photoSchema)
  } catch (error) {
    if (error instanceof BackgroundError) throw new UnreadablePhotoError()
    throw error
  }
}
