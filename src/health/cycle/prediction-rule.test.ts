import { describe, expect, it } from 'vitest'
import type { Cycle } from '@/health/cycle/rules/history'
import { shownIn } from '@/health/cycle/rules/life-stage'
import { estimateLength } from '@/health/cycle/rules/prediction'
import { isoDay } from '@/kit/rules/day'
import { predictionRuleText } from './prediction-rule'

const start = isoDay('2026-03-10')
const cycles = (...lengths: readonly number[]): readonly Cycle[] =>
  lengths.map((length) => ({ start, length, periodLength: 5 }))

describe('predictionRuleText', () => {
  const ruleText = (...lengths: readonly number[]) =>
    predictionRuleText({
      estimate: estimateLength(cycles(...lengths), 28),
      running: null,
      cycles: [],
      shows: shownIn.usual,
    })

  it('names the setting, the median cycle or the window', () => {
    expect(ruleText()).toMatch(/your own setting: a cycle of 28 days/)
    expect(ruleText(30)).toBe('Your one completed cycle lasted 30 days.')
    expect(ruleText(28, 28, 28, 28, 60)).toMatch(/from 28 to 60 days/)
    expect(ruleText(28, 30, 29)).toBe('The middle one of your last 3 cycles, by length, is 29 days.')
  })
})
