import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join('node_modules', '.cache', 'comrade-files')

/**
 * What slow work makes of a file. Results are stored by content, so that the next build finds those of unchanged files.
 * @param method names the work, its version and its options: whatever the result depends on besides the file
 */
export const storedResult = async (method: string, file: string | Uint8Array, work: () => Promise<string | Uint8Array>): Promise<Buffer> => {
  const path = join(folder, createHash('sha256').update(method).update('\0').update(file).digest('hex'))
  const stored = await readFile(path).catch(() => undefined)
  if (stored) return stored
  const result = Buffer.from(await work())
  await mkdir(folder, { recursive: true })
  // Two builds may run at once: neither finds half a file.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, result)
  await rename(unfinished, path)
  return result
}
