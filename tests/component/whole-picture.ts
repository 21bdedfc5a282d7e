import type { Locator } from 'vitest/browser'

/** A file of the app that is far higher than wide. */
export const portrait = '/icons/splash-360x780.png'

/** Whether a photo has come and nothing of it is cut off. */
export const whole = (photo: Locator): boolean => {
  const image = photo.element()
  return image instanceof HTMLImageElement && image.naturalHeight > image.naturalWidth && getComputedStyle(image).objectFit === 'contain'
}
