import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { getManifest } from 'workbox-build'
import { defaultCampus } from '../domain/university/campus.ts'
import { shellFile } from './first-paint/shell-file.ts'
import { packFiles } from './pack.ts'
import { shrink } from './shrink-scripts.ts'

/** What the worker precaches on the first visit. */
const precache = {
  files: [shellFile, 'assets/*.{js,css}', 'pictures/*.svg'],
  // The charts chunk is as large as all others together and serves one tab: it is cached on first use
  // (sw/runtime-caching.ts). Admin chunks are not for students. The browser stores the worker's own code itself.
  excluded: ['assets/charts-*', 'assets/admin-*', 'assets/worker-*', 'assets/index-*', 'assets/rolldown-runtime-*'],
  /** Small files, bundled into one because each request costs a round trip. */
  packed: [`catalogues/${defaultCampus.slug}/*.json`, 'education/*.json', 'lists/*.json', 'assets/index-*.js', 'assets/rolldown-runtime-*.js', 'icons/favicon.svg', 'icons/icon-192.png', 'icons/badge-96.png'],
  largestBytes: 400 * 1024,
}

/** The files the first screen needs. The worker becomes ready with these and then downloads the rest. */
const firstStage = /^(?:shell\.html|pictures\/home\.svg|assets\/(?:framework|rolldown-runtime|index|ui-core|app-core|ui-early|ui-late|storage|data-early|data-late|pack)-)/

const nameWithHash = (name: string, ending: string, text: string): string =>
  `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`

const listFiles = async (folder: string, patterns: readonly string[], except: readonly string[]) => {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: [...patterns],
    globIgnores: [...except],
    maximumFileSizeToCacheInBytes: precache.largestBytes,
    // Their names contain a hash. Without a cache-busting query the browser's HTTP cache can serve them.
    dontCacheBustURLsMatching: /^assets\//,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries
}

const write = async (folder: string, name: string, text: string): Promise<void> => {
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(folder, name), text)
}

/**
 * Writes `sw.js`: the list of precached files, and an import of the worker's code. The list changes with every version,
 * the code rarely, so a browser that checks for an update usually downloads only the list.
 */
const writeWorker = async (folder: string): Promise<void> => {
  const code = await shrink(await readFile(join(folder, 'sw.js'), 'utf8'))
  const script = nameWithHash('worker', 'js', code)
  await write(folder, script, code)
  const small = (await listFiles(folder, precache.packed, [])).map(({ url }) => url)
  const text = JSON.stringify(await packFiles(folder, small))
  const pack = nameWithHash('pack', 'json', text)
  await write(folder, pack, text)
  const files = [...(await listFiles(folder, precache.files, precache.excluded)), { url: pack, revision: null }]
  await writeFile(
    join(folder, 'sw.js'),
    [
      `self.kept=${JSON.stringify({ files: files.map((file) => ({ ...file, first: firstStage.test(file.url) })), pack, packed: small })}`,
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
export const importsOutsideFirstStage = (chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[]): string[] =>
  chunks
    .filter(({ fileName }) => firstStage.test(fileName))
    .flatMap(({ fileName, imports }) => imports.filter((name) => !firstStage.test(name)).map((name) => `${fileName} needs ${name}`))

export const worker = (): Plugin => {
  let folder = ''
  let missed: readonly string[] = []
  return {
    name: 'comrade:worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    generateBundle(_options, bundle) {
      missed = importsOutsideFirstStage(Object.values(bundle).filter((file) => file.type === 'chunk'))
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (missed.length > 0) this.error(`Chunks of the first stage import chunks outside it (firstStage in src/build/worker-plugin.ts): ${missed.join(', ')}`)
        return writeWorker(folder)
      },
    },
  }
}
