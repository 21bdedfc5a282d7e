import { expect, it } from 'vitest'
import { hourMs } from '@/domain/shared/durations'
import { isoDay } from '../shared/day'
import { tickAnswered } from './answered-notes'
import { changeProfile, startMethod } from './commands'
import type { ReminderChoices } from './reminder-choices'
import { emptyLog } from './log-samples'
import { injection, on, pill } from './reminder-samples'

const packed = { ...pill, packs: [{ kind: 'pack-21-7', start: isoDay('2026-03-15') }] } as const
/** The pill is due at 20:00 in Nairobi. */
const evening = Date.parse('2026-04-04T17:00:00Z')
const ticked = (at: readonly number[], choices: Partial<ReminderChoices> = {}, use: Parameters<typeof startMethod>[0] = packed) => {
  const log = changeProfile({ reminders: { ...on('pill', 'log-today'), ...choices } })(startMethod(use)(emptyLog))
  return tickAnswered(at)(log).days.map(({ date, pillTaken }) => [date, pillTaken])
}

it('a notification at the hour of the pill, up to three hours late, ticks the pill of its day', () => {
  for (const late of [0, 1, 2.9]) expect(ticked([evening + late * hourMs])).toEqual([['2026-04-04', 'in-time']])
  expect(ticked([evening + 4 * hourMs], { pillHour: 22 })).toEqual([['2026-04-04', 'in-time']])
  expect(ticked([evening, evening])).toHaveLength(1)
})

it('nothing is ticked by an answer at another hour, in the break, or without a pill', () => {
  expect(ticked([evening - hourMs, evening + 3 * hourMs, Date.parse('2026-04-04T05:00:00Z')])).toEqual([])
  expect(ticked([Date.parse('2026-04-05T17:00:00Z')])).toEqual([])
  expect(ticked([evening], {}, injection)).toEqual([])
  expect(ticked([evening], { on: ['log-today'] })).toEqual([])
})

it('nothing is ticked where another notification came after that of the pill', () => {
  expect(ticked([evening + hourMs], { hour: 21, quiet: { from: 0, to: 0 } })).toEqual([])
  expect(ticked([evening + hourMs], { hour: 21, quiet: { from: 0, to: 0 }, on: ['pill'] })).toHaveLength(1)
})
