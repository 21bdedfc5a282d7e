import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect } from 'vitest'
import { projectRoot } from '../../../supabase/local/places.ts'

/** Fails when the app no longer does what the statement says; or why nothing checks it. */
export type Proof = (() => void) | { readonly unchecked: string }

export type Statement = {
  readonly id: string
  /** Part and section of the specification. */
  readonly where: string
  readonly text: string
  readonly proofs: readonly Proof[]
}

type Rows = Readonly<Record<string, readonly [text: string, ...proofs: [Proof, ...Proof[]]]>>

/** The statements of one section, by id. */
export const section = (where: string, rows: Rows): readonly Statement[] =>
  Object.entries(rows).map(([id, [text, ...proofs]]) => ({ id, where, text, proofs }))

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8')

/** These texts are in a catalogue, word for word. @param catalogue a path in `src`, without its ending */
export const says =
  (catalogue: string, texts: Readonly<Record<string, string>>): Proof =>
  () =>
    expect(JSON.parse(read(`src/${catalogue}.en.json`))).toMatchObject(texts)

/** A declared value, or what a rule computes. */
export const is =
  (actual: () => unknown, specified: unknown): Proof =>
  () =>
    expect(actual()).toEqual(specified)

/** As whole words: 50 is not in 500. */
const wholeWords = (passage: string): RegExp =>
  new RegExp(
    `${/^\w/.test(passage) ? '(?<!\\w)' : ''}${passage.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}${/\w$/.test(passage) ? '(?!\\w)' : ''}`,
  )

/** A text, an article or a list, has all of these passages. */
export const contains =
  (file: string, ...passages: readonly string[]): Proof =>
  () => {
    for (const passage of passages) expect(read(file), file).toMatch(wholeWords(passage))
  }

/** A table of the database has these columns. */
export const columns =
  (table: string, ...names: readonly string[]): Proof =>
  () => {
    const folder = join(projectRoot, 'supabase/migrations')
    const sql = readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n')
    const [, definition = ''] = sql.split(`create table public.${table} (`)
    for (const name of names) expect(definition.split('\n);')[0], table).toMatch(new RegExp(`\\n  ${name} `))
  }

/** A test of this name shows it. */
export const tested =
  (file: string, name: string): Proof =>
  () =>
    expect(read(file), file).toContain(name)

export const unchecked = (reason: string): Proof => ({ unchecked: reason })

const item = v.record(v.string(), v.unknown())

/** The entries of a catalogue of the campus that the specification describes. */
export const entries = (catalogue: string): readonly v.InferOutput<typeof item>[] =>
  v.parse(v.object({ items: v.array(item) }), JSON.parse(read(`public/catalogues/tum/${catalogue}.json`))).items

/** One field of all entries. */
export const fieldOf = (catalogue: string, field: string): readonly unknown[] =>
  entries(catalogue).map((entry) => entry[field])
