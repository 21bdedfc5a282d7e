import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { screens, type PageId, type Screen } from '../../src/screens.ts'
import { shortPost } from '../../src/gossip/rules/posts.ts'
import { defaultCampus } from '../../src/kit/rules/campus.ts'
import { pageIds } from '../pages.ts'
import { inlineScript } from '../shrink-scripts.ts'
import { earlyRows } from './early-rows.ts'
import { beforePaint, pagesOnly } from './first-paint.ts'

type Chunk = {
  readonly type: 'chunk'
  readonly name: string
  readonly fileName: string
  readonly imports: readonly string[]
  readonly isEntry: boolean
}
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** A chunk and all chunks that it imports statically. */
const closure = (chunk: Chunk, bundle: Bundle, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') closure(imported, bundle, seen)
  }
  return seen
}

const chunksOf = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk')

const initialFiles = (bundle: Bundle): ReadonlySet<string> =>
  new Set(
    chunksOf(bundle)
      .filter(({ isEntry }) => isEntry)
      .flatMap((entry) => [...closure(entry, bundle)]),
  )

/**
 * The files that a screen needs besides the first screen's: its code and, if it shows rows, the code that stores them.
 */
export const filesOfScreen = (
  bundle: Bundle,
  { chunk, tables }: Pick<Screen, 'chunk' | 'tables'>,
): readonly string[] => {
  const all = chunksOf(bundle)
  const initial = initialFiles(bundle)
  const filesOf = (name: string) =>
    all.filter((each) => each.name === name).flatMap((each) => [...closure(each, bundle)])
  return [...new Set([...(tables ? filesOf('data-early') : []), ...filesOf(chunk)])].filter(
    (file) => !initial.has(file),
  )
}

/** Every page but the home screen's, whose files all pages load. */
const sharedPages = pageIds.filter((id): id is Exclude<PageId, 'home'> => id !== 'home')

const rowsOf: Readonly<Record<string, unknown>> = earlyRows

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The attribute of the data that the script reads: about all screens in the built index.html, about its own in a page.
 */
const data = 'data-early'

/** The attribute of the script that only pages with rows need. */
const ofRows = 'data-early-load'

/** Parts for search engines, chats and browsers without scripts; the app needs none of them. */
const ofPages =
  /\s*(?:<noscript[^>]*>[\s\S]*?<\/noscript>|<link rel="expect"[^>]*>|<meta name="description"[^>]*>|<!--[\s\S]*?-->)/g
const scriptsWith = (attribute: string) => new RegExp(`\\s*<script[^>]*${attribute}[^>]*>[\\s\\S]*?</script>`, 'g')
const dataScript = new RegExp(`(<script[^>]*${data}(?:="[^"]*")?(?= |>)[^>]*>)([\\s\\S]*?)(?=</script>)`)

/**
 * Removes what only pages need. The worker returns this shell: its phone has the files, and downloads the shell with
 * each update.
 */
export const withoutPageScripts = (html: string): string =>
  html.replace(scriptsWith(pagesOnly), '').replaceAll(ofPages, '').replaceAll(/>\s+</g, '><')

const earlySchema = v.record(v.string(), v.looseObject({ tables: v.optional(v.string()) }))

/** Leaves in a page only its own screen's data, and the script that fetches rows only if it shows rows. */
export const withEarlyDataOf = (html: string, path: string): string => {
  const all = v.parse(earlySchema, JSON.parse(dataScript.exec(html)?.[2] ?? '{}'))
  const own = all[path]
  const withOwn = html.replace(dataScript, (_all, tag: string) => tag + JSON.stringify(own ?? null))
  return own?.tables === undefined ? withOwn.replace(scriptsWith(ofRows), '') : withOwn
}

/** Lets a shared link fetch its screen's files and rows at once on a first visit. */
export const earlyLoad = (): Plugin => {
  let origin = ''
  let key = ''
  return {
    name: 'comrade:early-load',
    apply: 'build',
    configResolved({ env, define = {} }) {
      const defined: unknown = define['import.meta.env.VITE_SUPABASE_ANON_KEY']
      origin = text(env['VITE_SUPABASE_URL'])
      key = typeof defined === 'string' ? text(JSON.parse(defined)) : text(env['VITE_SUPABASE_ANON_KEY'])
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle }) {
        if (!bundle) return []
        const shared = { origin, key, initial: [...initialFiles(bundle)] }
        const early = Object.fromEntries(
          sharedPages.map((id) => {
            const screen: Screen = screens[id]
            const files = filesOfScreen(bundle, screen)
            return [screen.path, { ...shared, files, tables: screen.tables?.join(), rows: rowsOf[screen.path] }]
          }),
        )
        const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')
        const rowsSource = (await read('./early-load-rows.js'))
          .replace('DEFAULT_CAMPUS', JSON.stringify(defaultCampus.slug))
          .replace('SHORT_POST', String(shortPost))
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', [data]: true, [pagesOnly]: true },
            children: JSON.stringify(early),
            injectTo: 'head' as const,
          },
          {
            tag: 'script',
            attrs: { [beforePaint]: true, [pagesOnly]: true },
            children: await inlineScript(await read('./early-load.js')),
            injectTo: 'head' as const,
          },
          {
            tag: 'script',
            attrs: { [beforePaint]: true, [pagesOnly]: true, [ofRows]: true },
            children: await inlineScript(rowsSource),
            injectTo: 'head' as const,
          },
        ]
      },
    },
  }
}
