import { inspect } from 'node:util'
import { PurgeCSS } from 'purgecss'
import packageJson from '../../package.json' with { type: 'json' }
import { storedResult } from '../stored-result.ts'

const scripts = /<script\b[\s\S]*?<\/script>/g

const minify = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/(--[\w-]+): /g, '$1:')

/** A rendered screen without the router's scripts, because the app loads its own. */
export const withoutScripts = (rendered: string): string => rendered.replaceAll(scripts, '')

const words = (text: string): string[] => text.match(/[\w-]+/g) ?? []
const uses = (text: string): string[] =>
  [...text.matchAll(/var\((?<name>--[\w-]+)/g)].flatMap(({ groups }) => groups?.['name'] ?? [])
const declaration = /(?<name>--[\w-]+):(?<value>[^;{}]*)(?:;|(?=\}))/g

/** Styles without the variables that neither they nor a text use, directly or through another variable. */
export const usedVariables = (css: string, text: string): string => {
  const values = [...css.matchAll(declaration)].map(
    ({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const,
  )
  const used = new Set<string>()
  const waiting = uses(text + css.replaceAll(declaration, ''))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue
    used.add(name)
    for (const [declared, value] of values) if (declared === name) waiting.push(...uses(value))
  }
  return minify(css.replaceAll(declaration, (match, name: string) => (used.has(name) ? match : '')))
}

const options = {
  // The HTML does not show whether a pseudo-class matches, so the rest of the selector decides, as in
  // `:is(.search,.choices)>:not(button)`.
  safelist: ['html', 'body', /^:/],
  // Scripts set these attributes before the first paint.
  dynamicAttributes: ['data-mantine-color-scheme', 'data-returning', 'data-campus-chosen'],
  keyframes: true,
  fontFace: true,
}

const method = `purgecss ${packageJson.devDependencies.purgecss} ${inspect(options)} ${String(words)}`

/** Rules for paper that ask what the body holds (src/health/cycle/summary): no page that a link opens is printed so. */
const ofPaper = /[^{}]*\bbody[^{}]*:has\([^{}]*\{[^{}]*\}/g

const rule = /(?<selector>[^{}@;]+)\{[^{}]*\}/g
const attribute = /\[(?<name>[\w-]+)=["']?(?<value>[^\]"']+)["']?\]/g

/** Mantine's veil over a button that is loading, which no prerendered page has. */
const veil = /[^{}]*\.m_77c9d27d::?before\s*\{[^{}]*\}/g

/**
 * Styles without the rules that ask for a value that no attribute of a page has, such as an open menu: PurgeCSS looks
 * for the attribute alone. Rules for what scripts set before the first paint stay.
 */
export const withoutOtherValues = (html: string, css: string): string =>
  css
    .replaceAll(veil, '')
    .replaceAll(rule, (match, selector: string) => {
      const asked = selector.includes(',') ? [] : [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(attribute)]
      const isMissing = asked.some(
        ({ groups }) =>
          !options.dynamicAttributes.includes(groups?.['name'] ?? '') &&
          !html.includes(`${groups?.['name']}="${groups?.['value']}"`),
      )
      return isMissing ? '' : match
    })
    .replaceAll(/@media[^{}]*\{(?:[^{}]*\{\})*\}/g, '')

/** The rules that a page uses. @param html its body, without scripts */
export const usedRules = async (html: string, css: string): Promise<string> => {
  const purged = await storedResult(method, `${html}\0${css}`, async () => {
    const [found] = await new PurgeCSS().purge({
      ...options,
      content: [{ raw: html, extension: 'html' }],
      css: [{ raw: css }],
      defaultExtractor: words,
    })
    return found?.css ?? ''
  })
  return minify(purged.toString().replaceAll(ofPaper, ''))
}
