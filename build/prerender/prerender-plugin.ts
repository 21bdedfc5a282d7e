import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { afterWriting } from '../after-writing.ts'
import { chunkPlan, layers } from '../chunks.ts'
import { withEarlyDataOf, withoutPageScripts } from '../first-paint/early-load.ts'
import { fallbackFileIn, fileIn, notFoundFileIn, shellFileIn } from '../first-paint/shell-file.ts'
import { builtLanguage } from '../messages/language-plugin.ts'
import { usedRules, usedVariables, withoutOtherValues, withoutScripts } from './critical-css.ts'
import { writePage } from './page.ts'
import { pageIds } from '../pages.ts'
import { screens } from '../../src/screens.ts'
import { screenRenderer } from './render-screens.ts'
import { withoutHover } from './without-hover.ts'

type Sheet = { readonly order: number; readonly css: string }

/** The chunks whose styles come with their scripts, in the order in which they run. */
const cascade = [...layers.slice(3), ...chunkPlan.families.flat()]

const cssOf = (sheets: readonly Sheet[]): string =>
  sheets
    .toSorted((one, other) => one.order - other.order)
    .map(({ css }) => css)
    .join('\n')

const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/**
 * Writes a page for each screen except the admins', so that a shared link shows something before the app runs, and a
 * chat describes the link. React hydrates the page.
 */
export const prerenderPages = (): Plugin => {
  let config: ResolvedConfig
  const sheets: Sheet[] = []
  return {
    name: 'comrade:prerender',
    apply: 'build',
    // Runs before the styles move into the scripts.
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          sheets.push({
            order: cascade.findIndex((name) => file.fileName.startsWith(`assets/${name}-`)),
            css: String(file.source),
          })
        }
      },
    },
    ...afterWriting(async () => {
      const folder = resolve(config.root, config.build.outDir)
      const shell = await readFile(join(folder, 'index.html'), 'utf8')
      const written = async (name: string, html: string) => {
        const file = join(folder, name)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, html)
      }
      const language = builtLanguage()
      await written(shellFileIn(language), withoutPageScripts(shell))
      for (const fileOf of [fallbackFileIn, notFoundFileIn]) await written(fileOf(language), withEarlyDataOf(shell, ''))
      const initial = cssOf(sheets.filter(({ order }) => order < 0))
      const late = cssOf(sheets.filter(({ order }) => order >= 0))
      const render = await screenRenderer(config)
      const origin = String(config.env['VITE_SITE_ORIGIN'] ?? '')
      for (const id of pageIds) {
        const { path } = screens[id]
        const { html, title, description, noscript } = await render(id)
        const body = withoutScripts(html)
        const rulesOf = async (css: string) => withoutHover(withoutOtherValues(body, await usedRules(body, css)))
        const [first, own] = [await rulesOf(initial), await rulesOf(late)]
        const css = usedVariables(first, body + own)
        await written(
          fileIn(language, pageFile(path)),
          writePage(withEarlyDataOf(shell, path), {
            path,
            language,
            title,
            description,
            noscript,
            body,
            origin,
            css,
            lateCss: own,
          }),
        )
      }
    }),
  }
}
