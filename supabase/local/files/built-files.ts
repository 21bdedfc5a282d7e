import { constants, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fallbackFileIn } from '../../../build/first-paint/shell-file.ts'
import { headersFile, readHeaders } from '../../../build/hosts/headers-file.ts'
import { originalLanguage } from '../../../src/kit/rules/language.ts'
import { systemCode } from '../startup-error.ts'

/** A file of a build as it was when the build was read. */
type Known = { readonly path: string; readonly identity: string }

/** A file that is open, with what its answer says of it. The caller closes it. */
export type OpenFile = {
  readonly file: FileHandle
  readonly name: string
  readonly size: number
  readonly stats: Stats
  readonly encoding: 'br' | undefined
  readonly headers: Readonly<Record<string, string>>
}

type Build = {
  readonly identity: string
  readonly headers: Readonly<Record<string, string>>
  readonly files: ReadonlyMap<string, Known>
}

/** The folder has no built app, or one that is written at this moment. */
export class NoBuildError extends Error {
  override name = 'NoBuildError'
}

const identityOf = ({ dev, ino, size, mtimeMs }: Stats): string => [dev, ino, size, mtimeMs].join(' ')

const folderIdentity = (folder: string): string => {
  const { dev, ino, mtimeMs } = statSync(folder)
  return [dev, ino, mtimeMs].join(' ')
}

/** Hidden files and those that are written for hosts are for nobody else. */
const isServed = (name: string): boolean =>
  !name.startsWith('_') && (name.startsWith('.well-known/') || !/(?:^|\/)\./.test(name))

function readBuild(folder: string): Build {
  try {
    const identity = folderIdentity(folder)
    const files = new Map<string, Known>()
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      const name = relative(folder, path).replaceAll(sep, '/')
      if (entry.isFile() && isServed(name)) files.set(name, { path, identity: identityOf(lstatSync(path)) })
    }
    if (!files.has(fallbackFileIn(originalLanguage))) throw new NoBuildError(`there is no built app in ${folder}`)
    const headers = headersIn(folder)
    if (folderIdentity(folder) !== identity) return readBuild(folder)
    return { identity, headers, files }
  } catch (error) {
    if (systemCode(error) === undefined) throw error
    throw new NoBuildError(`there is no built app in ${folder}`, { cause: error })
  }
}

function headersIn(folder: string): Readonly<Record<string, string>> {
  try {
    return readHeaders(readFileSync(join(folder, headersFile), 'utf8'))
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return {}
    throw error
  }
}

/** The number of tries to open a file that changes meanwhile. */
const maxTries = 5

/**
 * The files of the build in a folder. When another build takes its place, or a file is changed, the folder is read
 * again before anything else is served: a file and its headers always belong to the same build.
 */
export class BuiltFiles {
  readonly #folder: string
  #build: Build

  /** @throws {NoBuildError} when the folder has no built app. */
  constructor(folder: string) {
    this.#folder = folder
    this.#build = readBuild(folder)
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#build.headers
  }

  /**
   * Opens the first of several names that exists, compressed if the caller takes that.
   *
   * @returns undefined if the build has none of them.
   * @throws {NoBuildError} while the folder has no built app.
   */
  async open(names: readonly string[], { brotli }: { readonly brotli: boolean }): Promise<OpenFile | undefined> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const { files, headers } = this.#currentBuild()
      const name = names.find((each) => files.has(each))
      if (name === undefined) return undefined
      const compressed = brotli ? files.get(`${name}.br`) : undefined
      const known = compressed ?? files.get(name)
      const opened = known && (await openKnown(known))
      if (opened) return { ...opened, name, headers, encoding: compressed && 'br', size: opened.stats.size }
      this.#build = readBuild(this.#folder)
    }
    throw new NoBuildError(`the built app in ${this.#folder} changes all the time`)
  }

  #currentBuild(): Build {
    // A look at one folder costs less than the answer.
    if (identityNow(this.#folder) !== this.#build.identity) this.#build = readBuild(this.#folder)
    return this.#build
  }
}

function identityNow(folder: string): string | undefined {
  try {
    return folderIdentity(folder)
  } catch {
    return undefined
  }
}

/** Undefined if it is gone, or is not the file any more that it was. */
async function openKnown({
  path,
  identity,
}: Known): Promise<{ readonly file: FileHandle; readonly stats: Stats } | undefined> {
  const file = await open(path, constants.O_RDONLY).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  const stats = await file.stat().catch(async (error: unknown) => {
    await file.close()
    throw error
  })
  if (identityOf(stats) === identity) return { file, stats }
  await file.close()
  return undefined
}
