import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { minuteMs } from '@/domain/shared/durations'
import { expectAccessible } from '../accessibility'
import { openPregnancy, region, today } from './pregnancy'

vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const now = new Date(`${today}T12:00`).getTime()
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

const timer = () => region('Time your contractions')
const tap = (name: string) => userEvent.click(timer().getByRole('button', { name }))
/** The latest began just now. */
const series = (count: number, gap: number, length: number) => Array.from({ length: count }, (_, n) => now - (count - 1 - n) * gap - length).map((start) => ({ start, end: start + length }))

test.each([
  [35 * 7 + 6, false],
  [36 * 7, true],
])('on day %i of the pregnancy the timer is there: %s', async (days, there) => {
  await openPregnancy({ days })
  await expect.element(region('Count the movements')).toBeVisible()
  await expect.element(timer()).toHaveLength(there ? 1 : 0)
})

test('one button starts and ends a contraction, and a tap is taken back', async () => {
  const { profile, unsent } = await openPregnancy({ days: 39 * 7 })
  await tap('It starts')
  await expect.element(timer()).toMatchTextContent('0 s so far')
  vi.setSystemTime(now + 50_000)
  await tap('It ends')
  await expect.element(timer().getByRole('listitem').first()).toMatchTextContent('50 s long')
  expect(profile()?.contractions).toEqual([{ start: now, end: now + 50_000 }])
  vi.setSystemTime(now + 7 * minuteMs)
  await tap('It starts')
  await expect.element(timer().getByRole('listitem').first()).toMatchTextContent(/now.*12:07PM · 7 min 0 s after the one before/)
  await tap('Take back the last tap')
  await expect.element(timer().getByRole('button', { name: 'It starts' })).toBeVisible()
  expect(profile()?.contractions).toHaveLength(1)
  await expect.element(timer().getByRole('alert')).not.toBeInTheDocument()
  expect(await unsent()).toEqual([])
})

test.each([
  { advice: 'Before 37 weeks: call or go now', days: 36 * 7 + 6, contractions: series(1, 0, 40_000) },
  { advice: 'It is time to call and go', days: 37 * 7, contractions: series(4, 5 * minuteMs, 60_000) },
  { advice: 'That one was long', days: 37 * 7, contractions: series(1, 0, 130_000) },
])('$advice is said with the numbers to call', async ({ advice, days, contractions }) => {
  const { setProfile } = await openPregnancy({ days })
  await setProfile({ contractions })
  await expect.element(timer().getByRole('alert')).toMatchTextContent(advice)
  await expect.element(timer().getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999')
  await expectAccessible()
})

test('when to call or go is one tap away, with the numbers', async () => {
  await openPregnancy({ days: 37 * 7 })
  await userEvent.click(timer().getByText('When to call or go'))
  await expect.element(timer().getByText('your waters break')).toBeVisible()
  await expect.element(timer().getByRole('link', { name: /999/ })).toBeVisible()
  await expectAccessible()
})
