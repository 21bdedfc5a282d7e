import type { Plugin } from 'vite'
import { usedRules } from './prerender/critical-css.ts'

type Cut = readonly [text: string | RegExp, replacement: string]

/** Centres a button's loader without the code of Mantine's transitions. */
const loaderAtOnce: Cut = [
  'import { Transition } from "../Transition/Transition.mjs";',
  'const Transition = ({ mounted, children }) => mounted ? children({ transform: "translate(-50%, -50%)" }) : null;',
]

const withoutGroups = (name: string): readonly Cut[] => [
  [`${name}.Group = ${name}Group;`, ''],
  [`${name}.GroupSection = ${name}GroupSection;`, ''],
]

/** A palette of the default theme. */
const palette = (name: string): Cut => [new RegExp(`\\t${name}: \\[[^\\]]*\\],?\\n`), '']

/** The palettes of the default theme that no screen or component shows. */
export const unusedPalettes = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'teal', 'lime', 'orange'] as const

/** By module, the code that no screen uses and tree shaking cannot remove. */
const cuts: Readonly<Record<string, readonly Cut[]>> = {
  'Button/Button': [loaderAtOnce, ...withoutGroups('Button')],
  'ActionIcon/ActionIcon': [loaderAtOnce, ...withoutGroups('ActionIcon')],
  'Loader/Loader': [
    ['bars: Bars,', ''],
    ['dots: Dots', ''],
  ],
  'MantineProvider/default-colors': unusedPalettes.map(palette),
  // The theme's variables are in a stylesheet (build/theme-css.ts), and no screen uses the classes that hide something
  // below or above a width. Null takes their place, because React counts the siblings before the app, also in a
  // prerendered page.
  'MantineProvider/MantineProvider': [
    [/withCssVariables && \/\* @__PURE__ \*\/ jsx\(MantineCssVariables, \{[^}]*\}\)/, 'null'],
    ['withGlobalClasses && /* @__PURE__ */ jsx(MantineClasses, {})', 'null'],
  ],
  // The theme's scale is 1 (see `withoutScale`).
  'units-converters/rem': [['`calc(${remValue} * var(--mantine-scale))`', 'remValue']],
  // No style or test names an icon's class, and a page may have forty icons.
  'esm/createReactComponent': [[/\[`tabler-icon`,[^\]]*\]\.filter\(Boolean\)\.join\(" "\)/, 'className']],
  // The app reads the search of an address by itself (src/app/search-of-address.ts).
  'esm/router': [
    ['import { defaultParseSearch, defaultStringifySearch } from "./searchParams.js";', ''],
    ['options.stringifySearch ?? defaultStringifySearch', 'options.stringifySearch'],
    ['options.parseSearch ?? defaultParseSearch', 'options.parseSearch'],
  ],
}

/**
 * By stylesheet of Mantine, the classes that no screen uses: groups of buttons, and all loaders except the round one.
 */
const unusedClasses: Readonly<Record<string, RegExp>> = {
  Button: /m_80d6d844|m_70be2a01/g,
  ActionIcon: /m_1a0f1b21|m_437b6484/g,
  Loader: /m_7a2bd4cd|m_870bb79|m_5d2b3b9d|m_4e3f22d7|m_870c4af|m_aac34a1/g,
}

/** Removes from a module the code that no screen uses. @throws {Error} if the library has changed */
export const trimModule = (name: string, code: string): string =>
  (cuts[name] ?? []).reduce((text, [cut, replacement]) => {
    const trimmed = text.replace(cut, replacement)
    if (trimmed === text) throw new Error(`${name} no longer contains: ${String(cut)}`)
    return trimmed
  }, code)

/** Lengths without the scale of Mantine's theme, which is 1 here. */
export const withoutScale = (css: string): string =>
  css.replaceAll(/calc\((?<length>-?[\d.]+rem) \* var\(--mantine-scale\)\)/g, '$<length>')

/** Removes from a stylesheet the rules of classes that no screen uses. @throws {Error} if the library has changed */
export const trimStyles = async (name: string, css: string): Promise<string> => {
  const unused = unusedClasses[name]
  if (!unused) return css
  const others = css.replaceAll(unused, '')
  if (others === css) throw new Error(`the styles of ${name} of @mantine/core no longer contain: ${unused.source}`)
  return usedRules(others, css)
}

const moduleOf = (id: string): string =>
  /\/(?:@mantine\/core\/esm\/(?:components|core(?:\/utils)?)|@tanstack\/router-core\/dist|@tabler\/icons-react\/dist)\/(?<name>[\w-]+\/[\w-]+)\.m?js$/.exec(
    id,
  )?.groups?.['name'] ?? ''
const sheetOf = (id: string): string =>
  /\/@mantine\/core\/styles\/(?<name>\w+)\.layer\.css$/.exec(id)?.groups?.['name'] ?? ''

/** Removes code that no screen uses from the libraries of the first screen. */
export const trimLibraries = (): Plugin => ({
  name: 'comrade:trim-libraries',
  apply: 'build',
  enforce: 'pre',
  // React itself has the hook since version 18.
  config: () => ({ resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] } }),
  async transform(code, id) {
    if (moduleOf(id) in cuts) return { code: trimModule(moduleOf(id), code), map: null }
    if (!/\/@mantine\/.*\.css$/.test(id)) return null
    return withoutScale(await trimStyles(sheetOf(id), code))
  },
})
