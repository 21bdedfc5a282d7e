import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { screenTables } from '../../data/sync/tables-of-screen.ts'
import { defaultCampus } from '../../domain/university/campus.ts'
import { chunkPlan } from '../chunks.ts'
import { earlyRows } from './early-rows.ts'
import { beforePaint } from './first-paint.ts'

type Chunk = { readonly type: 'chunk'; readonly name: string; readonly fileName: string; readonly imports: readonly string[]; readonly isEntry: boolean }
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** A chunk and all that it imports at once. */
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

const initialFiles = (bundle: Bundle): ReadonlySet<string> => new Set(chunksOf(bundle).filter(({ isEntry }) => isEntry).flatMap((entry) => [...closure(entry, bundle)]))

/** The files that each screen needs besides the first screen's own: its code and, where it shows rows, that which stores them. */
export const filesByScreen = (bundle: Bundle, routes: Readonly<Record<string, string>>, hasRows: (route: string) => boolean): Readonly<Record<string, readonly string[]>> => {
  const all = chunksOf(bundle)
  const initial = initialFiles(bundle)
  const filesOf = (name: string) => all.filter((chunk) => chunk.name === name).flatMap((chunk) => [...closure(chunk, bundle)])
  return Object.fromEntries(
    Object.entries(routes).map(([route, chunk]) => [route, [...new Set([...(hasRows(route) ? filesOf('data-early') : []), ...filesOf(chunk)])].filter((file) => !initial.has(file))]),
  )
}

const publicRoutes = Object.fromEntries(Object.entries(chunkPlan.routes).filter(([, chunk]) => !chunkPlan.guests.includes(chunk)))

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

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
        const byScreen = filesByScreen(bundle, publicRoutes, (route) => route in screenTables)
        const files = [...new Set(Object.values(byScreen).flat())]
        const screens = Object.fromEntries(Object.entries(byScreen).map(([route, needed]) => [route, needed.map((file) => files.indexOf(file))]))
        const tables = Object.fromEntries(Object.entries(screenTables).map(([route, names]) => [route, names.join()]))
        const source = (await readFile(new URL('./early-load.js', import.meta.url), 'utf8')).replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/\n\s*/g, '\n')
        const children = source.replace('EARLY', () => JSON.stringify({ files, screens, tables, rows: earlyRows, origin, key, initial: [...initialFiles(bundle)] })).replace('DEFAULT_CAMPUS', JSON.stringify(defaultCampus.slug))
        return [{ tag: 'script', attrs: { [beforePaint]: true }, children, injectTo: 'head' as const }]
      },
    },
  }
}
