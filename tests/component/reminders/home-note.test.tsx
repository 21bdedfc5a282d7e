import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { discreetNote } from '@/health/cycle/words/reminders'
import { deleteUserRecord, saveUser } from '@/store/session/user-record'
import { userId } from '@/kit/rules/ids'
import { HomeNote } from '@/health/reminders/home-note'
import { renderRouted } from '../render'

const noon = Date.parse('2026-11-21T12:00:00+03:00')
const midnight = Date.parse('2026-11-22T00:00:00+03:00')
const reminders = vi.hoisted(() => ({ today: true, tomorrow: true }))
vi.mock('@/health/reminders/store/reminder-to-show', () => ({
  reminderToShow: async (now: number) =>
    (now < midnight ? reminders.today : reminders.tomorrow) ? discreetNote : null,
}))

const dots: (number | null | undefined)[] = []
Object.assign(navigator, {
  setAppBadge: async (count?: number) => void dots.push(count),
  clearAppBadge: async () => void dots.push(null),
})

beforeEach(() => {
  dots.length = 0
  Object.assign(reminders, { today: true, tomorrow: true })
})
afterEach(async () => {
  vi.useRealTimers()
  await deleteUserRecord()
})

const signIn = () =>
  saveUser({ id: userId('0f6a1d6e-3f0c-4bfb-9a60-0a7a6c2c0a01'), email: 'amina@students.example', fullName: null })
const note = page.getByRole('complementary', { name: 'A note for you' })

test('a reminder stays on the home screen and on the icon until it is dismissed, with a link to the tracker', async () => {
  await signIn()
  await renderRouted(<HomeNote />)
  await expect.element(note).toMatchTextContent(`${discreetNote.title}${discreetNote.body}`)
  await expect
    .element(note.getByRole('link', { name: 'Open' }))
    .toHaveAttribute('href', '/bloom-period-tracker?view=today')
  await expect.poll(() => dots).toEqual([undefined])
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(note).not.toBeInTheDocument()
  await expect.poll(() => dots).toEqual([undefined, null])
})

describe('at midnight in Nairobi', () => {
  const untilMidnight = async () => {
    vi.setSystemTime(midnight)
    await vi.advanceTimersByTimeAsync(60_000)
  }
  beforeEach(async () => {
    await signIn()
    vi.useFakeTimers({ now: noon, toFake: ['Date', 'setInterval', 'clearInterval'] })
  })

  test('a reminder of the day before goes, from the icon, too', async () => {
    reminders.tomorrow = false
    await renderRouted(<HomeNote />)
    await expect.element(note).toBeVisible()
    await untilMidnight()
    await expect.element(note).not.toBeInTheDocument()
    await expect.poll(() => dots.at(-1)).toBeNull()
  })

  test('that of the new day comes, also where one was dismissed before', async () => {
    await renderRouted(<HomeNote />)
    await note.getByRole('button', { name: 'Dismiss' }).click()
    await expect.element(note).not.toBeInTheDocument()
    await untilMidnight()
    await expect.element(note).toBeVisible()
  })
})
