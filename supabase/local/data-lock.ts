import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { chmod, link, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileOf, holds, isRunning, readHolder, thisMachine, thisProcess } from './lock/holder.ts'
import type { Holder } from './lock/holder.ts'
import { StartupError, oneLine, systemCode } from './startup-error.ts'
import { writeOnce } from './write-once.ts'

export class DataInUseError extends StartupError {
  override name = 'DataInUseError'
}

class DataFolderError extends StartupError {
  override name = 'DataFolderError'
}

/** The holder of a lock on another machine is known by the time of its file, which it sets again and again. */
const beatMs = 2000
const silentForMs = 10_000

type LockOptions = {
  /** The address of the holder's app. */
  readonly origin?: string
  /** The milliseconds for which the lock of another machine must be silent before it is taken over. */
  readonly silentFor?: number
}

const heldLocks = new Set<string>()
const lockIn = (dataDir: string): string => join(dataDir, 'comrade.lock')

/**
 * Creates the data folder and locks it for this process. Takes over a lock whose holder no longer runs, and one that
 * was copied with the folder.
 *
 * @returns a function that releases the lock.
 * @throws {DataInUseError} when a running process holds the lock.
 * @throws {DataFolderError} when the folder cannot be created or written.
 */
export async function lockDataFolder(
  dataDir: string,
  { origin = '', silentFor = silentForMs }: LockOptions = {},
): Promise<() => Promise<void>> {
  const file = lockIn(dataDir)
  try {
    await makePrivate(dataDir)
    while (!(await writeOnce(file, (itself) => `${JSON.stringify(thisProcess(itself, origin))}\n`)))
      await removeIfStale(dataDir, silentFor)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new DataFolderError(`the data folder ${dataDir} cannot be written (${systemCode(error) ?? oneLine(error)})`)
  }
  heldLocks.add(file)
  const beat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), beatMs)
  beat.unref()
  return async () => {
    clearInterval(beat)
    heldLocks.delete(file)
    await rm(file, { force: true })
  }
}

/**
 * Says whether a running process of this machine holds the lock, without taking it.
 *
 * @throws {DataInUseError} when it does.
 */
export async function refuseIfInUse(dataDir: string): Promise<void> {
  const found = await readLock(lockIn(dataDir))
  if (found?.holder && judge(found.holder, found.lock, lockIn(dataDir)) === true) throw inUse(dataDir, found.holder)
}

/**
 * Creates the data folder for several processes.
 *
 * @returns a function that does nothing, in place of releasing a lock.
 * @throws {DataFolderError} when the folder cannot be created.
 */
export async function shareDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await makePrivate(dataDir).catch((error: unknown) => {
    throw new DataFolderError(`the data folder ${dataDir} cannot be written (${systemCode(error) ?? oneLine(error)})`)
  })
  return async () => {}
}

async function makePrivate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  // mkdir leaves the mode of an existing folder as it is.
  await chmod(dataDir, 0o700)
}

type Found = { readonly lock: Stats; readonly holder: Holder | undefined }

async function readLock(file: string): Promise<Found | undefined> {
  try {
    const lock = await stat(file)
    return { lock, holder: readHolder(await readFile(file, 'utf8'), lock) }
  } catch (error) {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}

const judge = (holder: Holder, lock: Stats, file: string): boolean | undefined =>
  holds({
    holder,
    file: fileOf(lock),
    here: thisMachine(),
    runs: (each) => (each.pid === process.pid ? heldLocks.has(file) : isRunning(each)),
  })

function inUse(dataDir: string, { pid, machine, origin }: Holder): DataInUseError {
  const where = machine.host === thisMachine().host ? '' : ` on ${machine.host}`
  const address = origin === '' ? '' : ` at ${origin}`
  return new DataInUseError(
    `the data folder ${dataDir} is in use by another Comrade (process ${pid}${where})${address}; stop that one, or set COMRADE_DATA_DIR to another folder`,
  )
}

async function removeIfStale(dataDir: string, silentFor: number): Promise<void> {
  const file = lockIn(dataDir)
  const found = await readLock(file)
  if (!found) return
  const { holder, lock } = found
  if (holder && (judge(holder, lock, file) ?? (await isSetAgain(file, lock, silentFor)))) throw inUse(dataDir, holder)
  await removeThat(file, lock)
}

/** Removes a file, but not another one that has meanwhile taken its name. */
async function removeThat(file: string, { ino }: Stats): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    await rename(file, aside)
    if ((await stat(aside)).ino !== ino) await link(aside, file)
  } catch (error) {
    if (systemCode(error) !== 'ENOENT' && systemCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(aside, { force: true })
  }
}

/** True if somebody sets the time of a file within so many milliseconds. */
async function isSetAgain(file: string, before: Stats, within: number): Promise<boolean> {
  for (let waited = 0; waited < within; waited += beatMs / 4) {
    await wait(beatMs / 4)
    const now = statSync(file, { throwIfNoEntry: false })
    if (!now) return false
    if (now.mtimeMs !== before.mtimeMs) return true
  }
  return false
}
