import { readdirSync, readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { schoolYears } from '#support/kit/readability'

/** A message as it reads: of a plural or a choice its general form, and a number for what is put in. */
const asRead = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return asRead(element.children)
      return element.type === TYPE.plural || element.type === TYPE.select
        ? asRead(element.options['other']?.value ?? [])
        : '2'
    })
    .join('')

const messagesIn = (catalogue: string): readonly string[] =>
  Object.values(v.parse(v.record(v.string(), v.string()), JSON.parse(catalogue))).map((message) =>
    asRead(parse(message)),
  )

const textsIn = (source: string): readonly string[] =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/gu)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  )

/**
 * The sentences of the texts in a catalogue, a file of messages or an article: a text has a space, and ends as a
 * sentence does.
 */
const sentencesIn = (file: string): readonly string[] =>
  (file.endsWith('.en.json') ? messagesIn : textsIn)(readFileSync(file, 'utf8'))
    .filter((text) => /^[A-Z].*\s.*[.:?!]$/u.test(text))
    .flatMap((text) => text.split(/(?<=[.:?!])\s+/u))

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)

/** The English of a subject: its catalogues, and what modules still say themselves. */
const messagesOf = (folder: string) => [
  ...filesIn(folder, '.en.json'),
  ...filesIn(folder, '.ts').filter((name) => !/\.(?:gen|test)\.ts$/u.test(name)),
]

it('a sentence of short words is easy, one of long words is not', () => {
  expect(schoolYears(['The cat sat on the mat.'])).toBeLessThan(2)
  expect(
    schoolYears(['Irregular menstruation necessitates professional gynaecological consultation.']),
  ).toBeGreaterThan(15)
})

const isOfScreens = (name: string) => name.includes('/screens-')

const texts: readonly (readonly [name: string, files: readonly string[]])[] = [
  ['what the trackers say of health', messagesOf('src/health/cycle/words').filter((name) => !isOfScreens(name))],
  ['the screens of the trackers', messagesOf('src/health/cycle/words').filter(isOfScreens)],
  [
    'pregnancy mode',
    [...messagesOf('src/health/pregnancy/words'), ...filesIn('src/health/pregnancy', 'danger-signs.tsx')],
  ],
  ...[...filesIn('public/education', '.json'), ...filesIn('src/education/tracker-articles', '.json')].map(
    (file) => [file, [file]] as const,
  ),
]

it.each(texts)('%s can be read at an age of about 12', (_name, files) => {
  const sentences = files.flatMap(sentencesIn)
  expect(sentences.length).toBeGreaterThan(5)
  expect(schoolYears(sentences)).toBeLessThan(6.5)
})
