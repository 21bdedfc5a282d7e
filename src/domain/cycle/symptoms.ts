type Choice = { /** Available without premium. */ readonly free: boolean }
type Symptom = Choice & { readonly group: SymptomGroup }

export type SymptomGroup = 'physical' | 'emotional' | 'other'

export const symptoms = {
  cramps: { group: 'physical', free: true },
  headache: { group: 'physical', free: true },
  bloating: { group: 'physical', free: true },
  'back-pain': { group: 'physical', free: true },
  fatigue: { group: 'physical', free: true },
  'tender-breasts': { group: 'physical', free: true },
  acne: { group: 'physical', free: false },
  nausea: { group: 'physical', free: false },
  dizziness: { group: 'physical', free: false },
  'joint-pain': { group: 'physical', free: false },
  'mood-swings': { group: 'emotional', free: true },
  irritability: { group: 'emotional', free: true },
  anxiety: { group: 'emotional', free: true },
  'low-mood': { group: 'emotional', free: false },
  crying: { group: 'emotional', free: false },
  cravings: { group: 'other', free: true },
  'sleep-trouble': { group: 'other', free: true },
  discharge: { group: 'other', free: true },
  digestion: { group: 'other', free: true },
} as const satisfies Record<string, Symptom>
export type SymptomId = keyof typeof symptoms

export const moods = {
  happy: { free: true },
  calm: { free: true },
  tired: { free: true },
  sad: { free: true },
  anxious: { free: true },
  irritable: { free: true },
  energetic: { free: false },
  loving: { free: false },
  confident: { free: false },
  overwhelmed: { free: false },
} as const satisfies Record<string, Choice>
export type MoodId = keyof typeof moods

export const isSymptom = (id: string): id is SymptomId => Object.hasOwn(symptoms, id)
export const isMood = (id: string): id is MoodId => Object.hasOwn(moods, id)

const offered = <Id extends string>(choices: Readonly<Record<Id, Choice>>, isId: (id: string) => id is Id, premium: boolean, chosen: readonly Id[]): readonly Id[] =>
  Object.keys(choices).filter(isId).filter((id) => premium || choices[id].free || chosen.includes(id))

/** The free symptoms, all with premium, and those that the day already has. */
export const offeredSymptoms = (group: SymptomGroup, premium: boolean, chosen: readonly SymptomId[] = []): readonly SymptomId[] =>
  offered(symptoms, isSymptom, premium, chosen).filter((id) => symptoms[id].group === group)
export const offeredMoods = (premium: boolean, chosen: MoodId | null = null): readonly MoodId[] =>
  offered(moods, isMood, premium, chosen === null ? [] : [chosen])

/** Whole shillings per year. */
export const premiumPrice = 100
