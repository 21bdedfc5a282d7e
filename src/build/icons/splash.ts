import { LOGO_SIZE, splashMark } from './logo.ts'

/** The iPhones that students have: width and height in points, and how many pixels a point has. */
const iphones = [
  { width: 375, height: 667, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 414, height: 896, ratio: 2 },
  { width: 430, height: 932, ratio: 3 },
] as const

/** What an iPhone shows while the installed app starts: it takes a picture of exactly its own size, or none. */
export const splashes = iphones.map(({ width, height, ratio }) => ({
  file: `splash-${width}x${height}.png`,
  width: width * ratio,
  height: height * ratio,
  media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio})`,
}))

/** The mark in the middle of the app's own colour, as the home screen's icon leads one to expect. */
export const splashImage = (width: number, height: number): string => {
  const side = Math.round(width * 0.36)
  const place = `translate(${(width - side) / 2} ${(height - side) / 2})scale(${side / LOGO_SIZE})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#0b716b"/><g transform="${place}">${splashMark()}</g></svg>`
}
