import { readFile } from 'node:fs/promises'
import { expect, type Download, type Locator, type Page } from '@playwright/test'
import { go, signIn, visit } from './app.ts'
import { dayFromNow, plantDays, period } from './cycle-log.ts'
import type { TestUser } from './local-server.ts'

export const address = '/period-tracker'
export const glance = (page: Page): Locator => page.getByRole('region', { name: 'Today at a glance' })
export const today = (page: Page): Locator => page.getByRole('region', { name: 'Today', exact: true })
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name })
export const history = (page: Page): Locator => page.getByRole('list', { name: 'Period history' }).getByRole('listitem')
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
export const openDialog = (page: Page): Locator => page.getByRole('dialog')

/** Two complete cycles, of 28 and of 36 days; the third began 20 days ago. */
export const threePeriods = [...period(84), ...period(56), ...period(20)]

export const settings = `${address}?view=settings`

/** A note that occurs only in the cycle log. */
export const marker = 'Nyota7f3aMarkerOfTheLog'
export const markedLog = threePeriods.map((day) =>
  day.date === dayFromNow(-20) ? { ...day, notes: marker, symptoms: ['cramps'] } : day,
)

type Day = Parameters<typeof plantDays>[2][number]

/** Signs in, writes days to the log and opens the tracker. */
export const openTrackerWith = async (page: Page, user: TestUser, days: readonly Day[], at = ''): Promise<void> => {
  await signIn(page, user)
  if (days.length > 0) await plantDays(page, user.id, days)
  await go(page, `${address}${at}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** @param log `unsealed` for a log without a PIN: the app asks before it signs out */
export const signOut = async (page: Page, log: 'unsealed' | 'sealed or none'): Promise<void> => {
  await visit(page, '/profile')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  if (log === 'unsealed') {
    const confirmation = page.getByRole('dialog', { name: 'Your cycle log has no PIN' })
    await expect(confirmation.getByRole('link', { name: 'Set a PIN or delete it' })).toHaveAttribute(
      'href',
      '/period-tracker?view=settings',
    )
    await confirmation.getByRole('button', { name: 'Sign out', exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
}

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8')

/** Makes a backup in the settings. @param passphrase without one the file is not encrypted */
export const makeBackup = async (page: Page, passphrase?: string): Promise<string> => {
  const backup = section(page, 'Backup')
  if (passphrase === undefined) await backup.getByRole('radio', { name: /^Without/ }).check()
  else {
    await backup.getByRole('radio', { name: /^With a passphrase/ }).check()
    for (const index of [0, 1]) await backup.getByRole('textbox').nth(index).fill(passphrase)
  }
  const download = page.waitForEvent('download')
  await backup.getByRole('button', { name: 'Save backup' }).click()
  return textOf(await download)
}

export const chooseFile = async (page: Page, name: string, text: string): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await section(page, 'Backup').getByRole('button', { name: 'Choose a file' }).click()
  await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
}

export const setPin = async (page: Page, pin: string): Promise<void> => {
  const pins = section(page, 'Your PIN')
  await pins.getByRole('button', { name: 'Set a PIN' }).click()
  for (const index of [0, 1]) await pins.getByRole('textbox').nth(index).fill(pin)
  await pins.getByRole('button', { name: 'Set PIN', exact: true }).click()
  await expect(pins.getByRole('button', { name: 'Lock now' })).toBeVisible()
}

export const unlock = async (page: Page, pin: string): Promise<void> => {
  await page.getByLabel(/^PIN/).first().fill(pin)
  await page.getByRole('button', { name: 'Unlock' }).click()
}
