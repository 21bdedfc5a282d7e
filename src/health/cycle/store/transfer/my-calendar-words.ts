import type { ParsedContent } from '@/health/cycle/rules/transfer/gather-days'
import type { SymptomId } from '@/health/cycle/rules/symptoms'
import { moodOf, squeezedWord, symptomOf } from '@/health/cycle/rules/transfer/vocabulary'

/** Its own short names. */
const symptoms: Readonly<Record<string, SymptomId>> = {
  acramps: 'cramps',
  baches: 'joint-pain',
  bodyaches: 'joint-pain',
  backaches: 'back-pain',
  bsensitivity: 'tender-breasts',
  btenderness: 'tender-breasts',
  cranky: 'irritability',
  frustrated: 'irritability',
  sleepy: 'fatigue',
}

/** The English meaning of a word of My Calendar. */
export const contentOfWord = (word: string): ParsedContent | null => {
  const plain = squeezedWord(word)
  if (plain === 'spotting') return { flow: 'spotting' }
  if (plain === 'bleeding') return { bled: true }
  const own = Object.hasOwn(symptoms, plain) ? symptoms[plain] : undefined
  const [symptom, mood] = [own ?? symptomOf(word), moodOf(word)]
  return symptom ? { symptoms: [symptom] } : mood && { mood }
}
