import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TextFile } from '@/kit/platform/save-file'
import { backup, chooseFile, expectCounts, saveBackupAmong, settings, takeIn } from './backup-section'
import { daysAgo, openDialog, historyItems, newUser, openTracker, region, threePeriods } from './tracker'

const files = vi.hoisted(() => [] as TextFile[])
vi.mock('@/kit/platform/save-file', () => ({
  downloadFile: (file: TextFile) => void files.push(file),
  canShareFile: () => false,
}))
const saveBackup = () => saveBackupAmong(files)

describe('a backup', () => {
  test('restores exactly what was logged before everything was erased', async () => {
    const user = newUser()
    await openTracker('period-tracker', {
      user,
      days: [...threePeriods, { date: daysAgo(1), flow: null, symptoms: ['headache'], notes: 'Exam' }],
      at: '?tab=history',
    })
    await historyItems()
      .nth(1)
      .getByRole('button', { name: /^Change the period/ })
      .click()
    await openDialog().getByRole('button', { name: 'Leave this cycle out' }).click()
    await expect.element(historyItems().nth(1)).toMatchTextContent('Left out')
    await page.getByRole('button', { name: 'Settings' }).click()
    const before = await saveBackup()
    expect(before.days).toHaveLength(16)
    await expect.element(backup()).toMatchTextContent('It holds everything.')

    await page.getByRole('button', { name: 'Delete everything' }).click()
    await openDialog().getByRole('button', { name: 'Delete for good' }).click()
    await expect.element(backup()).toMatchTextContent('There is nothing to back up yet.')
    await chooseFile('backup.json', before.text)
    await expectCounts(16, 0, 0)
    await takeIn().click()
    await expect.element(page.getByText('16 days added, 0 changed.')).toBeVisible()
    const { days, profile } = await saveBackup()
    expect({ days, profile }).toEqual({ days: before.days, profile: before.profile })

    await chooseFile('backup.json', before.text)
    await expect.element(backup()).toMatchTextContent('Everything in this file is in your log already.')
    await expect.element(takeIn()).toBeDisabled()
  })

  test('with a different entry for a day asks which of the two to keep', async () => {
    await openTracker('period-tracker', { days: [{ date: daysAgo(3), flow: 'light', notes: 'Mine' }], at: settings })
    const theirs = {
      date: daysAgo(3),
      flow: 'heavy',
      symptoms: ['acne'],
      mood: null,
      notes: 'Theirs',
      soaked: false,
      severePain: false,
    }
    await chooseFile(
      'backup.json',
      JSON.stringify({ format: 'comrade-cycle', version: 1, madeAt: null, days: [theirs], profile: null }),
    )
    await expectCounts(0, 1, 0)
    await backup().getByRole('radio', { name: 'Keep mine, and put both notes together' }).click()
    await takeIn().click()
    await expect.element(page.getByText('0 days added, 1 changed.')).toBeVisible()
    expect((await saveBackup()).days).toMatchObject([{ flow: 'light', symptoms: ['acne'], notes: 'Mine\nTheirs' }])
  })
})

describe('a backup on a phone without a PIN', () => {
  const theirs = JSON.stringify({
    format: 'comrade-cycle',
    version: 1,
    madeAt: null,
    days: [{ date: daysAgo(3), flow: 'heavy' }],
    profile: null,
  })

  test('says before and after it that it holds none, and where to set one', async () => {
    await openTracker('period-tracker', { at: settings })
    await chooseFile('backup.json', theirs)
    await expect.element(backup()).toMatchTextContent('This backup holds no PIN')
    await expect.element(backup()).toMatchTextContent('under “Your PIN” in these settings')
    await takeIn().click()
    await expect.element(backup().getByRole('alert')).toMatchTextContent('Your log has no PIN on this phone')
    await backup().getByRole('button', { name: 'Set a PIN' }).click()
    await backup()
      .getByLabelText(/^New PIN/)
      .first()
      .fill('mango siri kikapu')
    await backup()
      .getByLabelText(/^New PIN again/)
      .fill('mango siri kikapu')
    await backup().getByRole('button', { name: 'Set PIN' }).click()
    await expect.element(page.getByText('Your PIN is set')).toBeVisible()
    await expect.element(region('Your PIN').getByRole('button', { name: 'Change PIN' })).toBeVisible()
    await expect.element(backup().getByText('Your log has no PIN on this phone')).not.toBeInTheDocument()
    await chooseFile('backup.json', theirs)
    await expect.element(backup()).toMatchTextContent('Everything in this file is in your log already.')
    await expect.element(backup().getByText('This backup holds no PIN')).not.toBeInTheDocument()
  })

  test('can be left so, and a file of another app says nothing of it', async () => {
    await openTracker('period-tracker', { at: settings })
    await chooseFile('backup.json', theirs)
    await takeIn().click()
    await backup().getByRole('button', { name: 'Not now' }).click()
    await expect.element(backup().getByRole('alert')).not.toBeInTheDocument()
    await chooseFile('mine.csv', `Date,Flow\n${daysAgo(9)},heavy\n`)
    await backup().getByRole('button', { name: 'Go on' }).click()
    await expect.element(takeIn()).toBeVisible()
    await expect.element(backup().getByText('This backup holds no PIN')).not.toBeInTheDocument()
  })
})

test('a backup that says that a method was stopped brings that back, if the user takes what it says', async () => {
  await openTracker('period-tracker', { days: threePeriods, at: settings })
  const pill = {
    method: 'combined-pill',
    from: daysAgo(40),
    to: null,
    given: null,
    givenBefore: null,
    until: null,
    progestogen: null,
    packs: [],
  }
  const { text, profile } = await saveBackup()
  const withMethods = (methods: readonly unknown[]) =>
    JSON.stringify({ ...JSON.parse(text), profile: { ...Object(profile), methods } })
  await chooseFile('backup.json', withMethods([pill]))
  await takeIn().click()
  await expect.element(takeIn()).not.toBeInTheDocument()
  await chooseFile('backup.json', withMethods([{ ...pill, to: daysAgo(5) }]))
  await expect.element(backup()).toMatchTextContent('Yours stay.')
  await backup().getByRole('radio', { name: 'Take what the file says' }).click()
  await takeIn().click()
  await expect.element(takeIn()).not.toBeInTheDocument()
  expect((await saveBackup()).profile).toMatchObject({ methods: [{ ...pill, to: daysAgo(5) }] })
})
