import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name of the next migration: of this second, but after all that there are. */
export const nextMigration = (existing: readonly string[], name: string, now: Date): string => {
  const time = Number(now.toISOString().replaceAll(/\D/g, '').slice(0, 14))
  const newest = Math.max(0, ...existing.map((file) => Number.parseInt(file, 10)))
  return `${Math.max(time, newest + 1)}_${name}.sql`
}

/** The text of the newest migration with a name; null before the first. */
export const newestMigration = (folder: string, name: string): string | null => {
  const file = readdirSync(folder)
    .toSorted()
    .findLast((each) => each.endsWith(`_${name}.sql`))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8')
}

/** The path of a new migration. */
export const nextMigrationIn = (folder: string, name: string, now: Date): string =>
  join(folder, nextMigration(readdirSync(folder), name, now))
