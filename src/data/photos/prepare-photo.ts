import * as v from 'valibot'
import { photoTypes } from '@/domain/shared/photo-name'
import { BackgroundError, runInBackground } from '../run-in-background'
import type { EncodedPhoto, PhotoUse } from './encode-photo'

/** The file is not a picture that this browser can decode, or it is too large. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError'
}

/** In bytes. Low-end phones run out of memory on larger files. */
const maxFileSize = 25 * 1024 * 1024

const photoSchema = v.object({ bytes: v.instance(ArrayBuffer), small: v.instance(ArrayBuffer), type: v.picklist(photoTypes) })

/**
 * Encodes a picture for storing and sending, off the main thread.
 * @throws UnreadablePhotoError
 */
export const preparePhoto = async (file: Blob, use: PhotoUse = 'named'): Promise<EncodedPhoto> => {
  if (!file.type.startsWith('image/') || file.size > maxFileSize) throw new UnreadablePhotoError()
  try {
    return await runInBackground({ kind: 'photo', file, use }, photoSchema)
  } catch (error) {
    if (error instanceof BackgroundError) throw new UnreadablePhotoError()
    throw error
  }
}
