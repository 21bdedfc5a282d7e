import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))

/** The sprite sheets: file name and text. */
export const sheets = globSync(`${root}public/pictures/*.svg`)
  .toSorted()
  .map((file) => [basename(file), readFileSync(file, 'utf8')] as const)

/** The addresses of all drawings, such as `/pictures/food.svg#pilau`. */
export const drawnPictures: readonly string[] = sheets.flatMap(([sheet, svg]) =>
  [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => `/pictures/${sheet}#${id}`),
)

/** The addresses that code, catalogues, articles and sample rows hold as a whole, each with its file. */
export const namedPictures = () =>
  globSync(
    [
      'src/**/*.{ts,tsx,js,css,json}',
      'sw/*.ts',
      'public/{catalogues,education}/**/*.json',
      'supabase/seed.sql',
      'index.html',
    ],
    { cwd: root },
  )
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\/pictures\/[a-z]+\.svg#[a-z0-9-]+/g)].map(([address]) => ({
        file,
        address,
      })),
    )
