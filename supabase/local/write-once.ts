import { randomUUID } from 'node:crypto'
import type { Stats } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { systemCode } from './startup-error.ts'

/**
 * Writes a file atomically, readable by its owner only, unless it already exists.
 *
 * @param text may depend on the file itself.
 * @returns true if this call wrote it.
 * @throws the system's error when the folder cannot be written.
 */
export async function writeOnce(file: string, text: string | ((itself: Stats) => string)): Promise<boolean> {
  const temporaryFile = `${file}.${randomUUID()}`
  try {
    const handle = await open(temporaryFile, 'wx', 0o600)
    try {
      await handle.writeFile(typeof text === 'string' ? text : text(await handle.stat()))
    } finally {
      await handle.close()
    }
    await link(temporaryFile, file)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(temporaryFile, { force: true })
  }
}
