import { describe, expect, it } from 'vitest'
import { minuteMs } from '@/kit/rules/durations'
import { nextVisit, readVisits, writeVisits } from './visits'

const noon = Date.UTC(2026, 10, 24, 9)

describe('a visit', () => {
  it('has none before it on the first day', () => {
    expect(nextVisit(null, noon)).toEqual({ before: null, seen: noon })
  })

  it('goes on after a reload, and ends half an hour after the app was last seen', () => {
    const first = nextVisit(null, noon)
    const again = nextVisit(first, noon + 29 * minuteMs)
    expect(again).toEqual({ before: null, seen: noon + 29 * minuteMs })
    expect(nextVisit(again, noon + 60 * minuteMs)).toEqual({ before: noon + 29 * minuteMs, seen: noon + 60 * minuteMs })
  })

  it('is not before a time to come when the clock was set back', () => {
    expect(nextVisit({ before: null, seen: noon }, noon - 90 * minuteMs)).toEqual({
      before: noon - 90 * minuteMs,
      seen: noon - 90 * minuteMs,
    })
  })

  it.each([
    { before: null, seen: noon },
    { before: noon - 1, seen: noon },
  ])('is read as it was written: %j', (visits) => {
    expect(readVisits(writeVisits(visits))).toEqual(visits)
  })

  it.each([null, '', 'x', '0', 'NaN 1'])('is none in %j', (text) => {
    expect(readVisits(text)).toBeNull()
  })
})
