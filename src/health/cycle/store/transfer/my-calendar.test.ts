import { expect, it } from 'vitest'
import { filledParts } from '@/health/cycle/rules/log'
import { unreadLines } from '@/health/cycle/words/transfer/import'
import { readMyCalendar } from './my-calendar'

it.each([
  ['a note that is a number', { note: 5 }, ['5'], []],
  ['symptoms as a list', { symptoms: ['Cramps', 'Acne'] }, ['cramps,acne'], []],
  ['the flow as a text', { flow: '3' }, ['heavy'], []],
  ['a note that is an object', { note: { text: 'Exam' } }, [], ['entries that cannot be read (1)']],
  ['a flow beyond the scale', { flow: 9, note: 'Exam' }, ['Exam'], ['entries that cannot be read (1)']],
  [
    'moods of another kind',
    { moods: [{ name: 'Happy' }], note: 'Exam' },
    ['Exam'],
    ['entries that cannot be read (1)'],
  ],
  ['empty parts', { note: null, flow: 0, moods: '', symptoms: [] }, [], []],
])('an entry of My Calendar with %s is read or listed', (_, parts, says, unread) => {
  const found = readMyCalendar([{ entryList: [{ entrydatekey: 20_260_103, ...parts }] }])
  expect(found?.days.flatMap((day) => filledParts(day).map((part) => String(day[part])))).toEqual(says)
  expect(unreadLines(found?.unread ?? [])).toEqual(unread)
})
