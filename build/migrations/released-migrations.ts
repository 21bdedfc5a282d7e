import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// A server that has a migration never runs it again, so a migration is released as soon as it is committed: it is never
// edited or removed. The list has the hash of each, as `sha256sum` writes it.

const folder = 'migrations'

/** The list of the released migrations. */
export const releasedFile = (root: string): string => join(root, 'supabase', 'released-migrations.sha256')

/** The migrations with their hashes, by file name. */
export type Hashes = ReadonlyMap<string, string>

export const hashesIn = (root: string): Hashes => {
  const path = join(root, 'supabase', folder)
  const names = readdirSync(path)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  return new Map(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(path, name)))
        .digest('hex'),
    ]),
  )
}

/** @throws {Error} for a line that is not one of `sha256sum` */
export const parseReleased = (text: string): Hashes => {
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const [, hash, name] = /^([\da-f]{64}) {2}migrations\/(\S+\.sql)$/.exec(line) ?? []
      if (hash === undefined || name === undefined)
        throw new Error(`supabase/released-migrations.sha256 has a line that is none: ${line}`)
      return [name, hash] as const
    }),
  )
}

export const writtenReleased = (hashes: Hashes): string =>
  [...hashes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, hash]) => `${hash}  ${folder}/${name}\n`)
    .join('')

export type Differences = {
  readonly changed: readonly string[]
  readonly removed: readonly string[]
  readonly unlisted: readonly string[]
  readonly late: readonly string[]
}

/**
 * What differs from the list. `late`: not listed, and before the newest that is listed, so that servers with that one
 * would lack it.
 */
export const compareReleased = (released: Hashes, present: Hashes): Differences => {
  const newest = [...released.keys()].toSorted().at(-1) ?? ''
  const unlisted = [...present.keys()].filter((name) => !released.has(name))
  return {
    changed: [...released].filter(([name, hash]) => (present.get(name) ?? hash) !== hash).map(([name]) => name),
    removed: [...released.keys()].filter((name) => !present.has(name)),
    unlisted,
    late: unlisted.filter((name) => name < newest),
  }
}
