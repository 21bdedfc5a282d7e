import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { translationEnding } from '../../src/kit/rules/translated-entry.ts'
import { root } from './paths.ts'

// Which words of a screen are English: those of the app's English texts that none of its Kiswahili texts has.

const messagesSchema = v.record(v.string(), v.string())

/** The parts of a message that nobody sees: its arguments, the names of their cases, and tags. */
const unseen = /\{\s*\w+(?:\s*,\s*(?:plural|select)\s*,)?|\w+\s*(?=\{)|<\/?\w+>/g

const messagesIn = async (file: string) =>
  Object.values(v.parse(messagesSchema, JSON.parse(await readFile(join(root, file), 'utf8')))).map((text) =>
    text.replaceAll(unseen, ' '),
  )

/** Names of products, organisations and places, and words that Kiswahili has taken over as they are. */
const names = [
  // Languages, organisations and places
  'English',
  'Technical University of Mombasa',
  'University of Nairobi',
  'WHO',
  'National Police Service',
  'APO International',
  'The Standard',
  'Campus Area, University',
  // Abbreviations
  'EN',
  'CM',
  'HIV',
  'kB',
  // Exercises, and what others call them
  'push-up',
  'cycle syncing',
]

/** Days, ages and hours as the app writes them in English. */
const times = new RegExp(
  [
    String.raw`\bjust now\b`,
    String.raw`\d (?:second|minute|hour|day)s?\b`,
    String.raw`\b(?:open|closed|working) now\b`,
    String.raw`\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)(?:[a-z]*day)?\b`,
    String.raw`\d (?:January|February|March|April|May|June|July|August|September|October|November|December|Mar|Aug|Oct|Dec)\b`,
  ].join('|'),
  'gi',
)

/** They are English even if a Kiswahili text has one by mistake. */
const common =
  'about add all and any are back call cart chat choose close day delivery everything find for free from help here home hour how if is it item list listing loading more near new no not now of on open or order our page please price search see send service share show sign that the these this to today try up view week what when where who with yes you your'.split(
    ' ',
  )

const addresses = /\S+@\S+|https?:\S+/g

const wordsIn = (text: string): readonly string[] =>
  text
    .replaceAll(addresses, ' ')
    .toLowerCase()
    .match(/[a-z]{2,}(?:['’][a-z]+)?/g) ?? []

/** The texts in a value, at any depth. A text with a translation is none of others: the translation has to be shown. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, content]: [string, unknown]) =>
    field + translationEnding.sw in value ? [] : textsIn(content),
  )
}

const sourcesSchema = v.object({ sources: v.array(v.unknown()) })

/** What others have written: the rows and lists that come with the app, and the titles of an article's sources. */
const textsOfOthers = async (): Promise<readonly string[]> => {
  const sql = (await readFile(join(root, 'supabase/seed.sql'), 'utf8')).replaceAll(/^\s*--.*$/gm, '')
  const texts = [...sql.matchAll(/'((?:[^']|'')*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(([, value, key]) =>
    (value ?? key ?? '').replaceAll("''", "'"),
  )
  for await (const file of glob('public/catalogues/**/*.json', { cwd: root }))
    texts.push(...textsIn(JSON.parse(await readFile(join(root, file), 'utf8'))))
  for await (const file of glob('public/education/sw/*.json', { cwd: root }))
    texts.push(...textsIn(v.parse(sourcesSchema, JSON.parse(await readFile(join(root, file), 'utf8')))))
  // A lower-case word alone is a code, such as that of a category, and an age is a number of days.
  const isText = (text: string) =>
    (text.includes(' ') || /^[A-Z]/.test(text)) && !/^\d+ (?:minute|hour|day)s?\b/.test(text)
  return [...new Set(texts)].filter(isText).toSorted((one, other) => other.length - one.length)
}

/** The texts of an entry that has them in both languages. */
const translatedIn = (value: unknown): readonly (readonly [english: string, kiswahili: string])[] => {
  if (typeof value !== 'object' || value === null) return []
  const fields = new Map<string, unknown>(Object.entries(value))
  return [...fields].flatMap(([field, content]) => {
    const translation = fields.get(field + translationEnding.sw)
    return translation === undefined
      ? translatedIn(content)
      : [[JSON.stringify(content), JSON.stringify(translation)] as const]
  })
}

/** @returns a function that finds the English words of a text */
export const englishFinder = async (): Promise<(shown: string) => readonly string[]> => {
  const [english, kiswahili] = [new Set(common), new Set<string>()]
  for await (const file of glob('src/**/words/**/*.sw.json', { cwd: root }))
    for (const text of await messagesIn(file)) for (const word of wordsIn(text)) kiswahili.add(word)
  const translated: (readonly [english: string, kiswahili: string])[] = []
  for await (const file of glob('public/catalogues/**/*.json', { cwd: root }))
    translated.push(...translatedIn(JSON.parse(await readFile(join(root, file), 'utf8'))))
  for (const [, text] of translated) for (const word of wordsIn(text)) kiswahili.add(word)
  for (const [text] of translated) for (const word of wordsIn(text)) if (!kiswahili.has(word)) english.add(word)
  for await (const file of glob('src/**/words/**/*.en.json', { cwd: root }))
    for (const text of await messagesIn(file))
      for (const word of wordsIn(text)) if (!kiswahili.has(word)) english.add(word)
  const allowed = [...(await textsOfOthers()), ...names]
  const englishIn = (text: string) => [
    ...wordsIn(text).filter((word) => english.has(word)),
    ...(text.match(times) ?? []),
  ]
  const withoutOthers = (line: string): string => {
    // A long text is cut off after its first words.
    const cut = /^(?:[^:]+: )?(?<start>.+)…$/.exec(line)?.groups?.['start']
    if (cut !== undefined && allowed.some((text) => text.startsWith(cut))) return line.replace(cut, ' ')
    return allowed.reduce((rest, text) => rest.replaceAll(text, ' '), line)
  }
  return (shown) =>
    shown
      .replaceAll('\u00A0', ' ')
      .split(/[\n\t]/)
      .filter((line) => englishIn(line).length > 0)
      .flatMap((line) => {
        const found = englishIn(withoutOthers(line))
        return found.length > 0 ? [`${found.join(', ')}: ${line.trim()}`] : []
      })
}
