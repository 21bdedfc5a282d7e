import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'
import { systemCode } from './startup-error.ts'

/**
 * Writes a file whole, readable by its owner alone, unless it exists already: whoever reads it never sees half of it.
 *
 * @returns whether this call wrote it.
 * @throws the system's error when the folder cannot be written.
 */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (systemCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}
