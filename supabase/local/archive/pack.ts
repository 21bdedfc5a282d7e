import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { archiveNames } from './tables.ts'
import { tarOf } from './tar.ts'
import type { TarEntry } from './tar.ts'

/** The manifest comes first, and the file that proves the archive whole comes last. */
const orderOf = (name: string): number => (name === archiveNames.manifest ? 0 : name === archiveNames.end ? 2 : 1)

const inOrder = (one: string, other: string): number =>
  orderOf(one) - orderOf(other) || one.localeCompare(other, 'en', { numeric: true })

async function* filesIn(folder: string): AsyncGenerator<TarEntry> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const names = entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  for (const name of names.toSorted(inOrder)) {
    const path = join(folder, name)
    yield { name, size: (await stat(path)).size, bytes: createReadStream(path) }
  }
}

/** A snapshot as one compressed archive. */
export function packed(folder: string): Readable {
  const archive = Readable.from(tarOf(filesIn(folder)), { objectMode: false })
  const gzip = createGzip()
  archive.on('error', (error) => gzip.destroy(error))
  return archive.pipe(gzip)
}
