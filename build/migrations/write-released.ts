// `npm run migrations`: adds new migrations to the list of the released ones.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compareReleased, hashesIn, parseReleased, releasedFile, writtenReleased } from './released-migrations.ts'

const file = releasedFile(fileURLToPath(new URL('../..', import.meta.url)))
const [released, present] = [
  parseReleased(readFileSync(file, 'utf8')),
  hashesIn(fileURLToPath(new URL('../..', import.meta.url))),
]
const { changed, removed, unlisted, late } = compareReleased(released, present)

const complaints = [
  ...changed.map((name) => `${name} was edited after its release. Restore it, and write a new migration.`),
  ...removed.map((name) => `${name} was removed or renamed after its release. Restore it.`),
  ...late.map((name) => `${name} is older than migrations that servers have. Give it a time after them.`),
]
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exitCode = 1
} else {
  writeFileSync(file, writtenReleased(present))
  console.log(unlisted.length === 0 ? 'All migrations are listed.' : `Listed ${unlisted.join(', ')}`)
}
