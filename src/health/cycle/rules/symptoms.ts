type Mood = { /** Available without premium. */ readonly free: boolean }
/** Free for everybody: what names a symptom is no comfort. */
type Symptom = { readonly group: SymptomGroup }

export type SymptomGroup = 'physical' | 'emotional' | 'other'

export const symptoms = {
  cramps: { group: 'physical' },
  headache: { group: 'physical' },
  bloating: { group: 'physical' },
  'back-pain': { group: 'physical' },
  fatigue: { group: 'physical' },
  'tender-breasts': { group: 'physical' },
  acne: { group: 'physical' },
  nausea: { group: 'physical' },
  dizziness: { group: 'physical' },
  'joint-pain': { group: 'physical' },
  'mood-swings': { group: 'emotional' },
  irritability: { group: 'emotional' },
  anxiety: { group: 'emotional' },
  'low-mood': { group: 'emotional' },
  crying: { group: 'emotional' },
  cravings: { group: 'other' },
  'sleep-trouble': { group: 'other' },
  discharge: { group: 'other' },
  digestion: { group: 'other' },
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
} as const satisfies Record<string, Mood>
export type MoodId = keyof typeof moods

export const isSymptom = (id: string): id is SymptomId => Object.hasOwn(symptoms, id)
export const isMood = (id: string): id is MoodId => Object.hasOwn(moods, id)

export const symptomsOf = (group: SymptomGroup): readonly SymptomId[] =>
  Object.keys(symptoms)
    .filter(isSymptom)
    .filter((id) => symptoms[id].group === group)

/** The free moods, all with premium, and the one that the day already has. */
export const offeredMoods = (premium: boolean, chosen: MoodId | null = null): readonly MoodId[] =>
  Object.keys(moods)
    .filter(isMood)
    .filter((id) => premium || moods[id].free || id === chosen)

/** Whole shillings per year. */
export const premiumPrice = 100
