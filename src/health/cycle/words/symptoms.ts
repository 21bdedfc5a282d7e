import type { MoodId, SymptomGroup, SymptomId } from '@/health/cycle/rules/symptoms'
import * as messages from '#words/health/cycle/symptoms'

export const symptomGroups = {
  physical: messages.physical,
  emotional: messages.emotional,
  other: messages.otherGroup,
} as const satisfies Record<SymptomGroup, string>

export const symptomLabels = {
  cramps: messages.cramps,
  headache: messages.headache,
  bloating: messages.bloating,
  'back-pain': messages.backPain,
  fatigue: messages.fatigue,
  'tender-breasts': messages.tenderBreasts,
  acne: messages.acne,
  nausea: messages.nausea,
  dizziness: messages.dizziness,
  'joint-pain': messages.jointPain,
  'mood-swings': messages.moodSwings,
  irritability: messages.irritability,
  anxiety: messages.anxiety,
  'low-mood': messages.lowMood,
  crying: messages.crying,
  cravings: messages.cravings,
  'sleep-trouble': messages.sleepTrouble,
  discharge: messages.discharge,
  digestion: messages.digestion,
} as const satisfies Record<SymptomId, string>

export const moodTexts = {
  happy: { label: messages.happy, face: '😊' },
  calm: { label: messages.calm, face: '😌' },
  tired: { label: messages.tired, face: '😴' },
  sad: { label: messages.sad, face: '😢' },
  anxious: { label: messages.anxious, face: '😟' },
  irritable: { label: messages.irritable, face: '😠' },
  energetic: { label: messages.energetic, face: '🤩' },
  loving: { label: messages.loving, face: '🥰' },
  confident: { label: messages.confident, face: '😎' },
  overwhelmed: { label: messages.overwhelmed, face: '😵' },
} as const satisfies Record<MoodId, { readonly label: string; readonly face: string }>
