import type { MoodId, SymptomGroup, SymptomId } from '@/domain/cycle/symptoms'

export const symptomGroups = { physical: 'Physical', emotional: 'Emotional', other: 'Other' } as const satisfies Record<SymptomGroup, string>

export const symptomLabels = {
  cramps: 'Cramps',
  headache: 'Headache',
  bloating: 'Bloating',
  'back-pain': 'Back pain',
  fatigue: 'Fatigue',
  'tender-breasts': 'Tender breasts',
  acne: 'Acne',
  nausea: 'Nausea',
  dizziness: 'Dizziness',
  'joint-pain': 'Joint or muscle pain',
  'mood-swings': 'Mood swings',
  irritability: 'Irritability',
  anxiety: 'Anxiety',
  'low-mood': 'Low mood',
  crying: 'Crying easily',
  cravings: 'Food cravings',
  'sleep-trouble': 'Trouble sleeping',
  discharge: 'Discharge',
  digestion: 'Upset stomach',
} as const satisfies Record<SymptomId, string>

export const moodTexts = {
  happy: { label: 'Happy', face: '😊' },
  calm: { label: 'Calm', face: '😌' },
  tired: { label: 'Tired', face: '😴' },
  sad: { label: 'Sad', face: '😢' },
  anxious: { label: 'Anxious', face: '😟' },
  irritable: { label: 'Irritable', face: '😠' },
  energetic: { label: 'Energetic', face: '🤩' },
  loving: { label: 'Loving', face: '🥰' },
  confident: { label: 'Confident', face: '😎' },
  overwhelmed: { label: 'Overwhelmed', face: '😵' },
} as const satisfies Record<MoodId, { readonly label: string; readonly face: string }>
