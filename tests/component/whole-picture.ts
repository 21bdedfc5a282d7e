import type { Locator } from 'vitest/browser'

/** A file of the app that is far higher than wide. */
export const portrait = '/icons/splash-360x780.png'

/** A photo as a server has it, of the same shape. */
export const drawPortrait = async (): Promise<Blob> => {
  const canvas = new OffscreenCanvas(360, 780)
  canvas.getContext('2d')?.fillRect(0, 0, 360, 780)
  return canvas.convertToBlob({ type: 'image/jpeg' })
}

/** Whether a photo has come and nothing of it is cut off. */
export const whole = (photo: Locator): boolean => {
  const image = photo.element()
  return (
    image instanceof HTMLImageElement &&
    image.naturalHeight > image.naturalWidth &&
    getComputedStyle(image).objectFit === 'contain'
  )
}
