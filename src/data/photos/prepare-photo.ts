import * as v from 'valibot'
import { photoTypes } from '@/domain/photo-name'
import type { EncodedPhoto } from './encode-photo'

/** The file that was chosen is no picture that this phone can read, or too large a one. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError'
}

/** Bytes; a phone of this class runs out of memory on more. */
const largestPhoto = 25 * 1024 * 1024

const answerSchema = v.object({
  photo: v.nullable(v.object({ bytes: v.instance(ArrayBuffer), small: v.instance(ArrayBuffer), type: v.picklist(photoTypes) })),
})

/**
 * Makes a chosen picture ready to be kept and sent, off the main thread.
 * @throws UnreadablePhotoError
 */
export const preparePhoto = (file: Blob): Promise<EncodedPhoto> =>
  new Promise((resolve, reject) => {
    if (!file.type.startsWith('image/') || file.size > largestPhoto) return reject(new UnreadablePhotoError())
    const worker = new Worker(new URL('./photo.worker.ts', import.meta.url), { type: 'module' })
    const end = () => worker.terminate()
    worker.addEventListener('message', (event) => {
      end()
      const answer = v.safeParse(answerSchema, event.data)
      if (answer.success && answer.output.photo) resolve(answer.output.photo)
      else reject(new UnreadablePhotoError())
    })
    worker.addEventListener('error', () => {
      end()
      reject(new UnreadablePhotoError())
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(file)
  })
