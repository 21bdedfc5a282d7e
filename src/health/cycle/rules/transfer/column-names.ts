import { isMood } from '../symptoms'
import { isSymptomName, topicOf } from './cell-words'
import type { ContentUse, DateUse } from './column-uses'
import { normalizedWord } from './vocabulary'

/**
 * The fit of a column's name to a use, in English and Swahili: from 0, none, to 1, all of its words belong to
 * it.
 */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const bleeding = setOf('period periods menstruation menstrual menstruating menses bleeding bleed blood flow damu hedhi')
const first = setOf(
  'start started starts starting begin began beginning begins from first kwanza mwanzo kuanza ilianza inaanza',
)
const last = setOf('end ended ends ending finish finished until to stop stopped mwisho kumaliza iliisha inaisha')
const day = setOf('date dates day days tarehe siku timestamp datetime time at on')
/** They may be when it was written. */
const clock = setOf('timestamp datetime time at on')
const created = setOf('created updated modified added exported synced')
const length = setOf('length duration days lasted muda urefu')
const neutral = setOf('value values the of my is was has did do you have any if a la ya wa za cha kwa iso local')

/** They make a name say something else: of the cycle, of a prediction, or of the table. */
const others = setOf(
  'fertile fertility ovulation ovulatory luteal follicular pms predicted prediction predictions expected estimated estimate next average avg mean typical count number no id source goal setting settings reminder birth due pregnancy conception test pill',
)
const known = new Set([...bleeding, ...first, ...last, ...day, ...length, ...created, ...others, 'cycle'])

/** `startdate` is two known words. */
const split = (word: string): readonly string[] => {
  if (known.has(word)) return [word]
  for (let at = word.length - 3; at > 2; at -= 1) {
    if (!known.has(word.slice(0, at))) continue
    const rest = split(word.slice(at))
    if (rest.every((part) => known.has(part))) return [word.slice(0, at), ...rest]
  }
  return [word]
}

/** A unit or a scale stands in brackets. */
const withoutBrackets = (header: string): string => header.replace(/[([].*[)\]]/u, '').trim() || header

const wordsOfName = (header: string): readonly string[] =>
  normalizedWord(withoutBrackets(header))
    .split(' ')
    .flatMap(split)
    .filter((word) => word !== '' && !neutral.has(word) && !/^\d+$/u.test(word))

const only = (words: readonly string[], ...allowed: readonly ReadonlySet<string>[]): boolean =>
  words.every((word) => allowed.some((set) => set.has(word)))
const some = (words: readonly string[], set: ReadonlySet<string>): boolean => words.some((word) => set.has(word))

const cycle = setOf('cycle mzunguko')
/** `Last period` is the first day of the last one, `last day` its end. */
const latest = setOf('last')

const dateScores: Readonly<Record<DateUse, (words: readonly string[]) => number>> = {
  date: (words) => {
    if (!some(words, day) || some(words, others) || some(words, last) || some(words, first)) return 0
    if (some(words, created)) return 0.1
    if (only(words, clock)) return 0.5
    return (
      words.filter((word) => day.has(word) || word === 'entry' || word === 'log' || word === 'recorded').length /
      words.length
    )
  },
  'period-start': (words) => {
    const isLastDay = words.includes('last') && some(words, day)
    if (only(words, bleeding, day, latest) && !isLastDay) return some(words, bleeding) ? 0.6 : 0
    if (!some(words, first) || !only(words, first, day, bleeding, cycle, latest)) return 0
    return some(words, bleeding) ? 1.2 : some(words, cycle) ? 0.5 : 1
  },
  'period-end': (words) => {
    const isEnd = some(words, last) || (words.includes('last') && some(words, day))
    return isEnd && only(words, last, day, bleeding, latest) ? (some(words, bleeding) ? 1.2 : 1) : 0
  },
  'period-length': (words) => {
    if (!some(words, length) || !only(words, length, bleeding)) return 0
    return some(words, bleeding) ? 1 : words.some((word) => length.has(word) && !day.has(word)) ? 0.5 : 0
  },
}

/** The number of words the name has that say something. */
export const isOneWord = (header: string): boolean => wordsOfName(header).length === 1

export const dateNameScore = (header: string, use: DateUse): number => {
  const words = wordsOfName(header)
  return words.length === 0 ? 0 : dateScores[use](words)
}

/** A name that says of dates that they are not those of days or periods. */
export const namesOtherDates = (header: string): boolean =>
  some(wordsOfName(header), others) || some(wordsOfName(header), cycle) || some(wordsOfName(header), last)

/** A name needs one word of `core`; those of `also` belong to it, too. A word in `never` excludes it. */
type NameRule = {
  readonly core: ReadonlySet<string>
  readonly also?: ReadonlySet<string>
  readonly never?: ReadonlySet<string>
  readonly needs?: ReadonlySet<string>
}

const bodies = setOf('on basal body bodily waking morning celsius fahrenheit c f mwili ukiamka degrees')
const excluded = setOf('exclude excluded excludes disturbed questionable')

const rules: Readonly<Record<ContentUse, NameRule>> = {
  'pregnancy-test': {
    core: setOf('pregnancy hcg mimba ujauzito'),
    also: setOf('test tests result kipimo'),
    needs: setOf('test tests hcg kipimo'),
  },
  'ovulation-test': {
    core: setOf('ovulation lh opk'),
    also: setOf('test tests result kit kipimo'),
    needs: setOf('test tests lh opk kipimo'),
  },
  'no-period': { core: excluded, also: bleeding },
  disturbed: {
    core: excluded,
    also: setOf('temperature temp bbt joto basal body'),
    needs: setOf('temperature temp bbt joto'),
  },
  'no-mucus': { core: excluded, also: setOf('mucus ute cervical'), needs: setOf('mucus ute') },
  zone: { core: setOf('zone timezone tz utc gmt'), also: setOf('time start end offset id seconds total') },
  predicted: {
    core: setOf('predicted prediction source forecast'),
    also: setOf('period'),
    needs: setOf('predicted prediction forecast period'),
  },
  temperature: {
    core: setOf('temperature temp bbt joto'),
    also: bodies,
    never: setOf('wrist skin room weather exclude excluded'),
  },
  sex: {
    core: setOf('sex sexual intercourse intimacy ngono tendo'),
    also: setOf(
      'had activity life partner condom pill iud patch ring implant diaphragm none other protected unprotected protection ndoa',
    ),
    never: setOf('drive solo'),
  },
  medicines: {
    core: setOf('medicine medicines medication medications meds painkiller painkillers dawa'),
    also: setOf('taken name'),
  },
  flow: {
    core: bleeding,
    also: setOf('on intensity strength level amount quantity volume spotting light medium heavy type kiasi day status'),
    never: new Set([...others, ...length, 'cycle']),
  },
  pain: {
    core: setOf('pain pains maumivu'),
    also: setOf('menstrual period level intensity severity score scale type types hedhi ovulation other'),
  },
  mood: {
    core: setOf('mood moods feeling feelings emotion emotions hisia hali'),
    also: setOf('emotional happy sad stressed balanced fine anxious energetic fatigue angry other'),
    never: setOf('mucus'),
  },
  symptoms: {
    core: setOf('symptom symptoms dalili conditions condition flag flags'),
    also: setOf('physical emotional custom other data pms'),
  },
  mucus: {
    core: setOf('mucus fluid fluids discharge ute'),
    also: setOf('cervical consistency quality type'),
    never: setOf('exclude excluded'),
  },
  notes: { core: setOf('note notes comment comments remark remarks journal diary maelezo maoni kumbukumbu') },
}

/** A column that says what a row is about. */
const kinds = setOf('type kind event category entry aina')

export const saysKind = (header: string): boolean => {
  const words = wordsOfName(header)
  return words.length > 0 && only(words, kinds)
}

/** True if a cell says that its row is of something else than bleeding, as of the fertile days. */
export const isOfOther = (cell: string): boolean =>
  some(wordsOfName(cell), others) && !some(wordsOfName(cell), bleeding)

const spottingOnly = setOf('spotting matone')
const intensity = setOf('intensity')

export const contentNameScore = (header: string, use: ContentUse): number => {
  const words = wordsOfName(header)
  if (use === 'symptoms' && isSymptomName(header)) return 1
  if (use === 'mood' && isMood(topicOf(header))) return 1
  if (use === 'flow' && words.length > 0 && (only(words, spottingOnly) || only(words, intensity))) return 1
  const { core, also, never, needs } = rules[use]
  if (!some(words, core) || (never && some(words, never)) || (needs && !some(words, needs))) return 0
  return use === 'notes' ? 1 : words.filter((word) => core.has(word) || also?.has(word)).length / words.length
}

/** True if a name speaks of an instant, as `endTime` does, and not of a day. */
export const saysTime = (header: string): boolean => wordsOfName(header).includes('time')

/** True if a name speaks of bleeding or of a cycle. */
export const saysBleeding = (header: string): boolean =>
  some(wordsOfName(header), bleeding) || some(wordsOfName(header), cycle)
