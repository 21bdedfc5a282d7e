import { expect, it } from 'vitest'
import type { ErrorEntry } from '@/kit/rules/error-report'
import { isoDay } from '@/kit/rules/day'
import { errorReport } from './error-report'

const older: ErrorEntry = {
  place: 'outbox',
  error: 'TypeError',
  frame: '',
  release: '0.1.0',
  count: 1,
  lastDay: isoDay('2026-11-23'),
}
const newer: ErrorEntry = { ...older, place: 'page', frame: 'market.js:3:14' }

it('errors are reported with one line each, newest first', () => {
  expect(errorReport([older, newer])).toBe(
    '2026-11-23 1× page TypeError market.js:3:14 0.1.0\n2026-11-23 1× outbox TypeError 0.1.0',
  )
})
