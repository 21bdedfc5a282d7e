import { readFileSync, readdirSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { articleFolder, readingMinutes } from '@/education/rules/article-facts'
import { articleIds, trackerArticleIds } from '@/education/rules/articles'
import { languages } from '@/kit/rules/language'
import { articleFile, articleTexts, type Article } from './article-schema'

const read = (file: string): Article => v.parse(articleFile, JSON.parse(readFileSync(file, 'utf8')))

const trackerFolder = 'src/education/tracker-articles'

const files = [
  ...articleIds.map(
    (id) => [id, `public/${articleFolder('en')}/${id}.json`, `public/${articleFolder('sw')}/${id}.json`] as const,
  ),
  ...trackerArticleIds.map((id) => [id, `${trackerFolder}/${id}.json`, `${trackerFolder}/sw/${id}.json`] as const),
]

/**
 * The parts that are the same in every language: the fields with these names, the lengths of lists, and the numbers in
 * texts.
 */
const sameFields: ReadonlySet<string> = new Set([
  'version',
  'type',
  'tone',
  'phase',
  'picture',
  'id',
  'numbered',
  'numbers',
  'sources',
])
const numbersIn = (text: string): readonly string[] => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted()
const skeleton = (part: unknown): unknown => {
  if (typeof part === 'string') return numbersIn(part)
  if (Array.isArray(part)) return part.map(skeleton)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([field, value]) => [field, sameFields.has(field) ? value : skeleton(value)]),
  )
}

/** Number words, without "one", which is also a pronoun, and "five", an hour that has another number in Kiswahili. */
const numberWords = [
  [/\btwo\b/gi, /\b(?:mbili|wawili|viwili|mawili|miwili)\b/gi],
  [/\bthree\b/gi, /\b(?:tatu|watatu|vitatu|matatu|mitatu)\b/gi],
  [/\bfour\b/gi, /\b(?:nne|wanne|vinne|manne|minne)\b/gi],
  [/\bsix\b/gi, /\bsita\b/gi],
  [/\bseven\b/gi, /\bsaba\b/gi],
  [/\beight\b/gi, /\bnane\b/gi],
  [/\bten\b/gi, /\bkumi\b/gi],
] as const

const countOf = (text: string, words: RegExp): number => (text.match(words) ?? []).length

/** One wording in Kiswahili for each threshold, each urgency and each warning. */
const thresholds = [
  ['under 21 or over 35 days', 'chini ya siku 21 au zaidi ya siku 35'],
  ['90+ days without a period', 'siku 90 au zaidi bila hedhi'],
  ['longer than 7 days', 'zaidi ya siku 7'],
  ['more than 9 days', 'zaidi ya siku 9'],
  ['soaked every 1 to 2 hours', 'kila baada ya saa 1 hadi 2'],
  ['at once', 'mara moja'],
  ['same day', 'siku iyo hiyo'],
  ['within 72 hours', 'ndani ya saa 72'],
  ['within 3 hours', 'ndani ya saa 3'],
  ['for over 24 hours', 'kwa zaidi ya saa 24'],
  ['for 7 days after', 'kwa siku 7 baada'],
  ['between periods or after sex', 'kati ya hedhi au baada ya ngono'],
  ['within two weeks after a loss', 'ndani ya wiki mbili baada ya kutoka kwa mimba'],
  ['This is an estimate, not contraception.', 'Haya ni makadirio, si njia ya kupanga uzazi.'],
  ['Go now', 'Nenda sasa hivi'],
  ['Go today', 'Nenda leo'],
] as const

describe.each(files)('%s in Kiswahili', (_id, originalFile, translatedFile) => {
  const [original, translated] = [read(originalFile), read(translatedFile)]
  const translations = articleTexts(translated)
  const pairs = articleTexts(original).map((text, index) => [text, translations[index] ?? ''] as const)

  it('has the blocks, the numbers, the anchors, the pictures and the sources of the original', () => {
    expect(skeleton(translated)).toEqual(skeleton(original))
  })

  it('has the original’s numbers in words, text by text', () => {
    const missing = pairs.filter(([english, kiswahili]) =>
      numberWords.some(([one, other]) => countOf(kiswahili, other) < countOf(english, one)),
    )
    expect(missing).toEqual([])
  })

  it('calls each threshold and each urgency what the others call it', () => {
    const other = pairs.filter(([english, kiswahili]) =>
      thresholds.some(([wanted, said]) => english.includes(wanted) && !kiswahili.includes(said)),
    )
    expect(other).toEqual([])
  })

  it('leaves no text in English and takes three to eight minutes to read', () => {
    const minutes = readingMinutes(translations)
    expect(minutes).toBeGreaterThanOrEqual(3)
    expect(minutes).toBeLessThanOrEqual(8)
    expect(pairs.filter(([english, kiswahili]) => english === kiswahili && /[a-z] [a-z]+ [a-z]/.test(english))).toEqual(
      [],
    )
  })

  it('has no brands of medicine and no links', () => {
    expect(translations.join('\n')).not.toMatch(/https?:|www\.|Panadol|Brufen|Hedex|Mara Moja\b|Postinor/)
  })
})

it('every language has every article, and no other file', () => {
  for (const language of languages) {
    const names = readdirSync(`public/${articleFolder(language)}`).filter((name) => name.endsWith('.json'))
    expect(names.toSorted()).toEqual(articleIds.map((id) => `${id}.json`).toSorted())
  }
})
