import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { getManifest } from 'workbox-build'
import { packFiles } from './pack.ts'

/** What lies on every phone after one visit. */
const kept = {
  files: ['index.html', 'assets/*.{js,css}', 'pictures/*.svg'],
  // Charts are as heavy as all other chunks together, for one tab alone: kept once they have been used
  // (sw/runtime-caching.ts). What only admins open, students do not download. The worker's own code the browser keeps.
  notKept: ['assets/charts-*', 'assets/admin-*', 'assets/worker-*', 'assets/background.worker-*'],
  /** Small ones in one file: each would cost a slow network another round trip. */
  packed: ['assets/background.worker-*.js', 'catalogues/*.json', 'education/*.json', 'lists/*.json', 'icons/favicon.svg', 'icons/icon-192.png', 'icons/badge-96.png'],
  largestBytes: 400 * 1024,
}

/** What the first screen stands on: with these the worker is ready, all the rest follows right behind it. */
const first = /^(?:index\.html|pictures\/home\.svg|assets\/(?:framework|rolldown-runtime|index|ui-core|app-core|ui-lazy|ui-more|storage|data|pack)-)/

const nameWithHash = (name: string, ending: string, text: string): string =>
  `assets/${name}-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`

const listed = async (folder: string, patterns: readonly string[], except: readonly string[]) => {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: [...patterns],
    globIgnores: [...except],
    maximumFileSizeToCacheInBytes: kept.largestBytes,
    // Their names say it already; asked for plainly, they come out of the browser's cache if the page has had them.
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
 * Writes `sw.js`: the list of what is kept, which changes with every version, and the way to the worker's code, which
 * seldom does. A browser that looks for a new version downloads the list alone.
 */
const writeWorker = async (folder: string): Promise<void> => {
  const code = await readFile(join(folder, 'sw.js'), 'utf8')
  const script = nameWithHash('worker', 'js', code)
  await write(folder, script, code)
  const small = (await listed(folder, kept.packed, [])).map(({ url }) => url)
  const text = JSON.stringify(await packFiles(folder, small))
  const pack = nameWithHash('pack', 'json', text)
  await write(folder, pack, text)
  const files = [...(await listed(folder, kept.files, kept.notKept)), { url: pack, revision: null }]
  await writeFile(
    join(folder, 'sw.js'),
    [
      `self.kept=${JSON.stringify({ files: files.map((file) => ({ ...file, first: first.test(file.url) })), pack, packed: small })}`,
      // Where script addresses must be vouched for, this one is.
      `self.trustedTypes?.createPolicy("default",{createScriptURL:(url)=>url==="/${script}"?url:null})`,
      `importScripts("/${script}")`,
      '',
    ].join('\n'),
  )
  await rm(join(folder, 'sw.js.br'), { force: true })
}

/**
 * What the worker begins with and imports something that it begins without: it would not run offline.
 * @returns lines that say so, none where all is well
 */
export const missedImports = (chunks: readonly Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>[]): string[] =>
  chunks
    .filter(({ fileName }) => first.test(fileName))
    .flatMap(({ fileName, imports }) => imports.filter((name) => !first.test(name)).map((name) => `${fileName} needs ${name}`))

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
      missed = missedImports(Object.values(bundle).filter((file) => file.type === 'chunk'))
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        if (missed.length > 0) this.error(`The worker would begin without what it needs (src/build/worker-plugin.ts): ${missed.join(', ')}`)
        return writeWorker(folder)
      },
    },
  }
}
