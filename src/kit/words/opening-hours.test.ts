import { describe, expect, it } from 'vitest'
import { readHours } from '@/kit/rules/read-hours'
import { hoursText } from './opening-hours'

/** 2026-11-20 is a Friday; Nairobi is three hours ahead of UTC. */
const note = (hours: string, utc: string) => hoursText(readHours(hours) ?? [], Date.parse(utc), 'shop')

describe('the note on a provider', () => {
  it.each([
    ['Monday to Friday, 8am to 5pm', '2026-11-20T09:00:00Z', 'Open now'],
    ['Monday to Friday, 8am to 5pm', '2026-11-20T04:00:00Z', 'Closed now, opens at 8AM'],
    ['Monday to Friday, 8am to 5pm', '2026-11-19T15:00:00Z', 'Closed now, opens tomorrow at 8AM'],
    ['Monday to Friday, 8am to 5pm', '2026-11-20T15:00:00Z', 'Closed now, opens Monday at 8AM'],
    ['Every day, 12pm to 8:30pm', '2026-11-20T04:00:00Z', 'Closed now, opens at 12PM'],
    ['Every day, 6:30pm to 8pm', '2026-11-20T04:00:00Z', 'Closed now, opens at 6:30PM'],
  ])('with "%s" at %s is %s', (hours, utc, expected) => {
    expect(note(hours, utc)).toBe(expected)
  })

  it('who never opens does not say when', () => {
    expect(hoursText([], 0, 'shop')).toBe('Closed now')
  })
})

it('of a person says whether they work', () => {
  const hours = readHours('Monday to Friday, 8am to 5pm') ?? []
  expect(hoursText(hours, Date.parse('2026-11-20T09:00:00Z'), 'person')).toBe('Working now')
  expect(hoursText(hours, Date.parse('2026-11-20T15:00:00Z'), 'person')).toBe('Not working now, starts Monday at 8AM')
  expect(hoursText(hours, Date.parse('2026-11-20T09:00:00Z'), 'shop')).toBe('Open now')
})
