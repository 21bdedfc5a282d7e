/** What a page that stands until the app draws the same does without. No rule, script or reader of it looks at any of this. */

const classList = / class="(?<names>[^"]*)"/g
const className = /\.(?<name>-?[_a-z][\w-]*)/gi

/** Takes names of classes out of a rendered screen that no rule has: those of Mantine's parts, of icons. */
const withoutUnusedClasses = (html: string, css: string): string => {
  const used = new Set([...css.matchAll(className)].map(({ groups }) => groups?.['name']))
  return html.replaceAll(classList, (_all, names: string) => {
    const kept = names.split(' ').filter((name) => used.has(name))
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  })
}

const namespace = / xmlns="http:\/\/www\.w3\.org\/2000\/svg"/g
const hoverVariable = /--[\w-]*hover:[^;"]*;?/g

/** @param css all rules that apply to the page */
export const slimBody = (html: string, css: string): string => withoutUnusedClasses(html.replaceAll(namespace, '').replaceAll(hoverVariable, ''), css)

/** Without what a pointer over an element changes: the page is gone before one comes. */
export const withoutHover = (css: string): string =>
  css.replaceAll(/@media \(hover: ?\w+\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '').replaceAll(/(?<=^|[{}])[^{},@]*:hover[^{},]*\{[^{}]*\}/g, '')
