import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { getManifest } from 'workbox-build'
import { articleFolder } from '../src/education/rules/article-facts.ts'
import { defaultCampus } from '../src/kit/rules/campus.ts'
import { afterWriting } from './after-writing.ts'
import { catalogueFolder } from './catalogue-files.ts'
import { fileHash } from './file-hash.ts'
import { shellFileIn } from './first-paint/shell-file.ts'
import { builtLanguage } from './messages/language-plugin.ts'
import { packFiles } from './pack.ts'
import { shrink } from './shrink-scripts.ts'

const shell = shellFileIn(builtLanguage())

/** What the worker precaches on the first visit. */
const precache = {
  files: [shell, 'assets/*.{js,css}', 'lists/*.json', 'pictures/*.svg'],
  // Students never need admin chunks, and a phone that needs the memory chunk cannot store files. The browser itself
  // stores the worker's code.
  excluded: [
    'assets/admin-*',
    'assets/memory-*',
    'assets/worker-*',
    'assets/rolldown-runtime-*',
    'assets/old-browsers-*',
  ],
  /** Small files that are served from one file, because each request costs a round trip. */
  packed: [
    `${catalogueFolder(defaultCampus.slug, builtLanguage())}/*.json`,
    `${articleFolder(builtLanguage())}/*.json`,
    'assets/rolldown-runtime-*.js',
    'assets/old-browsers-*.js',
    'icons/favicon.svg',
    'icons/icon-192.png',
    'icons/badge-96.png',
  ],
  largestBytes: 400 * 1024,
}

/** The files the first screen needs. The worker becomes ready with these and then downloads the rest. */
const firstStage =
  /^(?:(?:\w+\/)?shell\.htm|pictures\/home\.svg|assets\/(?:framework|rolldown-runtime|ui-core|app-core|ui-early|ui-late|storage|data-early|data-late|pack)-)/

const nameWithHash = (name: string, ending: string, text: string): string =>
  `assets/${name}-${fileHash(text, 8)}.${ending}`

const listFiles = async (folder: string, patterns: readonly string[], except: readonly string[]): Promise<string[]> => {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: [...patterns],
    globIgnores: [...except],
    maximumFileSizeToCacheInBytes: precache.largestBytes,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries.map(({ url }) => url)
}

/** @returns the file's path, which contains a hash of its text */
const write = async (folder: string, name: string, ending: string, text: string): Promise<string> => {
  const path = nameWithHash(name, ending, text)
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, path), text)
  return path
}

const writePack = async (folder: string, name: string, files: readonly string[]): Promise<string> =>
  write(folder, name, 'json', JSON.stringify(await packFiles(folder, files)))

const precachedFiles = async (folder: string) => {
  const entryOf = async (url: string) => [url, fileHash(await readFile(join(folder, url)))] as const
  const entriesOf = (urls: readonly string[]) => Promise.all(urls.map(entryOf))
  const packed = await listFiles(folder, precache.packed, [])
  const pack = await writePack(folder, 'pack', packed)
  const files = [...(await listFiles(folder, precache.files, precache.excluded)), pack]
  const later = files.filter((url) => !firstStage.test(url))
  const scripts = later.filter((url) => !url.startsWith('pictures/'))
  return {
    shell,
    first: await entriesOf(files.filter((url) => firstStage.test(url))),
    scripts: await entriesOf(scripts),
    pictures: await entriesOf(later.filter((url) => url.startsWith('pictures/'))),
    installPack: await entryOf(await writePack(folder, 'install', scripts)),
    pack,
    packed: [...new Set(packed.map((url) => url.replace(/[^/]+\.(?:json|svg|png)$|[\w-]{8}\.js$/, '')))],
  }
}

/**
 * Writes `sw.js`: the list of precached files, and an import of the worker's code. The list changes with every version,
 * the code rarely, so a browser that checks for an update usually downloads only the list.
 */
const writeWorker = async (folder: string): Promise<void> => {
  const code = await shrink(await readFile(join(folder, 'sw.js'), 'utf8'))
  const script = await write(folder, 'worker', 'js', code)
  await writeFile(
    join(folder, 'sw.js'),
    [
      `self.precached=${JSON.stringify(await precachedFiles(folder))}`,
      // The content policy requires trusted types, so the script URL needs a policy that allows it.
      `self.trustedTypes?.createPolicy("default",{createScriptURL:(url)=>url==="/${script}"?url:null})`,
      `importScripts("/${script}")`,
      '',
    ].join('\n'),
  )
  await rm(join(folder, 'sw.js.br'), { force: true })
}

/**
 * Finds first-stage chunks that import a chunk outside the first stage. Such a chunk would not run offline.
 * @returns one line per import; empty if there is none
 */
export const importsOutsideFirstStage = (
  chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[],
): string[] =>
  chunks
    .filter(({ fileName }) => firstStage.test(fileName))
    .flatMap(({ fileName, imports }) =>
      imports.filter((name) => !firstStage.test(name)).map((name) => `${fileName} needs ${name}`),
    )

export const worker = (): Plugin => {
  let folder = ''
  return {
    name: 'comrade:worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    generateBundle(_options, bundle) {
      const missed = importsOutsideFirstStage(Object.values(bundle).filter((file) => file.type === 'chunk'))
      if (missed.length > 0)
        this.error(
          `Chunks of the first stage import chunks outside it (firstStage in build/worker-plugin.ts): ${missed.join(', ')}`,
        )
    },
    ...afterWriting(() => writeWorker(folder)),
  }
}
