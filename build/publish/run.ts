import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { build } from 'vite'
import { writeWords } from '../messages/write-words.ts'
import { hashOfSources, isBuiltFrom, recordSources } from './sources.ts'
import { besideOf, publishBuild, removeUnfinished } from './publish-build.ts'

// `npm run build`: builds beside `dist`, and then takes its place. A server that runs meanwhile loses no file. With
// `--if-changed`, as in `npm start`, a build of the same sources is left as it is.

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')
const id = String(process.pid)
const folder = besideOf(dist, id)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit(1)
  })
}

await removeUnfinished(dist)
const hash = await hashOfSources(root)
if (!process.argv.includes('--if-changed') || !(await isBuiltFrom(dist, hash))) {
  try {
    // Vite's configuration imports some of the compiled texts.
    await writeWords(root)
    await build({ root, configLoader: 'native', build: { outDir: folder, emptyOutDir: true } })
    await recordSources(folder, hash)
    await publishBuild(folder, dist, { id, now: new Date() })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
