import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { site } from '../../domain/shared/site.ts'
import { fontFamily, palette, tokens } from '../../tokens.ts'

/** Marks the one script that may stand in the page itself (src/build/security-plugin.ts). */
export const beforePaint = 'data-before-paint'

const file = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

const declarations = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables).map(([name, value]) => `${name}:${value}`).join(';')

const shorten = (css: string): string => css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ').replaceAll(/ ?([{}:;,]) ?/g, (_, sign: string) => sign)

const variables = {
  ...tokens.variables,
  '--shell-font': fontFamily,
  '--shell-campus': palette.mango[3],
}

/** The colours and sizes that the shell names; the app brings all of them along when it runs. */
const used = (css: string, named: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(named).filter(([name]) => css.includes(`var(${name})`)))

const shellStyles = (css: string): string =>
  shorten(
    `:root{${declarations(used(css, variables))}}` +
      `:root[data-mantine-color-scheme="light"]{${declarations(used(css, tokens.light))}}` +
      `:root[data-mantine-color-scheme="dark"]{${declarations(used(css, tokens.dark))}}${css}`,
  )

/** The header, on the first screen its heading, and the bar below: where they will be when the app runs. */
const shellMarkup = (): string =>
  `<div class="shell-header"><img src="/icons/favicon.svg" alt="" width="32" height="32">${site.name}</div>` +
  `<div class="shell-hero"><p>${site.campus}</p><h1>${site.tagline}</h1><p>${site.description}</p><div class="shell-buttons"></div></div>` +
  '<div class="shell-bar"></div>'

/** What the app's own styles hold up is only what follows them; the scripts wait for them wherever they stand. */
const stylesAfterShell = (html: string): string => {
  const sheets = /\s*<link rel="stylesheet"[^>]*>/g
  return html.replaceAll(sheets, '').replace('</body>', `${html.match(sheets)?.join('') ?? ''}\n  </body>`)
}

/**
 * Something to see as soon as the page itself has come, on a network where the scripts take seconds: the page brings its
 * own frame, in the right colours. React takes its place.
 */
export const firstPaint = (): Plugin[] => [
  {
    name: 'comrade:first-paint',
    async transformIndexHtml(html) {
      const [script, css] = await Promise.all([file('./before-paint.js'), file('./shell.css')])
      const withShell = html.replace('<div id="root"></div>', `<div id="root">${shellMarkup()}</div>`)
      if (withShell === html) throw new Error('index.html has no empty #root')
      return {
        html: withShell,
        tags: [
          { tag: 'script', attrs: { [beforePaint]: true }, children: script, injectTo: 'head-prepend' },
          { tag: 'style', children: shellStyles(css), injectTo: 'head' },
        ],
      }
    },
  },
  {
    name: 'comrade:styles-after-shell',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: stylesAfterShell },
  },
]
