import { expect, it } from 'vitest'
import { channelOf } from '@/campus/rules/campus-contacts'
import {
  callLink,
  distressLines,
  emergencyLines,
  nationalNumbers,
  numbersChecked,
  safetyLines,
  writtenNumber,
} from './national-numbers'

it('has the lines that the specification names', () => {
  expect(nationalNumbers.map(writtenNumber)).toEqual(['999', '112', '1199', '0722 178 177', '1195', '1190'])
})

it.each(nationalNumbers)('$number can be called, and has a source that is no younger than the last look', (line) => {
  expect(channelOf(writtenNumber(line))).toMatchObject({ kind: 'phone', href: callLink(line) })
  expect(line.source).not.toBe('')
  expect((line.published ?? '') <= numbersChecked).toBe(true)
})

it('begins with the police wherever somebody may be in danger', () => {
  for (const lines of [nationalNumbers, emergencyLines, distressLines, safetyLines])
    expect(lines.slice(0, 2).map(({ number }) => number)).toEqual(['999', '112'])
})
