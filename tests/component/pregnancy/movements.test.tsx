import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CycleLogStore } from '@/health/cycle/store/cycle-log-store'
import { StorageFullError } from '@/store/storage-errors'
import { hourMs, minuteMs } from '@/kit/rules/durations'
import { keepFocus } from '@/app/shell/keep-focus'
import { expectAccessible } from '../accessibility'
import { dialog, openPregnancy, region, today } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

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
  await expect
    .element(counter().getByRole('alert'))
    .toMatchTextContent(/Fewer than ten in two hours.*now, day or night. Do not wait until tomorrow/)
  await expect.element(counter().getByRole('link', { name: /999/ })).toHaveAttribute('href', 'tel:999')
  await expectAccessible()
})

test('a count ends by itself while the screen is only open', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 200 })
  const count = { start: now - 119 * minuteMs, end: null, movements: 9 }
  await setProfile({ movementCounts: [count] })
  await expect.element(counter()).toMatchTextContent(/9 of 10.*1 h 59 min since/)
  vi.setSystemTime(now + minuteMs)
  await expect.element(counter().getByRole('alert')).toMatchTextContent('Fewer than ten in two hours')
  await expect.element(counter().getByRole('button', { name: 'It moved' })).not.toBeInTheDocument()
  await expect.element(counter().getByRole('listitem').last()).toMatchTextContent('9 movements in 2 h 0 min')
  await tap('Start counting')
  await expect.element(counter()).toMatchTextContent('0 of 10')
  expect(profile()?.movementCounts).toEqual([
    { ...count, end: now + minuteMs },
    { start: now + minuteMs, end: null, movements: 0 },
  ])
})

test('a count that has ended by itself stays ended when the clock is put back', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 200 })
  const count = { start: now - 120 * minuteMs, end: null, movements: 9 }
  await setProfile({ movementCounts: [count] })
  await expect.poll(() => profile()?.movementCounts).toEqual([{ ...count, end: now }])
  vi.setSystemTime(now - 10 * minuteMs)
  await setProfile({ premium: true })
  await expect.element(counter().getByRole('alert')).toMatchTextContent('Fewer than ten in two hours')
  await expect.element(counter().getByRole('button', { name: 'It moved' })).not.toBeInTheDocument()
})

test('a count that was left open is not finished, and asks how the baby moves now, with the numbers', async () => {
  const { setProfile } = await openPregnancy({ days: 270 })
  await setProfile({ movementCounts: [{ start: now - 1583 * hourMs, end: null, movements: 4 }] })
  await expect
    .element(counter().getByRole('alert'))
    .toMatchTextContent(/Not finished: 4 of 10.*Does your baby move as usual now\?.*call or go now/)
  await expect.element(counter()).not.toMatchTextContent(/15\d\d h/)
  await expect.element(counter().getByRole('listitem').last()).toMatchTextContent('4 movements, not finished')
  await expect.element(counter().getByRole('link', { name: /999/ })).toBeVisible()
  await expect.element(counter().getByRole('button', { name: 'Start counting' })).toBeVisible()
  await expectAccessible()
})

test('a count is corrected', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 200 })
  const start = now - 5 * hourMs
  await setProfile({ movementCounts: [{ start, end: null, movements: 4 }] })
  await userEvent.click(counter().getByRole('button', { name: /^Change: 4 movements, not finished/ }))
  const sheet = dialog('Change the count')
  await userEvent.fill(sheet.getByLabelText('Movements, 0 to 10'), '11')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await expect.element(sheet.getByText('Write a number from 0 to 10.')).toBeVisible()
  await userEvent.fill(sheet.getByLabelText('Movements, 0 to 10'), '10')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await expect.element(sheet.getByText('Choose when it ended: ten movements end a count.')).toBeVisible()
  await userEvent.fill(sheet.getByLabelText('End', { exact: true }), '07:35')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  await expect.element(counter().getByRole('listitem')).toMatchTextContent('10 movements in 35 min')
  await expect.element(counter().getByRole('alert')).not.toBeInTheDocument()
  expect(profile()?.movementCounts).toEqual([{ start, end: start + 35 * minuteMs, movements: 10 }])
})

test.each([
  [23 * 7 + 6, false],
  [24 * 7, true],
  [28 * 7, false],
])('on day %i of the pregnancy the first movements are asked about: %s', async (days, asked) => {
  await openPregnancy({ days })
  await expect.element(region('Clinic visits')).toBeVisible()
  await expect.element(region('The first movements')).toHaveLength(asked ? 1 : 0)
})

const pastCounts = [3, 5, 8].map((movements, n) => ({
  start: now - (9 - n) * hourMs,
  end: now - (9 - n) * hourMs + 20 * minuteMs,
  movements,
}))
const entryButton = (what: string, movements: number) =>
  counter().getByRole('button', { name: new RegExp(`^${what}: ${movements} movements in 20 min · 21 Nov 2026`) })
const removal = (movements: number) => entryButton('Delete', movements)

test('a past count is deleted with a tap, and comes back to its place, also beside one that runs', async () => {
  const { profile, setProfile, unsent } = await openPregnancy({ days: 200 })
  await setProfile({ movementCounts: pastCounts })
  await expect.element(counter().getByRole('listitem')).toHaveLength(3)
  await expectAccessible()
  await userEvent.click(removal(5))
  await expect.element(page.getByText('Count deleted')).toBeVisible()
  expect(profile()?.movementCounts.map(({ movements }) => movements)).toEqual([3, 8])
  await tap('Start counting')
  await expect.element(counter()).toMatchTextContent('0 of 10')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(removal(5)).toBeVisible()
  expect(profile()?.movementCounts).toEqual([...pastCounts, { start: now, end: null, movements: 0 }])
  expect(await unsent()).toEqual([])
})

test('a deleted count leaves the focus to the next one, the last one to that before, and the only one to the heading', async () => {
  const { setProfile } = await openPregnancy({ days: 200 })
  await setProfile({ movementCounts: pastCounts })
  onTestFinished(keepFocus())
  await userEvent.click(removal(8))
  await expect.element(entryButton('Change', 5)).toHaveFocus()
  await userEvent.click(removal(3))
  await expect.element(entryButton('Change', 5)).toHaveFocus()
  await userEvent.click(removal(5))
  await expect.element(counter().getByRole('heading', { name: 'Count the movements' })).toHaveFocus()
  await expect.element(counter().getByRole('heading', { name: 'Your counts' })).not.toBeInTheDocument()
})

test('a count that the phone cannot delete stays, with a word', async () => {
  const { setProfile } = await openPregnancy({ days: 200 })
  await setProfile({ movementCounts: pastCounts })
  await expect.element(removal(5)).toBeVisible()
  const change = vi.spyOn(CycleLogStore.prototype, 'change').mockRejectedValue(new StorageFullError('full'))
  await userEvent.click(removal(5))
  await expect.element(page.getByText('This phone could not keep it. Please try again.')).toBeVisible()
  await expect.element(page.getByText('Count deleted')).not.toBeInTheDocument()
  await expect.element(removal(5)).toBeVisible()
  change.mockRestore()
})
