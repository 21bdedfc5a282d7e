type Choice = { readonly label: string; /** Available without premium. */ readonly free: boolean }
type Symptom = Choice & { readonly group: SymptomGroup }

export const symptomGroups = { physical: 'Physical', emotional: 'Emotional', other: 'Other' } as const
export type SymptomGroup = keyof typeof symptomGroups

export const symptoms = {
  cramps: { label: 'Cramps', group: 'physical', free: true },
  headache: { label: 'Headache', group: 'physical', free: true },
  bloating: { label: 'Bloating', group: 'physical', free: true },
  'back-pain': { label: 'Back pain', group: 'physical', free: true },
  fatigue: { label: 'Fatigue', group: 'physical', free: true },
  'tender-breasts': { label: 'Tender breasts', group: 'physical', free: true },
  acne: { label: 'Acne', group: 'physical', free: false },
  nausea: { label: 'Nausea', group: 'physical', free: false },
  dizziness: { label: 'Dizziness', group: 'physical', free: false },
  'joint-pain': { label: 'Joint or muscle pain', group: 'physical', free: false },
  'mood-swings': { label: 'Mood swings', group: 'emotional', free: true },
  irritability: { label: 'Irritability', group: 'emotional', free: true },
  anxiety: { label: 'Anxiety', group: 'emotional', free: true },
  'low-mood': { label: 'Low mood', group: 'emotional', free: false },
  crying: { label: 'Crying easily', group: 'emotional', free: false },
  cravings: { label: 'Food cravings', group: 'other', free: true },
  'sleep-trouble': { label: 'Trouble sleeping', group: 'other', free: true },
  discharge: { label: 'Discharge', group: 'other', free: true },
  digestion: { label: 'Upset stomach', group: 'other', free: true },
} as const satisfies Record<string, Symptom>
export type SymptomId = keyof typeof symptoms

export const moods = {
  happy: { label: 'Happy', face: '😊', free: true },
  calm: { label: 'Calm', face: '😌', free: true },
  tired: { label: 'Tired', face: '😴', free: true },
  sad: { label: 'Sad', face: '😢', free: true },
  anxious: { label: 'Anxious', face: '😟', free: true },
  irritable: { label: 'Irritable', face: '😠', free: true },
  energetic: { label: 'Energetic', face: '🤩', free: false },
  loving: { label: 'Loving', face: '🥰', free: false },
  confident: { label: 'Confident', face: '😎', free: false },
  overwhelmed: { label: 'Overwhelmed', face: '😵', free: false },
} as const satisfies Record<string, Choice & { readonly face: string }>
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
