import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { chosenLanguageKey, languages, originalLanguage } from '../../src/kit/rules/language.ts'
import { searchNames } from '../../src/kit/rules/search-names.ts'
import { defaultCampus } from '../../src/kit/rules/campus.ts'
import { site } from '../../src/kit/rules/site.ts'
import { builtTexts } from '../messages/built-texts.ts'
import { inlineScript, shrink } from '../shrink-scripts.ts'
import { fontFamily, palette, tokens } from '../../src/app/tokens.ts'

/** The attribute of the one inline script that is allowed (build/security-plugin.ts). */
export const beforePaint = 'data-before-paint'

/** The attribute of inline scripts that only pages of their own need, not the shell. */
export const pagesOnly = 'data-pages-only'

const translations = languages.filter((language) => language !== originalLanguage)

/** An inline script, with the languages filled in. */
export const withLanguages = (source: string): string =>
  source
    .replace('(?:TRANSLATIONS)', `(?:${translations.join('|')})`)
    .replace('TRANSLATIONS', JSON.stringify(translations))
    .replace('LANGUAGES', JSON.stringify(languages))
    .replace('LANGUAGE_KEY', chosenLanguageKey)

const file = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

const declarations = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const minify = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,]) ?/g, (_, sign: string) => sign)
    .replaceAll(';}', '}')

const variables = {
  ...tokens.variables,
  '--shell-font': fontFamily,
  '--shell-campus': palette.mango[3],
}

/** Only the variables the shell uses; the app defines all of them once it runs. */
const usedVariables = (css: string, all: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => css.includes(`var(${name})`)))

const shellStyles = (css: string): string =>
  minify(
    `:root{${declarations(usedVariables(css, variables))}}` +
      `:root[data-mantine-color-scheme="light"]{${declarations(usedVariables(css, tokens.light))}}` +
      `:root[data-mantine-color-scheme="dark"]{${declarations(usedVariables(css, tokens.dark))}}${css}`,
  )

/** The header, the home page's hero and the bottom bar, at the positions the app renders them. */
const shellMarkup = (): string => {
  const [texts, campusTexts] = [builtTexts('kit/words/site-texts'), builtTexts('campus/words/campus-button')]
  return (
    `<div class="shell-header"><img src="/icons/favicon.svg" alt="" width="32" height="32">${site.name}</div>` +
    `<div class="shell-hero"><p>${campusTexts('forStudents').replace('{campus}', defaultCampus.name)}</p><h1>${texts('tagline')}</h1><p>${texts('description')}</p><div class="shell-buttons"></div></div>` +
    '<div class="shell-bar"></div>'
  )
}

/**
 * Moves the stylesheet behind the shell, because a stylesheet blocks rendering of what follows it. Scripts wait for it
 * in either position.
 */
const stylesAfterShell = (html: string): string => {
  const sheets = /\s*<link rel="stylesheet"[^>]*>/g
  return html.replaceAll(sheets, '').replace('</body>', `${html.match(sheets)?.join('') ?? ''}\n  </body>`)
}

/**
 * Puts a shell of the app into index.html, in the right colours, so that something is visible before the scripts
 * arrive. React replaces it.
 */
export const firstPaint = (): Plugin[] => [
  {
    name: 'comrade:first-paint',
    async transformIndexHtml(html) {
      const [script, css] = await Promise.all([file('./before-paint.js'), file('./shell.css')])
      const withShell = html.replace('<div id="root"></div>', `<div id="root">${shellMarkup()}</div>`)
      if (withShell === html) throw new Error('index.html has no empty #root')
      return {
        html: withShell.replace(
          /(?<=<meta name="description" content=")[^"]*/,
          builtTexts('kit/words/page-descriptions')('home'),
        ),
        tags: [
          {
            tag: 'script',
            attrs: { [beforePaint]: true },
            children: await inlineScript(script),
            injectTo: 'head-prepend',
          },
          { tag: 'style', attrs: { 'data-shell': true }, children: shellStyles(css), injectTo: 'head' },
        ],
      }
    },
  },
  {
    name: 'comrade:page-scripts',
    apply: 'build',
    transformIndexHtml: async () => [
      {
        tag: 'script',
        attrs: { [beforePaint]: true, [pagesOnly]: true },
        children: await shrink(
          withLanguages(await file('./choose-language.js')) +
            (await file('./other-screen.js')).replace('SEARCH_NAMES', searchNames.join('|')) +
            (await file('./event-replay.js')),
        ),
        injectTo: 'head-prepend',
      },
    ],
  },
  {
    name: 'comrade:styles-after-shell',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: stylesAfterShell },
  },
]
