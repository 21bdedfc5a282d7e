import { readFileSync } from 'node:fs'
import { chmod, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartupError, oneLine, systemCode } from './startup-error.ts'
import { writeOnce } from './write-once.ts'

/** The data folder is in use by another Comrade process. */
class DataInUseError extends StartupError {
  override name = 'DataInUseError'
}

/** The data folder cannot be made or written. */
class DataFolderError extends StartupError {
  override name = 'DataFolderError'
}

const held = new Set<string>()

/**
 * Makes the data folder and takes it for this process. A lock left by a process that is gone is taken over.
 *
 * @returns a function that gives the folder back.
 * @throws {DataInUseError} when a live process holds the folder.
 * @throws {DataFolderError} when the folder cannot be made or written.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'comrade.lock')
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    // One that was made by an earlier version, or by hand: what lies in it is nobody else's business.
    await chmod(dataDir, 0o700)
    while (!(await writeOnce(file, `${process.pid} ${birthOf(process.pid)}\n`))) await removeIfStale(file, dataDir)
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new DataFolderError(`the data folder ${dataDir} cannot be written (${systemCode(error) ?? oneLine(error)})`)
  }
  held.add(file)
  return async () => {
    held.delete(file)
    await rm(file, { force: true })
  }
}

async function removeIfStale(file: string, dataDir: string): Promise<void> {
  const [pid, birth] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ')
  const owner = Number(pid)
  if (held.has(file) || (owner !== process.pid && isAlive(owner) && birthOf(owner) === (birth ?? ''))) {
    throw new DataInUseError(
      `the data folder ${dataDir} is in use by another Comrade (process ${owner}); stop that one, or set COMRADE_DATA_DIR to another folder`,
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

/** When a process began, where the system tells (Linux): a number used again by another process is no owner. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
