import { LOGO_SIZE, splashMark } from './logo.ts'

/** The logo on the brand colour, like the icon on the home screen. */
export const splashImage = (width: number, height: number): string => {
  const side = Math.round(width * 0.36)
  const transform = `translate(${(width - side) / 2} ${(height - side) / 2})scale(${side / LOGO_SIZE})`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#0b716b"/><g transform="${transform}">${splashMark()}</g></svg>`
}
