/** Turning a table of pictures into one SVG sprite sheet. */
import type { Picture } from './compose.ts'

/** Pictures by symbol id. */
export type PictureTable = Readonly<Record<string, Picture>>

/** The text of a sprite sheet: one symbol per picture, referenced as `sheet.svg#id`. */
export function spriteSheet(pictures: PictureTable): string {
  const symbols = Object.entries(pictures).map(([id, { viewBox, body }]) => `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

const LINE_LENGTH = 150

/** The ids of every sheet as JSON, several per line, for code that refers to pictures. */
export function nameList(sheets: Readonly<Record<string, PictureTable>>): string {
  const blocks = Object.entries(sheets).map(([sheet, pictures]) => {
    const lines: string[] = []
    for (const name of Object.keys(pictures).map((id) => JSON.stringify(id))) {
      const line = lines.at(-1)
      if (line !== undefined && line.length + name.length + 2 <= LINE_LENGTH) lines[lines.length - 1] = `${line}, ${name}`
      else lines.push(`    ${name}`)
    }
    return `  "${sheet}": [\n${lines.join(',\n')}\n  ]`
  })
  return `{\n${blocks.join(',\n')}\n}\n`
}
