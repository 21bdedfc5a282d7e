/** Writes public/pictures/*.svg and the list of names: `npm run pictures`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { sheets } from './sheets.ts'
import { nameList, spriteSheet } from './sprite.ts'

const folder = fileURLToPath(new URL('../../public/pictures/', import.meta.url))

mkdirSync(folder, { recursive: true })
for (const [name, pictures] of Object.entries(sheets)) {
  const svg = spriteSheet(pictures)
  writeFileSync(`${folder}${name}.svg`, svg)
  const kilobytes = (brotliCompressSync(svg).length / 1000).toFixed(1)
  console.log(`${name}.svg: ${Object.keys(pictures).length} pictures, ${kilobytes} kB brotli`)
}
writeFileSync(fileURLToPath(new URL('picture-names.json', import.meta.url)), nameList(sheets))
