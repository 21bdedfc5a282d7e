import { describe, expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { addPastPregnancy, changeProfile, logPeriod, markNoPeriod, type LogChange } from './log-changes'
import type { CycleLog } from './log'
import { emptyLog, noting, withCycles } from '#support/health/cycle/log-samples'
import { outlookOf } from './outlook'

const first = isoDay('2026-01-01')
const signs = (log: CycleLog, day: number, pregnantSince: number | null = null) =>
  outlookOf(log, addDays(first, day), pregnantSince === null ? null : addDays(first, pregnantSince)).care
const changed = (log: CycleLog, ...changes: readonly LogChange[]): CycleLog =>
  changes.reduce((before, change) => change(before), log)
const sum = (lengths: readonly number[]): number => lengths.reduce((all, length) => all + length, 0)
const afterCycles = (lengths: readonly number[], change: LogChange = (log) => log) =>
  signs(change(withCycles(first, ...lengths)), sum(lengths) + 10)

describe('a visit to a nurse or doctor is suggested', () => {
  it('for no reason when all is usual', () => {
    expect(afterCycles([28, 29, 27])).toEqual([])
  })

  it('after three cycles under 21 or over 35 days, of whatever length, not after two', () => {
    expect(afterCycles([36, 40, 36])).toEqual(['length'])
    expect(afterCycles([28, 36, 36])).toEqual([])
    expect(afterCycles([21, 30, 21])).toEqual([])
    expect(afterCycles([100, 101, 102])).toEqual(['length'])
  })

  it('in the first two years only above 45 days, and not because cycles vary up to there', () => {
    const firstYears = changeProfile({ firstYears: true })
    expect(afterCycles([30, 40, 45], firstYears)).toEqual([])
    expect(afterCycles([46, 46, 46], firstYears)).toEqual(['length'])
    expect(afterCycles([28, 40, 52], firstYears)).toEqual(['variation'])
    const twoYears = Array.from({ length: 17 }, () => 44)
    expect(afterCycles(twoYears.slice(1), firstYears)).toEqual([])
    expect(afterCycles(twoYears, firstYears)).toEqual(['length'])
  })

  it('when three cycles differ by more than 9 days', () => {
    expect(afterCycles([24, 33, 28])).toEqual([])
    expect(afterCycles([24, 34, 28])).toEqual(['variation'])
  })

  it('after more than 7 days of bleeding and spotting without a break', () => {
    const bleed = (days: number) => logPeriod(first, addDays(first, days - 1))(emptyLog)
    expect(signs(bleed(7), 10)).toEqual([])
    expect(signs(bleed(8), 10)).toEqual(['long-bleeding'])
    expect(signs(changed(bleed(5), noting(addDays(first, 5), addDays(first, 7), { flow: 'spotting' })), 10)).toEqual([
      'long-bleeding',
    ])
    expect(signs(changed(bleed(4), logPeriod(addDays(first, 6), addDays(first, 9))), 10)).toEqual([])
  })

  it('after 90 days without a period, unless pregnant', () => {
    const log = changed(withCycles(first), noting(addDays(first, 80), addDays(first, 80), { mood: 'calm' }))
    expect(signs(log, 89)).toEqual([])
    expect(signs(log, 90)).toEqual(['none-for-long'])
    expect(signs(noting(addDays(first, 40), addDays(first, 40), { pregnancyTest: 'positive' })(log), 90)).toEqual([])
    expect(signs(log, 90, 0)).toEqual([])
  })

  it('for bleeding between periods in two cycles, not for twice in one', () => {
    const log = withCycles(first, 28, 28)
    const light = (...days: readonly number[]) =>
      days.map((day) => noting(addDays(first, day), addDays(first, day), { flow: 'light' }))
    expect(signs(changed(log, ...light(10, 20)), 60)).toEqual([])
    expect(signs(changed(log, ...light(10, 40)), 60)).toEqual(['between'])
    expect(signs(changed(log, ...light(10, 40), markNoPeriod(addDays(first, 40), 'contraception')), 60)).toEqual([])
  })

  it('not for spotting that belongs to a period', () => {
    const log = withCycles(first, 28, 28)
    const spots = [5, 26, 27, 54].map((day) => noting(addDays(first, day), addDays(first, day), { flow: 'spotting' }))
    expect(signs(changed(log, ...spots), 60)).toEqual([])
  })

  it('for soaked pads and severe pain in the last 60 days', () => {
    const log = changed(withCycles(first), noting(first, first, { soaked: true, pain: 3 }))
    expect(signs(log, 20)).toEqual(['heavy', 'pain'])
    expect(signs(log, 61)).toEqual([])
  })
})

describe('help at once is advised', () => {
  it('for severe pain while pregnant', () => {
    const log = changed(withCycles(first), noting(addDays(first, 70), addDays(first, 70), { pain: 3 }))
    expect(signs(log, 70, 0)).toEqual(['pain-in-pregnancy'])
  })

  it.each(['birth', 'loss'] as const)('for soaked pads and severe pain in the six weeks after a %s', (ended) => {
    const log = changed(
      withCycles(first),
      addPastPregnancy({ from: first, to: addDays(first, 100), due: null, ended }),
      noting(addDays(first, 105), addDays(first, 105), { flow: 'heavy', soaked: true, pain: 3 }),
    )
    expect(signs(log, 106)).toEqual([`heavy-after-${ended}`, `pain-after-${ended}`])
    expect(signs(log, 150)).toEqual(['heavy', 'pain'])
  })
})
