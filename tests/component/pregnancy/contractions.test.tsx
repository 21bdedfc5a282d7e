import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { minuteMs } from '@/kit/rules/durations'
import { keepFocus } from '@/app/shell/keep-focus'
import { expectAccessible } from '../accessibility'
import { dialog, openPregnancy, region, today } from './pregnancy'

vi.mock('@/store/sync/outbox/request-drain', () => ({ requestDrain: () => {} }))

const now = new Date(`${today}T12:00`).getTime()
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

const timer = () => region('Time your contractions')
const tap = (name: string) => userEvent.click(timer().getByRole('button', { name }))
/** The latest began just now. */
const series = (count: number, gap: number, length: number) =>
  Array.from({ length: count }, (_, n) => now - (count - 1 - n) * gap - length).map((start) => ({
    start,
    end: start + length,
  }))

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
  await expect
    .element(timer().getByRole('listitem').first())
    .toMatchTextContent(/now.*12:07PM · 7 min 0 s after the one before/)
  await tap('Take back the last tap')
  await expect.element(timer().getByRole('button', { name: 'It starts' })).toBeVisible()
  await expect.poll(() => profile()?.contractions).toHaveLength(1)
  await expect.element(timer().getByRole('alert')).not.toBeInTheDocument()
  expect(await unsent()).toEqual([])
})

test.each([
  { advice: 'Before 37 weeks: call or go now', days: 36 * 7 + 6, contractions: series(1, 0, 40_000) },
  { advice: 'It is time to call and go', days: 37 * 7, contractions: series(4, 5 * minuteMs, 60_000) },
  { advice: 'Longer than 2 minutes: call or go now', days: 37 * 7, contractions: series(1, 0, 130_000) },
  { advice: 'Six or more in 10 minutes: call or go now', days: 37 * 7, contractions: series(6, 2 * minuteMs, 40_000) },
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

test('one that runs for more than two minutes is warned of while the screen is only open', async () => {
  const { setProfile } = await openPregnancy({ days: 39 * 7 })
  await setProfile({ contractions: [{ start: now, end: null }] })
  vi.setSystemTime(now + 2 * minuteMs)
  await expect.element(timer()).toMatchTextContent('2 min 0 s so far')
  await expect.element(timer().getByRole('alert')).not.toBeInTheDocument()
  vi.setSystemTime(now + 2 * minuteMs + 1000)
  await expect.element(timer().getByRole('alert')).toMatchTextContent('Longer than 2 minutes: call or go now')
  await expect.element(timer().getByRole('button', { name: 'It ends' })).toBeVisible()
  vi.setSystemTime(now + 10 * minuteMs + 1000)
  await expect.element(timer().getByText('Did you forget to end it?').first()).toBeVisible()
  await expect.element(timer().getByRole('alert')).toMatchTextContent('Longer than 2 minutes: call or go now')
})

const forgotten = { start: now - 12 * minuteMs, end: null }
const field = (name: string) => dialog('Change the contraction').getByLabelText(name, { exact: true })
const saveTimes = () => userEvent.click(dialog('Change the contraction').getByRole('button', { name: 'Save' }))

test('the forgotten end of a contraction is entered, with the time that it had', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 39 * 7 })
  await setProfile({ contractions: [forgotten] })
  await expect.element(timer().getByRole('alert')).toMatchTextContent('Longer than 2 minutes: call or go now')
  await expect.element(timer()).not.toMatchTextContent('so far')
  await expectAccessible()
  await tap('Enter its end')
  await expect.element(field('Start')).toHaveValue('11:48:00')
  await expectAccessible()
  for (const [end, problem] of [
    ['11:47:00', 'That is not after the start.'],
    ['12:00:01', 'That time is still to come.'],
  ] as const) {
    await userEvent.fill(field('End'), end)
    await saveTimes()
    await expect.element(dialog('Change the contraction').getByText(problem)).toBeVisible()
    await expect.element(field('End')).toHaveFocus()
  }
  await userEvent.fill(field('End'), '11:48:50')
  await saveTimes()
  await expect.element(timer().getByRole('listitem').first()).toMatchTextContent('50 s long')
  await expect.element(timer().getByRole('alert')).not.toBeInTheDocument()
  await expect.element(timer()).not.toMatchTextContent('Did you forget')
  expect(profile()?.contractions).toEqual([{ start: forgotten.start, end: forgotten.start + 50_000 }])
})

test('after a forgotten end the next one starts with one tap', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 39 * 7 })
  await setProfile({ contractions: [forgotten] })
  await tap('It starts')
  await expect.element(timer()).toMatchTextContent('0 s so far')
  await expect
    .element(timer().getByRole('listitem').last())
    .toMatchTextContent(/length not known.*Did you forget to end it/)
  vi.setSystemTime(now + 50_000)
  await tap('It ends')
  await expect.element(timer().getByRole('listitem').first()).toMatchTextContent('50 s long')
  expect(profile()?.contractions).toEqual([forgotten, { start: now, end: now + 50_000 }])
})

test('one that was left open for days asks what happened, with the numbers, and is deleted', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 39 * 7 })
  await setProfile({ contractions: [{ start: now - 30 * 60 * minuteMs, end: null }] })
  await expect
    .element(timer().getByRole('alert'))
    .toMatchTextContent(/Did you forget to end it\?.*If it still goes on, call or go now/)
  await expect.element(timer().getByRole('link', { name: /999/ })).toBeVisible()
  await tap('Delete it')
  await expect.element(timer().getByRole('alert')).not.toBeInTheDocument()
  expect(profile()?.contractions).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(timer().getByRole('alert')).toBeVisible()
})

test('the clock put back: no time below nothing, a question, and its times can be corrected', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 39 * 7 })
  await setProfile({ contractions: [{ start: now + 30 * minuteMs, end: null }] })
  await expect.element(timer().getByRole('alert')).toMatchTextContent(/Its times cannot be right.*call or go now/)
  await expect.element(timer()).not.toMatchTextContent(/-\d|so far/)
  await tap('Correct its times')
  await userEvent.fill(field('Start'), '11:58:00')
  await userEvent.fill(field('End'), '11:59:00')
  await saveTimes()
  await expect.element(timer().getByRole('alert')).not.toBeInTheDocument()
  expect(profile()?.contractions).toEqual([{ start: now - 2 * minuteMs, end: now - minuteMs }])
})

test('the clock put back after the last one: the warning and the numbers stay, and without a warning the numbers', async () => {
  const { setProfile } = await openPregnancy({ days: 39 * 7 })
  const later = (all: ReturnType<typeof series>) =>
    all.map(({ start, end }) => ({ start: start + 20 * minuteMs, end: end + 20 * minuteMs }))
  await setProfile({ contractions: later(series(4, 5 * minuteMs, 60_000)) })
  await expect.element(timer().getByRole('alert')).toMatchTextContent('It is time to call and go')
  await expect.element(timer()).toMatchTextContent('Its times cannot be right')
  await expect.element(timer().getByRole('link', { name: /999/ })).toBeVisible()
  await setProfile({ contractions: later(series(1, 0, 60_000)) })
  await expect.element(timer().getByRole('alert')).toMatchTextContent('Its times cannot be right')
  await expect.element(timer().getByRole('link', { name: /999/ })).toBeVisible()
})

test('start and end of any contraction are corrected, and it takes its place by its start', async () => {
  const { profile, setProfile } = await openPregnancy({ days: 39 * 7 })
  const both = series(2, 10 * minuteMs, 40_000)
  await setProfile({ contractions: both })
  await userEvent.click(timer().getByRole('button', { name: /^Change: 40 s long · .*11:59AM/ }))
  await userEvent.fill(field('Start'), '11:40:00')
  await userEvent.fill(field('End'), '11:41:10')
  await saveTimes()
  await expect.element(timer().getByRole('listitem').last()).toMatchTextContent('1 min 10 s long')
  expect(profile()?.contractions).toEqual([{ start: now - 20 * minuteMs, end: now - 20 * minuteMs + 70_000 }, both[0]])
})

const removals = () => timer().getByRole('button', { name: /^Delete: / })

test('a past contraction is deleted with a tap and comes back to its place, and one that lasts has no such button', async () => {
  const { profile, setProfile, unsent } = await openPregnancy({ days: 37 * 7 })
  const past = series(3, 10 * minuteMs, 40_000)
  await setProfile({ contractions: [...past, { start: now, end: null }] })
  await expect.element(timer().getByRole('listitem')).toHaveLength(4)
  await expect.element(removals()).toHaveLength(3)
  await expect
    .element(removals().nth(1))
    .toHaveAccessibleName('Delete: 40 s long · 21 Nov 2026, 11:49AM · 10 min 0 s after the one before')
  await expectAccessible()
  await userEvent.click(removals().nth(1))
  await expect.element(page.getByText('Contraction deleted')).toBeVisible()
  await expect.element(timer().getByRole('listitem').nth(1)).toMatchTextContent('20 min 0 s after the one before')
  expect(profile()?.contractions).toEqual([past[0], past[2], { start: now, end: null }])
  vi.setSystemTime(now + 50_000)
  await tap('It ends')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(removals()).toHaveLength(4)
  expect(profile()?.contractions).toEqual([...past, { start: now, end: now + 50_000 }])
  expect(await unsent()).toEqual([])
})

test('a contraction that is deleted leaves the focus to a neighbour, also below “Earlier”, and the only one to the heading', async () => {
  const { setProfile } = await openPregnancy({ days: 37 * 7 })
  await setProfile({ contractions: series(7, 10 * minuteMs, 40_000) })
  onTestFinished(keepFocus())
  await userEvent.click(removals().nth(4))
  await expect.element(timer().getByText('Earlier (1)')).toBeVisible()
  await expect
    .element(
      timer()
        .getByRole('button', { name: /^Change: / })
        .nth(3),
    )
    .toHaveFocus()
  await userEvent.click(timer().getByText('Earlier (1)'))
  await userEvent.click(removals().nth(5))
  await expect.element(timer().getByRole('heading', { name: 'Your contractions' })).toHaveFocus()
  await setProfile({ contractions: series(1, 0, 40_000) })
  await userEvent.click(removals())
  await expect.element(timer().getByRole('heading', { name: 'Time your contractions' })).toHaveFocus()
})
