import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = join('node_modules', '.cache', 'comrade-files')

/**
 * The result of slow work on a file. Results are stored by content, so that the next build reuses those of unchanged
 * files.
 * @param method names the work, its version and its options: everything besides the file that the result depends on
 */
export const storedResult = async (
  method: string,
  file: string | Uint8Array,
  work: () => Promise<string | Uint8Array>,
): Promise<Buffer> => {
  const path = join(folder, createHash('sha256').update(method).update('\0').update(file).digest('hex'))
  const stored = await readFile(path).catch(() => undefined)
  if (stored) return stored
  const result = Buffer.from(await work())
  await mkdir(folder, { recursive: true })
  // Two builds may run at once, and neither may read an incomplete file.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, result)
  await rename(unfinished, path)
  return result
}
