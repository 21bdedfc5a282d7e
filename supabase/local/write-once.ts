import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'
import { systemCode } from './startup-error.ts'

/**
 * Writes a file atomically, readable by its owner only, unless it already exists.
 *
 * @returns true if this call wrote it.
 * @throws the system's error when the folder cannot be written.
 */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  const temporaryFile = `${file}.${randomUUID()}`
  await writeFile(temporaryFile, text, { mode: 0o600, flag: 'wx' })
  try {
    await link(temporaryFile, file)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(temporaryFile, { force: true })
  }
}
