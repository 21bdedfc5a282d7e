import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compileCatalogues, wordsFolder } from './catalogues.ts'

/**
 * Writes the file if its text differs. Other processes may read or write the same file, so it is never there in part.
 */
const writeWhole = async (file: string, text: string): Promise<void> => {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, text)
  await rename(part, file)
}

/** Compiles the catalogues into `.words`, and removes the modules of catalogues that are gone. */
export const writeWords = async (root: string): Promise<void> => {
  const modules = compileCatalogues(root)
  for (const [path, text] of modules) await writeWhole(join(root, path), text)
  const present = await readdir(join(root, wordsFolder), { recursive: true })
  const outdated = present
    .map((path) => `${wordsFolder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !modules.has(path))
  await Promise.all(outdated.map((path) => rm(join(root, path))))
}
