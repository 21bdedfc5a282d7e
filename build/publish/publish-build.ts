import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hashedFiles } from '../hosts/addresses.ts'
import { earlierFilesFile, keptFiles, readEarlierFiles, type HashedFile } from './earlier-files.ts'

const assets = hashedFiles.replaceAll('/', '')

/** Undefined where something is missing. */
const ifPresent = <Value>(result: Promise<Value>): Promise<Value | undefined> =>
  result.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })

const filesOf = async (folder: string): Promise<readonly HashedFile[]> => {
  const names = (await ifPresent(readdir(join(folder, assets)))) ?? []
  const found = names.map(async (name) => {
    const stats = await ifPresent(stat(join(folder, assets, name)))
    return stats?.isFile() ? [{ name, bytes: stats.size }] : []
  })
  return (await Promise.all(found)).flat()
}

/** The same file under a second name; a copy where the disk cannot do that. */
const linkFile = async (from: string, to: string): Promise<void> => {
  await link(from, to).catch(() => copyFile(from, to))
}

const listOf = async (folder: string) =>
  readEarlierFiles((await ifPresent(readFile(join(folder, earlierFilesFile), 'utf8'))) ?? '')

/** Adds to a build the hashed files of the one that it replaces, for the pages that are open. */
const addEarlierFiles = async (replaced: string, build: string, now: Date): Promise<void> => {
  const [before, after, earlier, present] = await Promise.all([
    filesOf(replaced),
    filesOf(build),
    listOf(replaced),
    listOf(build),
  ])
  const kept = keptFiles({ before, earlier, after: new Set(after.map(({ name }) => name)), now })
  await mkdir(join(build, assets), { recursive: true })
  for (const name of Object.keys(kept))
    await ifPresent(linkFile(join(replaced, assets, name), join(build, assets, name)))
  await writeFile(join(build, earlierFilesFile), JSON.stringify({ ...present, ...kept }))
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOTEMPTY' || error.code === 'EEXIST' || error.code === 'EPERM')

/** The folder beside a build in which the next one is written. */
export const besideOf = (dist: string, id: string): string => join(dirname(dist), `${basename(dist)}.${id}.next`)

/**
 * Puts a build in the place of the one before, by renaming: whoever serves the folder sees the one or the other, and
 * never a part. The hashed files of earlier builds stay for the pages that are open.
 *
 * @param id is in the names of the folders beside it, so that two builds can end at the same time
 */
export const publishBuild = async (
  build: string,
  dist: string,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> => {
  const replaced = join(dirname(dist), `${basename(dist)}.${id}.old`)
  const read = await ifPresent(stat(dist))
  await addEarlierFiles(dist, build, now)
  for (;;) {
    await ifPresent(rename(dist, replaced))
    const found = await ifPresent(stat(replaced))
    // Another build has come between, and pages of it may be open.
    if (found && found.ino !== read?.ino) await addEarlierFiles(replaced, build, now)
    try {
      await rename(build, dist)
      break
    } catch (error) {
      if (!isTaken(error)) throw error
      await rm(replaced, { recursive: true, force: true })
    }
  }
  await rm(replaced, { recursive: true, force: true })
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Removes what builds that were ended have left beside the folder. One that was ended between its two names has left no
 * folder: then the build before returns.
 */
export const removeUnfinished = async (dist: string, isAlive: (pid: number) => boolean = isRunning): Promise<void> => {
  const pattern = /\.(\d+)\.(next|old)$/
  const names = (await readdir(dirname(dist))).filter((name) => name.startsWith(`${basename(dist)}.`))
  for (const name of names) {
    const [, pid, kind] = pattern.exec(name) ?? []
    if (pid === undefined || isAlive(Number(pid))) continue
    const path = join(dirname(dist), name)
    if (kind === 'old' && (await ifPresent(stat(dist))) === undefined) await rename(path, dist)
    else await rm(path, { recursive: true, force: true })
  }
}
