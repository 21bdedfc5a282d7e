import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { minuteMs } from '@/domain/shared/durations'
import { expectAccessible } from '../accessibility'
import { openPregnancy, region, today } from './pregnancy'

vi.mock('@/data/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const now = new Date(`${today}T12:00`).getTime()
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

const counter = () => region('Count the movements')
const tap = (name: string) => userEvent.click(counter().getByRole('button', { name }))

test.each([
  [27 * 7 + 6, false],
  [28 * 7, true],
])('on day %i of the pregnancy the counter is there: %s', async (days, there) => {
  await openPregnancy({ days })
  await expect.element(region('Clinic visits')).toBeVisible()
  await expect.element(counter()).toHaveLength(there ? 1 : 0)
})

test('movements are counted, a tap is taken back, and a stopped count is listed', async () => {
  const { profile, unsent } = await openPregnancy({ days: 200 })
  await tap('Start counting')
  await expect.element(counter()).toMatchTextContent('0 of 10')
  await tap('It moved')
  await expect.element(counter()).toMatchTextContent('1 of 10')
  await tap('It moved')
  await expect.element(counter()).toMatchTextContent('2 of 10')
  await tap('Take one back')
  await expect.element(counter()).toMatchTextContent('1 of 10')
  vi.setSystemTime(now + 12 * minuteMs)
  await tap('Stop')
  await expect.element(counter().getByRole('listitem')).toMatchTextContent('1 movement in 12 min')
  await expect.element(counter().getByRole('status')).toMatchTextContent('Stopped at 1 of 10 after 12 min')
  expect(profile()?.movementCounts).toEqual([{ start: now, end: now + 12 * minuteMs, movements: 1 }])
  expect(await unsent()).toEqual([])
})

test('a count that was running goes on, and ten end it', async () => {
  const { setProfile } = await openPregnancy({ days: 200 })
  await setProfile({ movementCounts: [{ start: now - 65 * minuteMs, end: null, movements: 9 }] })
  await expect.element(counter()).toMatchTextContent(/9 of 10.*1 h 5 min since 10:55AM/)
  await tap('It moved')
  await expect.element(counter().getByRole('status')).toMatchTextContent(/Ten movements in 1 h 5 min.*That is usual/)
  await expect.element(counter().getByRole('alert')).not.toBeInTheDocument()
  await expectAccessible()
})

test('without ten in two hours it says to call or go, with the numbers', async () => {
  const { setProfile } = await openPregnancy({ days: 200 })
  await setProfile({ movementCounts: [{ start: now - 120 * minuteMs, end: null, movements: 9 }] })
  await expect.element(counter().getByRole('alert')).toMatchTextContent(/Fewer than ten in two hours.*now, day or night. Do not wait until tomorrow/)
  await expect.element(counter().getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999')
  await expectAccessible()
})
