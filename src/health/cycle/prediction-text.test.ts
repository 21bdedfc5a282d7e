import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import type { Cycle } from '@/health/cycle/rules/history'
import { daysLate, estimateLength, nextPeriod, shownPrediction } from '@/health/cycle/rules/prediction'
import { predictionText } from './prediction-text'

const start = isoDay('2026-03-10')
const cycles = (...lengths: readonly number[]): readonly Cycle[] =>
  lengths.map((length) => ({ start, length, periodLength: 5 }))
const textOn = (day: number, ...lengths: readonly number[]) => {
  const today = addDays(start, day - 1)
  const estimate = estimateLength(cycles(...lengths), 28)
  const next = nextPeriod(start, estimate)
  return predictionText({ shownPrediction: shownPrediction(next, estimate), late: daysLate(today, next) }, today)
}

describe('predictionText', () => {
  it('gives the date and how far off it is', () => {
    expect(textOn(10, 28, 28)).toEqual({ date: 'Tue 7 Apr', when: 'in 19 days', range: '4 to 10 April' })
    expect([textOn(28, 28, 28)?.when, textOn(29, 28, 28)?.when]).toEqual(['tomorrow', 'today'])
  })

  it('gives no single day from one cycle or none', () => {
    expect(textOn(10)).toEqual({ date: '2 to 12 April', when: 'begins in 14 days', range: null })
    expect(textOn(10, 28)).toEqual({ date: '4 to 10 April', when: 'begins in 16 days', range: null })
  })

  it('adds the likely range when cycles vary', () => {
    expect(textOn(10, 27, 28, 30, 31)?.range).toBe('6 to 10 April')
  })

  it('gives a window instead of a day for irregular cycles', () => {
    expect(textOn(10, 24, 38, 30)).toEqual({ date: '3 to 17 April', when: 'begins in 15 days', range: null })
    expect(textOn(27, 24, 38, 30)?.when).toBe('any day now')
  })

  it('says cautiously how late the period may be', () => {
    expect([textOn(30)?.when, textOn(34)?.when]).toEqual(['any day now', 'any day now'])
    expect(textOn(35)?.when).toBe('Your period may be 1 day late')
    expect(textOn(42, 24, 38, 30)?.when).toBe('Your period may be 3 days late')
  })
})
