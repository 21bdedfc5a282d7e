import { expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import { whereText } from './phases'

const today = isoDay('2026-03-23')
const window = { from: isoDay('2026-03-18'), ovulation: today, to: isoDay('2026-03-25') }
const running = { phase: 'ovulation', day: 14, late: 0, window, influence: null } as const

it('an egg is released on the estimated day alone, and as an estimate', () => {
  expect(whereText(running, today)).toMatchObject({
    means: expect.stringMatching(/^An egg is released about now, by estimate\./),
    estimate: true,
  })
  expect(whereText({ ...running, day: 15 }, isoDay('2026-03-24')).means).not.toMatch(/egg/)
})

it('nothing is played down when a period has not come for long', () => {
  expect(whereText({ ...running, day: 40, late: 7 }, today).means).toMatch(/nothing that you did wrong/)
  expect(whereText({ ...running, day: 150, late: 100 }, today).means).toBe(
    'A period that stays away this long is worth a visit to a nurse or a doctor.',
  )
})
