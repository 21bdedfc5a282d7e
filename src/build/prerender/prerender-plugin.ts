import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { pageDescriptions } from '../../messages/shared/page-descriptions.ts'
import { chunkPlan, layers } from '../chunks.ts'
import { shellFile } from '../first-paint/shell-file.ts'
import { splitTheme, usedRules, usedTheme } from './critical-css.ts'
import { writePage } from './page.ts'
import { screenRenderer } from './render-screens.ts'

type Sheet = { readonly order: number; readonly css: string }

/** The chunks whose styles come with their scripts, in the order in which they run. */
const cascade = [...layers.slice(3), ...chunkPlan.families.flat()]

const cssOf = (sheets: readonly Sheet[]): string => sheets.toSorted((one, other) => one.order - other.order).map(({ css }) => css).join('\n')

const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/**
 * Writes each screen as a page of its own, so that a shared link shows something before the app runs, and a chat shows what it
 * leads to. React replaces it. Admins' screens have none.
 */
export const prerenderPages = (): Plugin => {
  let config: ResolvedConfig
  const sheets: Sheet[] = []
  return {
    name: 'comrade:prerender',
    apply: 'build',
    // Before styles move into scripts.
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
          sheets.push({ order: cascade.findIndex((name) => file.fileName.startsWith(`assets/${name}-`)), css: String(file.source) })
        }
      },
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const folder = resolve(config.root, config.build.outDir)
        const shell = await readFile(join(folder, 'index.html'), 'utf8')
        await writeFile(join(folder, shellFile), shell)
        const initial = cssOf(sheets.filter(({ order }) => order < 0))
        const late = cssOf(sheets.filter(({ order }) => order >= 0))
        const render = await screenRenderer(config)
        const origin = String(config.env['VITE_SITE_ORIGIN'] ?? '')
        for (const [path, description] of Object.entries(pageDescriptions)) {
          const { html, title } = await render(path)
          const { html: body, theme } = splitTheme(html)
          const file = join(folder, pageFile(path))
          await mkdir(dirname(file), { recursive: true })
          const [first, own] = [await usedRules(body, initial), await usedRules(body, late)]
          const css = usedTheme(theme, body + first + own) + first
          await writeFile(file, writePage(shell, { path, title, description, body, origin, css, lateCss: own }))
        }
      },
    },
  }
}
