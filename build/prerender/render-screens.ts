import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve as resolvePath } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig } from 'vite'
import * as v from 'valibot'
import { trimLibraries } from '../trim-libraries.ts'
import type { RenderedScreen } from '../../src/app/prerender.tsx'
import { screens, type PageId } from '../../src/screens.ts'
import { builtLanguage, language } from '../messages/language-plugin.ts'

/** Each build has its own folder: two may run at once, and a screen loads its parts while it renders. */
const folder = `node_modules/.cache/comrade-prerender-${process.pid}`

const prerenderModule = v.object({ renderScreen: v.function() })

/**
 * A time that no visit has: a screen that shows the time then always differs from its page, so the hydration tests
 * fail.
 */
const renderedAt = Date.UTC(2000, 0, 1)

const fixedDate = new Proxy(Date, {
  construct: (date, parts) => Reflect.construct(date, parts.length === 0 ? [renderedAt] : parts),
  get: (date, key): unknown => (key === 'now' ? () => renderedAt : Reflect.get(date, key)),
})

type RenderScreen = (id: PageId) => Promise<RenderedScreen>

/**
 * Runs with the browser globals that modules read during rendering and that Node lacks. `fetch` reads the files of the
 * app. Restores all globals afterwards, because the build continues in the same process.
 */
const inFakeBrowser = async <Result>(path: string, files: string, run: () => Promise<Result>): Promise<Result> => {
  const { fetch, Date } = globalThis
  Object.defineProperty(globalThis.navigator, 'onLine', { value: true, configurable: true })
  const fetchFile = async (url: string) => new Response(await readFile(join(files, url)))
  Object.assign(globalThis, { location: new URL(path, 'https://comrade.example'), fetch: fetchFile, Date: fixedDate })
  try {
    return await run()
  } finally {
    Object.assign(globalThis, { fetch, Date })
    Reflect.deleteProperty(globalThis, 'location')
    Reflect.deleteProperty(globalThis.navigator, 'onLine')
  }
}

const entryOf = (output: Awaited<ReturnType<typeof build>>): string => {
  const entry = 'output' in output ? output.output.find((file) => file.type === 'chunk' && file.isEntry) : undefined
  if (!entry) throw new Error('the build of the renderer has no entry')
  return entry.fileName
}

/** Builds the app for Node and returns what renders its screens. One screen at a time: they share `location`. */
export const screenRenderer = async ({
  root,
  resolve,
  define,
  build: { outDir },
}: ResolvedConfig): Promise<RenderScreen> => {
  process.once('exit', () => rmSync(join(root, folder), { recursive: true, force: true }))
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: resolve.alias },
    ...(define && { define }),
    plugins: [language(builtLanguage()), react(), trimLibraries()],
    // So that icons and components are those of the app, which are trimmed.
    ssr: { noExternal: ['@tabler/icons-react', '@mantine/core'] },
    publicDir: false,
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      rollupOptions: { output: { entryFileNames: '[name]-[hash].js' } },
    },
  })
  // The name has a hash, because Node would return the module of the previous build.
  const load = async (): Promise<unknown> => import(pathToFileURL(join(root, folder, entryOf(output))).href)
  const files = resolvePath(root, outDir)
  const loaded = await inFakeBrowser('/', files, load)
  const { renderScreen } = v.parse(prerenderModule, loaded) as { renderScreen: RenderScreen }
  return (id) => inFakeBrowser(screens[id].path, files, () => renderScreen(id))
}
