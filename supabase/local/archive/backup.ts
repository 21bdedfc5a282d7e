import { randomUUID } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { link, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DataInUseError, lockDataFolder } from '../data-lock.ts'
import { openDatabase } from '../database.ts'
import type { Database } from '../database.ts'
import { dataFolder } from '../places.ts'
import { openPostgres } from '../postgres-database.ts'
import { StartupError, oneLine, systemCode } from '../startup-error.ts'
import { fileFrom, runCommand } from './command.ts'
import { askForBackup } from './control.ts'
import { packed } from './pack.ts'
import { writeSnapshot } from './snapshot.ts'

// `npm run backup -- FILE`: the data, pictures and keys of this project's data folder, or of DATABASE_URL, as one
// archive. Also while Comrade runs, and of folders of other versions.
await runCommand('The backup was not made', async () => {
  const file =
    fileFrom(process.argv.slice(2), 'npm run backup -- FILE') ??
    resolve(
      process.env['INIT_CWD'] ?? '.',
      `comrade-backup-${new Date().toISOString().slice(0, 16).replace(':', '-')}.tar.gz`,
    )
  if (existsSync(file)) throw new StartupError(`${file} exists already; choose another name`)
  if (!existsSync(dirname(file))) throw new StartupError(`there is no folder ${dirname(file)}; make it first`)
  const dataDir = dataFolder()
  const url = process.env['DATABASE_URL']?.trim()
  if (url) await fromDatabase(() => openPostgres(url), { dataDir, file })
  else await fromFolder(dataDir, file)
  console.log(
    `Wrote ${file} (${Math.ceil((await stat(file)).size / 1000)} kB) of ${url ? 'the database of DATABASE_URL, with the files of ' : ''}${dataDir}. It holds password hashes and keys: keep it where nobody else can read it.`,
  )
})

async function fromFolder(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, 'data')))
    throw new StartupError(`there is no data in ${dataDir}; set COMRADE_DATA_DIR to its folder`)
  let release: () => Promise<void>
  try {
    release = await lockDataFolder(dataDir)
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error
    return write(await askForBackup(dataDir), file)
  }
  try {
    await fromDatabase(() => openDatabase(join(dataDir, 'data')), { dataDir, file })
  } finally {
    await release()
  }
}

async function fromDatabase(
  open: () => Promise<Database>,
  { dataDir, file }: { readonly dataDir: string; readonly file: string },
): Promise<void> {
  const database = await open()
  const folder = `${file}.${randomUUID()}`
  try {
    await writeSnapshot({ database, dataDir, folder })
    await write(packed(folder), file)
  } finally {
    await rm(folder, { recursive: true, force: true })
    await database.close()
  }
}

/** Writes the whole file or none. */
async function write(archive: Readable, file: string): Promise<void> {
  const part = `${file}.part`
  try {
    await pipeline(archive, createWriteStream(part, { mode: 0o600, flush: true }))
    await link(part, file)
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    throw new StartupError(`${file} cannot be written: ${oneLine(error)}`, { cause: error })
  } finally {
    await rm(part, { force: true })
  }
}
