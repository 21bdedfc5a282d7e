import { expect, it } from 'vitest'
import { noCare } from '@/health/pregnancy/rules/care'
import { recordOf } from '@/health/pregnancy/rules/record'
import { due, row, today } from '#support/health/pregnancy/record-samples'
import { minuteMs } from '@/kit/rules/durations'
import { shortDayWithYear } from '@/kit/words/format-day'
import { recordText } from './end'

it('the text of a record contains all its data', () => {
  const record = recordOf({ ...row, baby_name: 'Zuri', weight_tracking: [{ date: '2026-11-02', kg: 61 }] })
  const start = new Date(2026, 10, 20, 19, 30).getTime()
  const text =
    record &&
    recordText(
      record,
      {
        ...noCare,
        clinicVisits: [{ week: 12, ticked: today }],
        movementCounts: [{ start, end: start + 35 * minuteMs, movements: 10 }],
        contractions: [{ start, end: start + 65_000 }],
      },
      today,
      start,
    )
  for (const part of [
    '12w 3d',
    'Zuri',
    shortDayWithYear(due),
    'Tue 1 Dec 2026 · Clinic',
    'Sun 1 Nov 2026 · Nausea',
    '61.0 kg',
    'Ask about iron',
    'Visit 1 · week 12 · ticked Sat 21 Nov 2026',
    '20 Nov 2026, 7:30PM · 10 movements in 35 min',
    '20 Nov 2026, 7:30PM · 1 min 5 s long',
  ])
    expect(text).toContain(part)
})
