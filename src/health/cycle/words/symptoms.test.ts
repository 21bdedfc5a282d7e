import { expect, it } from 'vitest'
import { moodOf, symptomOf } from '@/health/cycle/rules/transfer/vocabulary'
import { moodTexts, symptomLabels } from './symptoms'

it.each(Object.entries(symptomLabels))('an imported file may name %s as the app does: %s', (id, label) => {
  expect(symptomOf(label)).toBe(id)
})

it.each(Object.entries(moodTexts))('an imported file may name %s as the app does', (id, { label }) => {
  expect(moodOf(label)).toBe(id)
})
