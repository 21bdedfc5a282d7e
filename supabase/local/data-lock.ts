import { readFileSync } from 'node:fs'
import { chmod, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError, oneLine, systemCode } from './startup-error.ts'
import { writeOnce } from './write-once.ts'

class DataInUseError extends StartupError {
  override name = 'DataInUseError'
}

class DataFolderError extends StartupError {
  override name = 'DataFolderError'
}

const heldLocks = new Set<string>()

/**
 * Creates the data folder and locks it for this process. Takes over a lock left by a process that no longer runs.
 *
 * @returns a function that releases the lock.
 * @throws {DataInUseError} when a running process holds the lock.
 * @throws {DataFolderError} when the folder cannot be created or written.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'comrade.lock')
  try {
    await makePrivate(dataDir)
    while (!(await writeOnce(file, `${process.pid} ${startTimeOf(process.pid)}\n`))) await removeIfStale(file, dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new DataFolderError(`the data folder ${dataDir} cannot be written (${systemCode(error) ?? oneLine(error)})`)
  }
  heldLocks.add(file)
  return async () => {
    heldLocks.delete(file)
    await rm(file, { force: true })
  }
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

async function removeIfStale(file: string, dataDir: string): Promise<void> {
  const [pid, startTime] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ')
  const ownerPid = Number(pid)
  if (heldLocks.has(file) || (ownerPid !== process.pid && isAlive(ownerPid) && startTimeOf(ownerPid) === (startTime ?? ''))) {
    throw new DataInUseError(
      `the data folder ${dataDir} is in use by another Comrade (process ${ownerPid}); stop that one, or set COMRADE_DATA_DIR to another folder`,
    )
  }
  await rm(file, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return systemCode(error) === 'EPERM'
  }
}

/** The start time of a process on Linux, else ''. It reveals a process id that was reused by another process. */
function startTimeOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
