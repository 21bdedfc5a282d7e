import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { schoolYears } from './readability'

/** The sentences of the texts in a file of messages or an article: a text has a space, and ends as a sentence does. */
const sentencesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/gu)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => /^[A-Z].*\s.*[.:?!]$/u.test(text))
    .flatMap((text) => text.split(/(?<=[.:?!])\s+/u))

const filesIn = (folder: string, ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending) && !name.endsWith('.test.ts')).map((name) => `${folder}/${name}`)

it('a sentence of short words is easy, one of long words is not', () => {
  expect(schoolYears(['The cat sat on the mat.'])).toBeLessThan(2)
  expect(schoolYears(['Irregular menstruation necessitates professional gynaecological consultation.'])).toBeGreaterThan(15)
})

const texts: readonly (readonly [name: string, files: readonly string[]])[] = [
  ['the trackers', filesIn('src/messages/cycle', '.ts')],
  ['pregnancy mode', [...filesIn('src/messages/pregnancy', '.ts'), 'src/features/pregnancy/end-text.ts', 'src/features/pregnancy/danger-signs.tsx']],
  ...filesIn('public/education', '.json').map((file) => [file, [file]] as const),
]

it.each(texts)('%s can be read at an age of about 12', (_name, files) => {
  const sentences = files.flatMap(sentencesIn)
  expect(sentences.length).toBeGreaterThan(5)
  expect(schoolYears(sentences)).toBeLessThan(6.5)
})
