/** Turning a table of pictures into one SVG sprite sheet. */
import type { Picture } from './compose.ts'

/** Pictures by symbol id. */
export type PictureTable = Readonly<Record<string, Picture>>

/** The text of a sprite sheet: one symbol per picture, referenced as `sheet.svg#id`. */
export function spriteSheet(pictures: PictureTable): string {
  const symbols = Object.entries(pictures).map(([id, { viewBox, body }]) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
