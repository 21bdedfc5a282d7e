import type { Size } from '@/kit/rules/photo-shape'
import { UnreadablePhotoError } from './unreadable-photo'

/** Declared here, because what is in this folder is compiled for the service worker, too, which has none. */
declare const Image: new () => EventTarget & {
  src: string
  readonly naturalWidth: number
  readonly naturalHeight: number
}

/**
 * The size of a picture, of which the browser reads the head: it decodes no picture that is not drawn.
 * @throws UnreadablePhotoError
 */
export const naturalSize = async (file: Blob): Promise<Size> => {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve)
      image.addEventListener('error', () => reject(new UnreadablePhotoError()))
      image.src = url
    })
    return { width: image.naturalWidth, height: image.naturalHeight }
  } finally {
    URL.revokeObjectURL(url)
  }
}
