import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { workerScript } from '../../src/app/install/rules/built-files.ts'
import { languages, originalLanguage, type Language } from '../../src/kit/rules/language.ts'
import { brotli } from '../brotli.ts'
import { sharedChunks } from '../chunks.ts'
import { fileIn } from '../first-paint/shell-file.ts'
import type { Measured } from './budgets.ts'

const entry = v.tuple([v.string(), v.string()])
const precachedSchema = v.object({
  first: v.array(entry),
  scripts: v.array(entry),
  pictures: v.array(entry),
  installPack: entry,
})

type Precached = v.InferOutput<typeof precachedSchema>

export type BuiltApp = {
  /** Size of a file in kB, compressed with Brotli. */
  readonly kb: (name: string) => Promise<number>
  readonly html: string
  /** The worker's script, which lists the precached files. */
  readonly worker: string
  readonly precached: Precached
  readonly names: readonly string[]
  /** The HTML files that links open. */
  readonly pages: readonly string[]
}

/** The HTML files of a language; the pages of the others lie in folders of their own. */
const pagesOf = async (folder: string, language: Language): Promise<string[]> => {
  const pages = fileIn(language, '')
  const others = languages
    .filter((other) => other !== language && other !== originalLanguage)
    .map((other) => fileIn(other, ''))
  const files = await readdir(join(folder, pages), { recursive: true })
  return files
    .filter((name) => name.endsWith('.html') && !others.some((other) => name.startsWith(other)))
    .map((name) => pages + name)
}

/**
 * @param language the one to measure
 * @param scriptOf the language in the name of the worker's script; a build in one language uses the original's name
 */
export const openBuild = async (
  folder: string,
  language: Language,
  scriptOf: Language = language,
): Promise<BuiltApp> => {
  const worker = workerScript(scriptOf).slice(1)
  const script = await readFile(join(folder, worker), 'utf8')
  const html = await readFile(join(folder, fileIn(language, 'index.html')), 'utf8')
  const list = /^self\.precached=(.*)$/m.exec(script)?.[1] ?? ''
  return {
    kb: async (name) => (await brotli(await readFile(join(folder, name)))).length / 1000,
    html,
    worker,
    precached: v.parse(precachedSchema, JSON.parse(list)),
    // The page's import map and the worker name all files of their language.
    names: (await readdir(join(folder, 'assets'))).filter((name) => html.includes(name) || script.includes(name)),
    pages: await pagesOf(folder, language),
  }
}

const sum = async (app: BuiltApp, names: readonly string[]): Promise<number> =>
  (await Promise.all(names.map(app.kb))).reduce((total, kb) => total + kb, 0)

/** The scripts or styles the first screen waits for; index.html references all of them. */
const initialOf = (html: string, ending: 'js' | 'css'): string[] =>
  [
    ...new Set(
      [...html.matchAll(/(?:src|href)="\/(?<name>assets\/[^"]+)"/g)].flatMap(({ groups }) => groups?.['name'] ?? []),
    ),
  ].filter((name) => name.endsWith(`.${ending}`))

/** The chunks of single screens, or of a few screens that are loaded together. */
export const screenChunks = ({ html, names }: Pick<BuiltApp, 'html' | 'names'>): string[] => {
  const initial = new Set(initialOf(html, 'js'))
  const shared = new RegExp(`^(?:${sharedChunks.join('|')})-`)
  return names
    .filter((name) => name.endsWith('.js') && !initial.has(`assets/${name}`) && !shared.test(name))
    .map((name) => `assets/${name}`)
}

const workerOf = ({ worker, names }: BuiltApp): string[] => [
  worker,
  ...names.filter((name) => /^worker-.*\.js$/.test(name)).map((name) => `assets/${name}`),
]

const urlOf = ([url]: Precached['first'][number]): string => url

const firstOf = ({ precached }: BuiltApp): string[] =>
  precached.first.map(urlOf).filter((url) => !url.startsWith('pictures/'))

/** The file that a first visit downloads after the first stage, besides pictures. */
export const laterOf = ({ precached }: BuiltApp): string => urlOf(precached.installPack)

/**
 * The requests of an install: the list, the worker's code, each file of the first stage, one for all later scripts, and
 * the pictures.
 */
const requestsOf = (app: BuiltApp): number =>
  workerOf(app).length + app.precached.first.length + 1 + app.precached.pictures.length

/** The files a phone downloads to update from `before` to `after`. */
const changedFiles = (before: BuiltApp, after: BuiltApp): string[] => {
  const all = ({ precached }: BuiltApp) => [...precached.first, ...precached.scripts, ...precached.pictures]
  const had = new Set([...all(before).map((file) => JSON.stringify(file)), ...workerOf(before)])
  const changed = all(after)
    .filter((file) => !had.has(JSON.stringify(file)))
    .map(urlOf)
  return [...new Set([after.worker, ...workerOf(after).filter((name) => !had.has(name)), ...changed])]
}

/** @param changed the same app with one sentence of one screen changed */
export const measure = async (app: BuiltApp, changed: BuiltApp): Promise<Measured> => {
  const screens = await Promise.all(screenChunks(app).map(app.kb))
  return {
    initialScript: await sum(app, initialOf(app.html, 'js')),
    initialStyles: await sum(app, initialOf(app.html, 'css')),
    heaviestScreen: Math.max(...screens),
    untilReady: await sum(app, [...workerOf(app), ...firstOf(app)]),
    heaviestPage: Math.max(...(await Promise.all(app.pages.map(app.kb)))),
    installRequests: requestsOf(app),
    onePageChange: await sum(changed, changedFiles(app, changed)),
  }
}
