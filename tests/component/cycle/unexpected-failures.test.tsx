import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cycleLogStore } from '@/health/cycle/store/use-cycle'
import { clearErrors, watchErrors } from '@/store/error-log/error-log'
import type { User } from '@/store/session/session-state'
import type * as CsvDays from '@/health/cycle/rules/transfer/csv-days'
import type { ErrorEntry } from '@/kit/rules/error-report'
import { platformLock } from '@/health/cycle/platform-lock'
import { daysAgo, newUser, openTracker, period, region } from './tracker'

const broken = vi.hoisted(() => ({ calendar: false, table: false, files: [] as string[] }))
vi.mock('@/kit/platform/save-file', () => ({
  downloadFile: ({ name }: { name: string }) => void broken.files.push(name),
  canShareFile: () => false,
}))
vi.mock('@/health/cycle/rules/transfer/calendar-file', () => ({
  calendarFile: () => {
    if (broken.calendar) throw new RangeError('broken')
    return ''
  },
}))
vi.mock('@/health/cycle/rules/transfer/csv-days', async (original) => {
  const real = await original<typeof CsvDays>()
  return {
    ...real,
    daysOfCsv: (...args: Parameters<typeof real.daysOfCsv>) => {
      if (broken.table) throw new RangeError('broken')
      return real.daysOfCsv(...args)
    },
  }
})

const openSettings = async (): Promise<User> => {
  await clearErrors()
  const user = newUser()
  await openTracker('period-tracker', { user, days: period(5), at: '?view=settings' })
  return user
}

const expectReported = async () => {
  let entries: readonly ErrorEntry[] = []
  const stop = watchErrors((found) => void (entries = found))
  await expect.poll(() => entries).toMatchObject([{ place: 'private', error: 'RangeError', count: 1 }])
  stop()
}

const chooseFile = async (name: string, text: string) => {
  await expect.element(region('Backup').getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const input = region('Backup').element().querySelector('input[type=file]')
  if (!input) throw new Error('no field for a file')
  await userEvent.upload(input, new File([text], name))
}

describe('a PIN', () => {
  const submit = () => page.getByRole('button', { name: 'Set PIN', exact: true })
  const setPin = async () => {
    await page.getByRole('button', { name: 'Set a PIN' }).click()
    await userEvent.fill(page.getByLabelText(/^New PIN(?! again)/), 'siri yangu')
    await userEvent.fill(page.getByLabelText(/^New PIN again/), 'siri yangu')
  }

  test('that cannot be set leaves the form as it was', async () => {
    const user = await openSettings()
    vi.spyOn(cycleLogStore(user.id), 'setPin').mockRejectedValue(new RangeError('broken'))
    await setPin()
    await submit().click()
    await expect.element(page.getByText('Failed to save period data')).toBeVisible()
    await expect.element(submit()).toBeEnabled()
    await expectReported()
  })

  test('leaves the form as it was when the phone lock fails', async () => {
    vi.spyOn(platformLock, 'isAvailable').mockResolvedValue(true)
    vi.spyOn(platformLock, 'create').mockRejectedValue(new RangeError('broken'))
    await openSettings()
    await setPin()
    await page.getByRole('switch', { name: /^Ask for this phone’s lock, too/ }).click()
    await submit().click()
    await expect.element(page.getByText(/^This phone’s lock cannot seal a log/)).toBeVisible()
    await expect.element(submit()).toBeEnabled()
    await expectReported()
  })
})

describe('a file', () => {
  test('that cannot be saved into the log can be imported again', async () => {
    const user = await openSettings()
    await chooseFile(
      'backup.json',
      JSON.stringify({
        format: 'comrade-cycle',
        version: 1,
        madeAt: null,
        days: [
          { date: daysAgo(9), flow: 'heavy', symptoms: [], mood: null, notes: '', soaked: false, severePain: false },
        ],
        profile: null,
      }),
    )
    const takeIn = region('Backup').getByRole('button', { name: 'Take it in' })
    await expect.element(takeIn).toBeEnabled()
    vi.spyOn(cycleLogStore(user.id), 'change').mockRejectedValue(new RangeError('broken'))
    await takeIn.click()
    await expect.element(page.getByText('Failed to save period data')).toBeVisible()
    await expect.element(takeIn).toBeEnabled()
    await expectReported()
  })

  test('whose columns cannot be read is refused', async () => {
    await openSettings()
    await chooseFile('mine.csv', `Tarehe;Damu\n${daysAgo(9)};nyingi\n`)
    broken.table = true
    await region('Backup').getByRole('button', { name: 'Go on' }).click()
    await expect
      .element(region('Backup').getByRole('alert'))
      .toMatchTextContent('This file cannot be read on this phone. Please try again.')
    broken.table = false
    await expectReported()
  })
})

test('an unexpected error while creating a calendar file is shown', async () => {
  await openSettings()
  broken.calendar = true
  await region('Calendar file').getByRole('button', { name: 'Save calendar file' }).click()
  await expect.element(page.getByText('The calendar file could not be made. Please try again.')).toBeVisible()
  broken.calendar = false
  await expectReported()
})

test('a backup is saved even if the log cannot record it', async () => {
  const user = await openSettings()
  vi.spyOn(cycleLogStore(user.id), 'backupMade').mockRejectedValue(new RangeError('broken'))
  await region('Backup')
    .getByRole('radio', { name: /^Without/ })
    .click()
  await region('Backup').getByRole('button', { name: 'Save backup' }).click()
  await expect.element(page.getByText('Backup made')).toBeVisible()
  await expect.element(region('Backup').getByRole('button', { name: 'Save backup' })).toBeEnabled()
  expect(broken.files).toHaveLength(1)
  await expectReported()
})
