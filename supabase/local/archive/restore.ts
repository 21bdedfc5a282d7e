import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockDataFolder, shareDataFolder } from '../data-lock.ts'
import { openDatabase } from '../database.ts'
import { dataFolder, places } from '../places.ts'
import { openPostgres } from '../postgres-database.ts'
import { StartupError } from '../startup-error.ts'
import { fileFrom, runCommand } from './command.ts'
import { refuseUnreadable } from './read-archive.ts'
import { restoreArchive } from './restore-archive.ts'
import type { Restored } from './restore-archive.ts'

// `npm run restore -- FILE`: an archive of `npm run backup` into a new data folder, or the empty database of
// DATABASE_URL.
const usage = 'npm run restore -- FILE'
await runCommand('Nothing was restored', async () => {
  const file = fileFrom(process.argv.slice(2), usage)
  if (file === undefined) throw new StartupError(`name the archive: ${usage}`)
  await refuseUnreadable(file)
  const dataDir = dataFolder()
  const url = process.env['DATABASE_URL']?.trim()
  const { manifest, leftOut } = url ? await intoPostgres(url, dataDir, file) : await intoFolder(dataDir, file)
  for (const what of leftOut) console.log(`Left out: ${what}`)
  console.log(
    `Restored the data of ${manifest.madeAt} into ${url ? 'the database of DATABASE_URL' : dataDir}${leftOut.length > 0 ? ', without what is listed above' : ''}.`,
  )
})

async function intoFolder(dataDir: string, file: string): Promise<Restored> {
  const release = await lockDataFolder(dataDir)
  const folder = join(dataDir, 'data')
  if (existsSync(folder)) {
    await release()
    throw new StartupError(`${dataDir} has data already; move that folder away, or set COMRADE_DATA_DIR to a new one`)
  }
  let isDone = false
  try {
    const database = await openDatabase(folder)
    const restored = await restoreArchive(file, { database, dataDir, migrationsDir: places.migrations }).finally(() =>
      database.close(),
    )
    isDone = true
    return restored
  } finally {
    // Half a database would be taken for data.
    if (!isDone) await rm(folder, { recursive: true, force: true })
    await release()
  }
}

async function intoPostgres(url: string, dataDir: string, file: string): Promise<Restored> {
  await shareDataFolder(dataDir)
  const database = await openPostgres(url)
  try {
    return await restoreArchive(file, { database, dataDir, migrationsDir: places.migrations })
  } finally {
    await database.close()
  }
}
