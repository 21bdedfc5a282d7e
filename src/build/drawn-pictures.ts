import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../public/pictures/', import.meta.url))

/** The sprite sheets: file name and text. */
export const sheets = globSync(`${folder}*.svg`).toSorted().map((file) => [basename(file), readFileSync(file, 'utf8')] as const)

/** The addresses of all drawings, such as `/pictures/food.svg#pilau`. */
export const drawnPictures: readonly string[] = sheets.flatMap(([sheet, svg]) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `/pictures/${sheet}#${id}`))
