import type { Locator, Page } from '@playwright/test'
import { addDays, isoDay, type IsoDay } from '../../src/kit/rules/day.ts'
import { go, signIn } from './app.ts'
import { recordsOf } from './indexed-records.ts'
import { expect } from './fixtures.ts'
import type { LocalServer, TestUser } from './local-server.ts'

const address = '/period-tracker?mode=pregnancy'

/** Today in the time zone of the tests. */
const today = (): IsoDay => isoDay(new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(new Date()))
export const daysFromNow = (days: number): IsoDay => addDays(today(), days)

/** Signs a new user in and opens pregnancy mode. @param days age of the pregnancy; null for no record */
export const openPregnancyMode = async (
  page: Page,
  server: LocalServer,
  days: number | null,
  more: Record<string, unknown> = {},
): Promise<TestUser> => {
  const amina = await server.addUser('Amina Juma')
  if (days !== null) {
    const dates = { pregnancy_start_date: daysFromNow(-days), due_date: daysFromNow(280 - days) }
    await server.addRows('pregnancy_tracking', [
      { user_id: amina.id, ...dates, current_week: Math.min(42, Math.max(1, Math.floor(days / 7))), ...more },
    ])
  }
  await signIn(page, amina)
  await go(page, address)
  await expect(
    page.getByRole('heading', { name: days === null ? 'Track a pregnancy' : 'Your pregnancy', level: 2 }),
  ).toBeVisible()
  return amina
}

export const storedRows = (server: LocalServer, user: TestUser): Promise<unknown> =>
  server.rows('pregnancy_tracking', `user_id=eq.${user.id}`)

export const online = (page: Page): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('online')))

export const region = (page: Page, name: string): Locator => page.getByRole('region', { name })
export const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name })

/** The past pregnancies in the cycle log on this phone. */
export const pastPregnancies = async (page: Page, user: TestUser): Promise<unknown> => {
  const pages = await recordsOf(page, `comrade-cycle-of-${user.id}`, 'pages')
  const profile = (pages as { id: string; content: { profile?: { pregnancies: unknown } } }[]).find(
    ({ id }) => id === 'profile',
  )
  return profile?.content.profile?.pregnancies ?? []
}

export const endPregnancy = async (page: Page, choice: string): Promise<void> => {
  await page.getByRole('button', { name: 'The pregnancy has ended, or stop tracking' }).click()
  await sheet(page, 'Has the pregnancy ended?').getByRole('button', { name: choice }).click()
}
