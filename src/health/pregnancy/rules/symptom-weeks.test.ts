import { expect, it } from 'vitest'
import { addDays, isoDay } from '@/kit/rules/day'
import { gestationStart } from './gestation'
import { symptomWeeks } from './symptom-weeks'

const due = isoDay('2027-06-01')
const at = (weeks: number, days: number) => addDays(gestationStart(due), weeks * 7 + days)
const noted = (...days: (readonly [weeks: number, days: number])[]) =>
  days.map(([weeks, rest]) => ({ date: at(weeks, rest), text: 'Nausea' }))
const countsIn = (today: ReturnType<typeof at>, ...days: (readonly [number, number])[]) =>
  symptomWeeks(noted(...days), due, today).map(({ week, count }) => [week, count])

it('symptoms are counted by completed week, with the weeks between and up to this one', () => {
  expect(countsIn(at(11, 3), [8, 6], [9, 0], [9, 6])).toEqual([
    [8, 1],
    [9, 2],
    [10, 0],
    [11, 0],
  ])
})

it('one symptom makes no picture, nor one without a day or of a day to come', () => {
  expect(countsIn(at(9, 0), [8, 0])).toEqual([])
  expect(countsIn(at(9, 0), [8, 0], [9, 1])).toEqual([])
  expect(symptomWeeks([...noted([8, 0]), { date: null, text: 'Heartburn' }], due, at(9, 0))).toEqual([])
})

it('the picture has the last sixteen weeks at most', () => {
  expect(countsIn(at(36, 0), [20, 6], [21, 0], [36, 0])).toHaveLength(16)
  expect(countsIn(at(36, 0), [20, 6], [36, 0])).toEqual([])
})
