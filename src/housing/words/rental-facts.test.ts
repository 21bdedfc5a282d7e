import { describe, expect, it } from 'vitest'
import { isoDay } from '@/kit/rules/day'
import { kes } from '@/kit/rules/money'
import { categoryText, confirmedText, depositText, distanceText, includedText } from './rental-facts'

const today = isoDay('2026-11-24')

describe('the last confirmation', () => {
  it.each([
    ['2026-11-24', 'Confirmed today'],
    ['2026-11-23', 'Confirmed yesterday'],
    ['2026-11-19', 'Confirmed 5 days ago'],
    ['2026-11-10', 'Confirmed 2 weeks ago'],
    ['2026-09-25', 'Confirmed 2 months ago'],
    ['2026-09-24', 'Confirmed 2 months ago: ask whether it is still free'],
    ['2026-01-01', 'Confirmed 10 months ago: ask whether it is still free'],
    ['2026-12-31', 'Confirmed today'],
  ])('on %s: %s', (day, text) => {
    expect(confirmedText(isoDay(day), today)).toBe(text)
  })
})

it('a deposit is an amount, or none', () => {
  expect([depositText(kes(8000)), depositText(kes(0))]).toEqual(['KSh 8,000 deposit', 'No deposit'])
})

it('what is included is one line', () => {
  expect(includedText(['Water', 'Wi-Fi'])).toBe('Includes Water, Wi-Fi')
})

it.each([
  [{ kind: 'walk', minutes: 5 }, '5 min walk to the gate'],
  [{ kind: 'estimated-walk', minutes: 24 }, 'About 24 min walk to the gate'],
  [{ kind: 'ride', metres: 3690 }, 'About 3.5 km from the gate'],
  [{ kind: 'ride', metres: 13_550 }, 'About 14 km from the gate'],
] as const)('a distance %j is %s', (distance, text) => {
  expect(distanceText(distance)).toBe(text)
})

it.each([
  ['bedsitter', 'Bedsitter'],
  ['hostel', 'Hostel'],
  ['1bedroom', '1 Bedroom'],
  ['2bedroom', '2 Bedroom'],
  ['airbnb', 'Airbnb'],
  ['single', 'Single Room'],
  ['penthouse', 'penthouse'],
])('%s is called %s', (category, text) => {
  expect(categoryText(category)).toBe(text)
})
