import { PurgeCSS } from 'purgecss'

const themeStyles = /<style data-mantine-styles="[^"]*">(?<css>[\s\S]*?)<\/style>/g
const scripts = /<script\b[\s\S]*?<\/script>/g

const minify = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ').replaceAll(/ ?([{};,]) ?/g, '$1').replaceAll(/(--[\w-]+): /g, '$1:')

/** Takes out of a rendered screen what the app brings itself: the theme's styles and the router's scripts. */
export const splitTheme = (rendered: string): { readonly html: string; readonly theme: string } => ({
  html: rendered.replaceAll(themeStyles, '').replaceAll(scripts, ''),
  theme: [...rendered.matchAll(themeStyles)].map(({ groups }) => groups?.['css'] ?? '').join('\n'),
})

const words = (text: string): string[] => text.match(/[\w-]+/g) ?? []
const uses = (text: string): string[] => [...text.matchAll(/var\((?<name>--[\w-]+)/g)].flatMap(({ groups }) => groups?.['name'] ?? [])
const declaration = /(?<name>--[\w-]+):(?<value>[^;{}]*)(?:;|(?=\}))/g

/** Styles with only the variables that they or a text use, directly or by the value of another one. */
export const usedVariables = (css: string, text: string): string => {
  const values = [...css.matchAll(declaration)].map(({ groups }) => [groups?.['name'] ?? '', groups?.['value'] ?? ''] as const)
  const used = new Set<string>()
  const waiting = uses(text + css.replaceAll(declaration, ''))
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue
    used.add(name)
    for (const [declared, value] of values) if (declared === name) waiting.push(...uses(value))
  }
  return minify(css.replaceAll(declaration, (match, name: string) => (used.has(name) ? match : '')))
}

/** The rules that a page uses. @param html its body, without scripts */
export const usedRules = async (html: string, css: string): Promise<string> => {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    // What a pseudo-class says of an element is not in the HTML: the rest of a selector decides, as in `:is(.search,.choices)>:not(button)`.
    safelist: ['html', 'body', /^:/],
    // Scripts set them before the first paint.
    dynamicAttributes: ['data-mantine-color-scheme', 'data-returning'],
    keyframes: true,
    fontFace: true,
  })
  return minify(purged?.css ?? '')
}
