import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { minuteMs } from '@/kit/rules/durations'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import type { User } from '@/store/session/session-state'
import { readUser, saveUser } from '@/store/session/user-record'
import type { LockAfter } from '@/health/cycle/rules/pin'
import { platformLock } from '@/health/cycle/platform-lock'
import { storedText } from '../stored-text'
import { openDialog, logDays, newUser, noon, openTracker, period, trackers, type TrackerName } from './tracker'

// The cheapest cost parameters keep these tests fast; the lock’s own tests check the real ones.
vi.mock('@/health/cycle/store/argon2-cost', () => ({ defaultArgon2Cost: { memoryKiB: 64, passes: 1 } }))

const pin = 'siri yangu'
const heading = () => page.getByRole('heading', { name: 'Locked' })
const grid = () => page.getByRole('grid')

const openLocked = async (
  lockAfter: LockAfter,
  { name = 'bloom-period-tracker', at = '' }: { name?: TrackerName; at?: string } = {},
) => {
  const user = newUser()
  await logDays(user, period(20))
  const store = cycleLogStore(user.id)
  await store.setPin(pin, lockAfter, platformLock.secretOf)
  await store.lock()
  const { router, history } = await openTracker(name, { user, at })
  await expect.element(heading()).toBeVisible()
  return { user, router, history }
}

const unlock = async (words = pin) => {
  await userEvent.fill(page.getByLabelText(/^PIN/), words)
  await expect.element(page.getByRole('button', { name: 'Unlock' })).toBeEnabled()
  await page.getByRole('button', { name: 'Unlock' }).click()
}

const openUnlocked = async (lockAfter: LockAfter, at = '') => {
  const opened = await openLocked(lockAfter, { at })
  await unlock()
  await expect.element(grid()).toBeVisible()
  return opened
}

const savedNotes = (user: User) => {
  const state = cycleLogStore(user.id).state.getState()
  return state.status === 'open' ? state.log.days.map(({ notes }) => notes).filter((notes) => notes !== '') : []
}

const show = (visibility: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each(trackers)('/%s shows nothing of a locked log', async (name) => {
  await openLocked(5, { name })
  await expect.element(page.getByText('What is kept here is for your eyes only.')).toBeVisible()
  for (const role of ['grid', 'tab', 'switch'] as const)
    await expect.element(page.getByRole(role)).not.toBeInTheDocument()
})

describe('a log that locks when it is left', () => {
  // The log records PIN attempts by the real clock, so the countdown on the screen needs it too.
  beforeEach(() => void vi.useRealTimers())

  test('opens with its PIN, and locks again after another screen was open', async () => {
    const { router, history } = await openUnlocked(0)
    await router.navigate({ to: '/' })
    await expect.element(page.getByText('Another screen')).toBeVisible()
    history.back()
    await expect.element(heading()).toBeVisible()
  })

  test('stays open when its settings are opened', async () => {
    await openUnlocked(0)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect.element(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
  })

  test('locks when the page is hidden, and restores the unsaved text after the PIN', async () => {
    await openUnlocked(0, '?tab=notes')
    await userEvent.fill(page.getByRole('textbox', { name: 'Notes' }), 'In the middle of a')
    show('hidden')
    show('visible')
    await expect.element(heading()).toBeVisible()
    await unlock()
    await expect.element(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('In the middle of a')
  })

  test('is not locked once more by the screen that it has closed', async () => {
    const { user } = await openUnlocked(0)
    const lock = vi.spyOn(cycleLogStore(user.id), 'lock')
    show('hidden')
    show('visible')
    await expect.element(heading()).toBeVisible()
    await unlock()
    await expect.element(grid()).toBeVisible()
    expect(lock).toHaveBeenCalledOnce()
  })
})

describe('a note that is being typed', () => {
  beforeEach(() => void vi.useRealTimers())
  const note = () => page.getByRole('textbox', { name: 'Notes' })

  test('is in the log before the log locks, and nowhere else', async () => {
    const { user } = await openUnlocked(0, '?tab=notes')
    await userEvent.fill(note(), 'In the middle of a')
    expect(storedText()).not.toContain('In the middle')
    show('hidden')
    show('visible')
    await expect.element(heading()).toBeVisible()
    await unlock()
    await expect.poll(() => savedNotes(user)).toEqual(['In the middle of a'])
  })
})

describe('wrong PINs', () => {
  // The log records PIN attempts by the real clock, so the countdown on the screen needs it too.
  beforeEach(() => void vi.useRealTimers())

  test('delay the next try after the third', async () => {
    await openLocked(5)
    const box = page.getByLabelText(/^PIN/)
    for (const words of ['wrong 1', 'wrong 2', 'wrong 3']) {
      await unlock(words)
      await expect.element(page.getByText('That PIN is not right.')).toBeVisible()
      await expect.element(box).toHaveValue('')
    }
    await userEvent.fill(box, pin)
    await expect.element(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeDisabled()
  })
})

describe('a log that locks after five minutes', () => {
  let opened: Awaited<ReturnType<typeof openUnlocked>>
  beforeEach(async () => {
    opened = await openUnlocked(5)
  })

  test('restarts the five minutes at every key press or touch', async () => {
    const touch = vi.spyOn(cycleLogStore(opened.user.id), 'touch')
    for (const minutes of [4, 8, 12]) {
      touch.mockClear()
      vi.setSystemTime(noon + minutes * minuteMs)
      await userEvent.keyboard('{Tab}')
      await expect.poll(() => touch.mock.calls.length).toBeGreaterThan(0)
    }
    await expect.element(grid()).toBeVisible()
  })

  test('is locked when its screen is opened again later than that', async () => {
    await opened.router.navigate({ to: '/' })
    await expect.element(page.getByText('Another screen')).toBeVisible()
    vi.setSystemTime(noon + 6 * minuteMs)
    opened.history.back()
    await expect.element(heading()).toBeVisible()
  })

  test.for([6, -180])('is locked when the phone wakes up and its clock says %s minutes later', async (minutes) => {
    vi.setSystemTime(noon + minutes * minuteMs)
    show('visible')
    await expect.element(heading()).toBeVisible()
  })
})

test('a phone on which no PIN is set says so, also after a backup was taken in', async () => {
  await openTracker('period-tracker', { at: '?view=settings' })
  await expect
    .element(page.getByRole('region', { name: 'Your PIN' }))
    .toMatchTextContent(/No PIN is set on this phone.*A backup brings no PIN with it/)
})

test('a user who forgot the PIN can only erase the log, after two confirmations, and is signed out', async () => {
  const { user } = await openLocked(5)
  await saveUser(user)
  await page.getByRole('button', { name: 'I forgot my PIN' }).click()
  await expect.element(openDialog()).toMatchTextContent('nobody can open the log without it')
  await page.getByRole('button', { name: 'Erase and start again' }).click()
  expect(await readUser()).toMatchObject({ id: user.id })
  await page.getByRole('button', { name: 'Yes, erase everything' }).click()
  await expect.element(page.getByLabelText('When did your last period start?')).toBeVisible()
  expect(await readUser()).toBeNull()
})

test('a phone without a screen lock does not offer it as a second lock', async () => {
  await openTracker('period-tracker', { at: '?view=settings' })
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  await expect.element(page.getByRole('button', { name: 'Set PIN', exact: true })).toBeVisible()
  await expect.element(page.getByRole('switch', { name: /^Ask for this phone’s lock, too/ })).not.toBeInTheDocument()
})
