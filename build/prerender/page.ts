import { pagesPrefix } from '../../src/app/install/rules/built-files.ts'
import { languages, locales, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { site } from '../../src/kit/rules/site.ts'
import { escapeHtml } from '../escape-html.ts'
import { pagesOnly } from '../first-paint/first-paint.ts'

type Page = {
  /** In the app, the same in every language. */
  readonly path: string
  readonly language: Language
  /** Undefined for the first screen. */
  readonly title: string | undefined
  readonly description: string
  /** The text for browsers without scripts. */
  readonly noscript: string
  /** The rendered screen. */
  readonly body: string
  readonly css: string
  /**
   * The rules that come with the screen's scripts: they win over those of the app's stylesheet
   * (build/first-paint/early-load.js).
   */
  readonly lateCss: string
  /** The deployment's origin. Empty if unknown; the page then has no tags that need a full address. */
  readonly origin: string
}

/** The marks around the part of the shell that a page replaces (build/first-paint/first-paint.ts). */
const shellParts = {
  root: /<div id="root">[\s\S]*?<\/div>\s*(?=<noscript )/,
  style: /<style data-shell[^>]*>[\s\S]*?<\/style>/,
} as const

/** Hides the page's screen when the address has a query: one item, another tab. Only the app knows that screen. */
const otherScreen = ':root[data-search] [data-prerendered] main{visibility:hidden}'

/** Where a server has the page of a screen in a language. */
const addressIn = (language: Language, { origin, path }: Page): string => origin + pagesPrefix(language) + path

/** As Open Graph writes it. */
const ogLocale = (language: Language): string => locales[language].replace('-', '_')

/**
 * The links that tell search engines of the page in each language, and of the one for everybody else: without a prefix
 * the phone's language counts.
 */
const alternateLinks = (page: Page): string =>
  [...languages.map((language) => [language, language] as const), ['x-default', originalLanguage] as const]
    .map(
      ([name, language]) => `<link rel="alternate" hreflang="${name}" href="${escapeHtml(addressIn(language, page))}">`,
    )
    .join('')

const headTags = (page: Page): string => {
  const { title, description, origin, language } = page
  const address = addressIn(language, page)
  const properties: readonly (readonly [property: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', site.name],
    ['og:title', title ?? site.name],
    ['og:description', description],
    ['og:locale', ogLocale(language)],
    ...languages
      .filter((other) => other !== language)
      .map((other) => ['og:locale:alternate', ogLocale(other)] as const),
    ...(origin
      ? ([
          ['og:url', address],
          ['og:image', `${origin}/icons/icon-512.png`],
        ] as const)
      : []),
  ]
  const links = origin ? `<link rel="canonical" href="${escapeHtml(address)}">${alternateLinks(page)}` : ''
  return (
    links +
    properties.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`).join('')
  )
}

/** Replaces exactly one match. @throws {Error} if there is none */
const replace = (html: string, pattern: RegExp, replacement: string): string => {
  if (!pattern.test(html)) throw new Error(`the built page has nothing like ${String(pattern)}`)
  return html.replace(pattern, () => replacement)
}

/** React writes the namespace into each icon; HTML knows it. */
const withoutNamespaces = (body: string): string => body.replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')

/** @param built the built index.html, whose shell is replaced by the page's screen */
export const writePage = (built: string, page: Page): string => {
  const shell = built
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/(?<=>)\n\s*(?=<)/g, '')
    .replaceAll(` ${pagesOnly}`, '')
  const title = page.title ? `${page.title} · ${site.name}` : site.name
  const withBody = replace(
    shell,
    shellParts.root,
    `<div id="root" data-prerendered>${withoutNamespaces(page.body)}</div>`,
  )
  const withStyle = replace(
    withBody,
    shellParts.style,
    `<style>${page.css}${otherScreen}</style><style data-late>${page.lateCss}</style>`,
  )
  const withNoscript = replace(withStyle, /(?<=<noscript [^>]*>)[^<]*/, escapeHtml(page.noscript))
  const withTitle = replace(withNoscript, /<title>[^<]*<\/title>/, `<title>${escapeHtml(title)}</title>`)
  return replace(
    withTitle,
    /<meta name="description"[^>]*>/,
    `<meta name="description" content="${escapeHtml(page.description)}" />${headTags(page)}`,
  )
}
