import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import * as v from 'valibot'
import { sharedChunks } from '../chunks.ts'
import type { Measured } from './budgets.ts'

const brotli = promisify(brotliCompress)

const precacheSchema = v.object({
  files: v.array(v.object({ url: v.string(), revision: v.nullable(v.string()), first: v.boolean() })),
})

export type BuiltApp = {
  /** Size of a file in kB, compressed with Brotli. */
  readonly kb: (name: string) => Promise<number>
  readonly html: string
  readonly precached: v.InferOutput<typeof precacheSchema>['files']
  readonly names: readonly string[]
}

export const openBuild = async (folder: string): Promise<BuiltApp> => {
  const list = /^self\.kept=(.*)$/m.exec(await readFile(join(folder, 'sw.js'), 'utf8'))?.[1] ?? ''
  return {
    kb: async (name) => (await brotli(await readFile(join(folder, name)))).length / 1000,
    html: await readFile(join(folder, 'index.html'), 'utf8'),
    precached: v.parse(precacheSchema, JSON.parse(list)).files,
    names: await readdir(join(folder, 'assets')),
  }
}

const sum = async (app: BuiltApp, names: readonly string[]): Promise<number> =>
  (await Promise.all(names.map(app.kb))).reduce((total, kb) => total + kb, 0)

/** The scripts or styles the first screen waits for; index.html references all of them. */
const initialOf = (html: string, ending: 'js' | 'css'): string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="\/(?<name>assets\/[^"]+)"/g)].flatMap(({ groups }) => groups?.['name'] ?? [])),
].filter((name) => name.endsWith(`.${ending}`))

/** The chunks of single screens, or of a few screens that are loaded together. */
export const screenChunks = ({ html, names }: Pick<BuiltApp, 'html' | 'names'>): string[] => {
  const initial = new Set(initialOf(html, 'js'))
  const shared = new RegExp(`^(?:${sharedChunks.join('|')})-`)
  return names.filter((name) => name.endsWith('.js') && !initial.has(`assets/${name}`) && !shared.test(name)).map((name) => `assets/${name}`)
}

const workerOf = ({ names }: BuiltApp): string[] => ['sw.js', ...names.filter((name) => /^worker-.*\.js$/.test(name)).map((name) => `assets/${name}`)]

/** The files a phone downloads to update from `before` to `after`. */
const changedFiles = (before: BuiltApp, after: BuiltApp): string[] => {
  const had = new Set([...before.precached.map(({ url, revision }) => `${url} ${revision}`), ...workerOf(before)])
  const precached = after.precached.filter(({ url, revision }) => !had.has(`${url} ${revision}`)).map(({ url }) => url)
  return ['sw.js', ...workerOf(after).filter((name) => !had.has(name)), ...precached]
}

/** @param changed the same app with one sentence of one screen changed */
export const measure = async (app: BuiltApp, changed: BuiltApp): Promise<Measured> => {
  const screens = await Promise.all(screenChunks(app).map(app.kb))
  const first = app.precached.filter(({ url, first: needed }) => needed && !url.startsWith('pictures/')).map(({ url }) => url)
  return {
    initialScript: await sum(app, initialOf(app.html, 'js')),
    initialStyles: await sum(app, initialOf(app.html, 'css')),
    heaviestScreen: Math.max(...screens),
    untilReady: await sum(app, [...workerOf(app), ...first]),
    precached: app.precached.length,
    onePageChange: await sum(changed, changedFiles(app, changed)),
  }
}
