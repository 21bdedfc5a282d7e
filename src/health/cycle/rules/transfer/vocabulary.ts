import type { Flow } from '../history'
import { isMood, isSymptom, type MoodId, type SymptomId } from '../symptoms'

/** Lower case, without accents and punctuation; `tenderBreasts` is two words, and so is `BBTValue`. */
export const normalizedWord = (text: string): string =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same for `tender breasts`, `tender_breasts`, `tenderBreasts` and `tenderbreasts`. */
export const squeezedWord = (text: string): string => normalizedWord(text).replaceAll(' ', '')

const symptomWords: Readonly<Record<SymptomId, readonly string[]>> = {
  cramps: [
    'cramp',
    'period cramps',
    'menstrual cramps',
    'abdominal pain',
    'lower abdominal pain',
    'stomach pain',
    'pelvic pain',
    'maumivu ya tumbo',
    'tumbo',
  ],
  headache: ['headaches', 'migraine', 'migraine with aura', 'maumivu ya kichwa', 'kichwa'],
  bloating: ['bloated', 'kuvimba tumbo'],
  'back-pain': ['backache', 'back ache', 'lower back', 'lower back pain', 'maumivu ya mgongo', 'mgongo'],
  fatigue: ['exhausted', 'exhaustion', 'tiredness', 'low energy', 'uchovu'],
  'tender-breasts': [
    'breast tenderness',
    'breast sensitivity',
    'breast pain',
    'sore breasts',
    'maumivu ya matiti',
    'matiti',
  ],
  acne: ['pimples', 'spots', 'acne skin', 'chunusi'],
  nausea: ['nauseous', 'nauseated', 'vomiting', 'kichefuchefu'],
  dizziness: ['dizzy', 'kizunguzungu'],
  'joint-pain': ['joint or muscle pain', 'joint pain', 'muscle pain', 'body aches', 'maumivu ya viungo'],
  'mood-swings': ['swings', 'mood swing'],
  irritability: ['kukasirika'],
  anxiety: ['wasiwasi'],
  'low-mood': ['depressed', 'depression', 'apathetic', 'huzuni'],
  crying: ['crying easily', 'tearful', 'kulia'],
  cravings: ['food cravings', 'craving', 'food craving', 'increased appetite', 'hamu ya chakula'],
  'sleep-trouble': ['trouble sleeping', 'insomnia', 'poor sleep', 'sleeplessness', 'kukosa usingizi'],
  discharge: ['vaginal discharge', 'uchafu'],
  digestion: [
    'upset stomach',
    'diarrhea',
    'diarrhoea',
    'constipation',
    'constipated',
    'gassy',
    'indigestion',
    'kuhara',
  ],
}

const moodWords: Readonly<Record<MoodId, readonly string[]>> = {
  happy: ['good', 'great', 'joyful', 'playful', 'furaha'],
  calm: ['relaxed', 'neutral', 'fine', 'balanced', 'utulivu'],
  tired: ['sleepy', 'nimechoka'],
  sad: ['low', 'down', 'huzuni'],
  anxious: ['worried', 'nervous', 'panic', 'stressed', 'wasiwasi'],
  irritable: ['angry', 'irritated', 'annoyed', 'hasira'],
  energetic: ['energized', 'energised', 'fully energized', 'active'],
  loving: ['romantic', 'upendo'],
  confident: ['proud', 'kujiamini'],
  overwhelmed: ['swamped', 'kulemewa'],
}

const flowWords: Readonly<Record<Flow, readonly string[]>> = {
  spotting: ['spot', 'spots', 'very light', 'matone'],
  light: ['light flow', 'low', 'l', 'kidogo', 'nyepesi'],
  medium: ['medium flow', 'moderate', 'normal', 'mid', 'm', 'kati', 'wastani'],
  heavy: ['heavy flow', 'high', 'h', 'very heavy', 'strong', 'blood clots', 'nyingi', 'nzito'],
}

/** They say that there was bleeding, but not how strong. */
const bledWords: ReadonlySet<string> = new Set([
  'yes',
  'true',
  'x',
  'y',
  'period',
  'bleeding',
  'menstruation',
  'menstruating',
  'ndiyo',
  'hedhi',
  'damu',
])

/** They say what is counted, not how much: `heavyBleeding`, `FLOW_LIGHT`. */
const ofBleeding: ReadonlySet<string> = new Set([
  'flow',
  'period',
  'bleeding',
  'menstrual',
  'menstruation',
  'phase',
  'only',
])

const noFlow: ReadonlySet<string> = new Set([
  '',
  '0',
  'none',
  'no',
  'n',
  'false',
  'noflow',
  'nobleeding',
  'noperiod',
  'notset',
  'hakuna',
  'hapana',
])

const idByWord = <Id extends string>(
  words: Readonly<Record<Id, readonly string[]>>,
  isId: (id: string) => id is Id,
): ReadonlyMap<string, Id> =>
  new Map(
    Object.keys(words)
      .filter(isId)
      .flatMap((id) => [id, ...words[id]].map((word): readonly [string, Id] => [squeezedWord(word), id])),
  )

const isFlow = (id: string): id is Flow => Object.hasOwn(flowWords, id)
const symptomByWord = idByWord(symptomWords, isSymptom)
const moodByWord = idByWord(moodWords, isMood)
const flowByWord = idByWord(flowWords, isFlow)

export const symptomOf = (word: string): SymptomId | null => symptomByWord.get(squeezedWord(word)) ?? null
export const moodOf = (word: string): MoodId | null => moodByWord.get(squeezedWord(word)) ?? null

const fromThree: readonly Flow[] = ['light', 'medium', 'heavy']
const fromFour: readonly Flow[] = ['spotting', 'light', 'medium', 'heavy']

/**
 * The scale of flow: 1 to 3 from light, 1 to 4 from spotting, in files of the app drip 0 to 3 from spotting, or only 1
 * for yes.
 */
export type FlowScale = 'to-three' | 'to-four' | 'drip' | 'yes-no'

/** @returns null for no bleeding, `bled` for bleeding of unknown strength, undefined for an unknown word */
export const flowOf = (word: string, scale: FlowScale): Flow | 'bled' | null | undefined => {
  const plain = squeezedWord(word)
  if (/^\d$/u.test(plain)) {
    if (scale === 'drip') return fromFour[Number(plain)]
    if (scale === 'yes-no') return plain === '0' ? null : plain === '1' ? 'bled' : undefined
    return plain === '0' ? null : (scale === 'to-four' ? fromFour : fromThree)[Number(plain) - 1]
  }
  if (noFlow.has(plain)) return null
  if (bledWords.has(plain)) return 'bled'
  const words = normalizedWord(word).split(' ')
  const telling = words.filter((each) => !ofBleeding.has(each) && !/^\d+$/u.test(each)).join('')
  if (telling === '') return words.some((each) => ofBleeding.has(each)) ? 'bled' : undefined
  return noFlow.has(telling) ? null : (flowByWord.get(plain) ?? flowByWord.get(telling))
}
