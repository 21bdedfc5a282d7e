import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import * as v from 'valibot'
import { StartupError, oneLine, systemCode } from '../startup-error.ts'
import type { RowLoader } from './load-rows.ts'
import { archiveNames, endSchema, manifestSchema } from './tables.ts'
import type { Manifest } from './tables.ts'
import { BrokenArchiveError, contentOf, entriesOf } from './tar.ts'
import type { TarEntry } from './tar.ts'

const rowsFile = new RegExp(`^${archiveNames.rows}(\\d+)-\\d+\\.jsonl$`)
const pictureFile = new RegExp(`^${archiveNames.pictures}[\\da-f]{2}/[\\da-f-]+\\.(?:bin|json)$`)

type Receiver = {
  /** Called first. */
  begin(manifest: Manifest): Promise<RowLoader>
  /** A folder for the pictures and keys. */
  readonly folder: string
}

/**
 * Reads an archive from its beginning to its end, once.
 *
 * @returns its manifest and what had loaded its rows.
 * @throws {StartupError} when it cannot be read, is none, or is not complete.
 */
export async function readArchive(
  file: string,
  { begin, folder }: Receiver,
): Promise<{ readonly manifest: Manifest; readonly loader: RowLoader }> {
  try {
    const compressed = createReadStream(file)
    const bytes = compressed.pipe(createGunzip())
    compressed.on('error', (error) => bytes.destroy(error))
    return await receive(entriesOf(bytes), { begin, folder })
  } catch (error) {
    if (error instanceof StartupError || !isOfArchive(error)) throw error
    throw unreadable(file, error)
  }
}

/**
 * Looks for the file before anything else is done.
 *
 * @throws {StartupError} when it is missing, a folder, or may not be read.
 */
export async function refuseUnreadable(file: string): Promise<void> {
  try {
    await using opened = await open(file)
    await opened.read(new Uint8Array(1))
  } catch (error) {
    throw unreadable(file, error)
  }
}

const unreadable = (file: string, error: unknown) =>
  new StartupError(`the archive ${file} cannot be read: ${reasonOf(error)}`, { cause: error })

/** By the system's code. Any other failure is told in the system's own words. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  Z_BUF_ERROR: 'it is not complete',
  Z_DATA_ERROR: 'it is damaged; use another copy',
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message === 'incorrect header check'
    ? 'it is no archive of npm run backup'
    : (reasons[systemCode(error) ?? ''] ?? oneLine(error))

/** True for a failure of the archive, false for one of the database. */
const isOfArchive = (error: unknown): boolean =>
  error instanceof BrokenArchiveError ||
  error instanceof v.ValiError ||
  /^(?:Z_|E[A-Z]+$)/.test(systemCode(error) ?? '')

async function receive(
  entries: AsyncIterable<TarEntry>,
  { begin, folder }: Receiver,
): Promise<{ readonly manifest: Manifest; readonly loader: RowLoader }> {
  const counts = new Map<number, number>()
  let begun: { readonly manifest: Manifest; readonly loader: RowLoader } | undefined
  let isWhole = false
  for await (const entry of entries) {
    if (entry.name === archiveNames.manifest) {
      const manifest = v.parse(manifestSchema, JSON.parse(String(await contentOf(entry))))
      begun = { manifest, loader: await begin(manifest) }
      continue
    }
    if (!begun) throw new BrokenArchiveError('this is no archive of npm run backup')
    const [, table] = rowsFile.exec(entry.name) ?? []
    if (table !== undefined) {
      const lines = String(await contentOf(entry))
        .split('\n')
        .filter((line) => line !== '')
      counts.set(Number(table), (counts.get(Number(table)) ?? 0) + lines.length)
      await begun.loader.load(Number(table), lines)
    } else if (entry.name === archiveNames.end) {
      const expected = v.parse(endSchema, JSON.parse(String(await contentOf(entry))))
      isWhole = begun.manifest.tables.every(({ name }, index) => (counts.get(index) ?? 0) === expected[name])
    } else if (pictureFile.test(entry.name) || archiveNames.keys.some((name) => name === entry.name)) {
      await writeEntry(entry, join(folder, entry.name))
    }
  }
  if (!begun || !isWhole) throw new BrokenArchiveError('the archive is not complete')
  return begun
}

async function writeEntry({ bytes }: TarEntry, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(Readable.from(bytes), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
}
