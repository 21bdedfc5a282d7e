import { expect, type BrowserContext, type CDPSession, type Locator, type Page } from '@playwright/test'
import { plantRecords, recordsOf } from './indexed-records.ts'
import type { TestUser } from './local-server.ts'

/** The number of replicated tables; each has a record in the `freshness` store. */
const replicatedTables = 14

type Store = 'freshness' | 'device' | 'orders' | 'groceries' | 'gossip_posts' | 'items'

export const storedRecords = (page: Page, store: Store): Promise<unknown[]> => recordsOf(page, 'comrade', store)

/** The pending operations in the outbox. @param identity a user id or `anonymous` */
export const unsent = (page: Page, identity: string): Promise<unknown[]> =>
  recordsOf(page, `comrade-of-${identity}`, 'operations')

/** Waits until the prerendered page is hydrated. A link clicked before then loads a new document. */
export const untilRunning = (page: Page): Promise<void> =>
  page.locator('[data-prerendered]').waitFor({ state: 'detached', timeout: 30_000 })

/** Loads a URL in a new document and waits until the app runs. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await untilRunning(page)
}

/** Signs in with the login form and waits for the home screen. */
export const signIn = async (page: Page, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<void> => {
  await visit(page, '/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
  await expect(page).toHaveURL('/')
}

/** Navigates to another screen within the document, as a link in the app does. */
export const go = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => window.history.pushState({}, '', to), address)

/** Navigates to a tracker with a day open; the day is in the history state. */
export const openDay = (page: Page, address: string, day: string): Promise<void> =>
  page.evaluate(([to, open]) => window.history.pushState({ day: open }, '', to), [address, day] as const)

/** Writes a record to the `device` store without the app. */
export const plantDeviceRecord = async (page: Page, record: { key: string; value: unknown }): Promise<void> => {
  // Wait until the app has created its database; otherwise this would create an empty one.
  await untilPulled(page)
  await plantRecords(page, { database: 'comrade', store: 'device' }, [record])
}

/** Waits until every file of the app is in the precache, including those that follow the first stage. */
const untilCached = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const script = navigator.serviceWorker.controller?.scriptURL ?? '/sw.js'
          const list = await (await fetch(script)).text()
          const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'))
          const cached = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
          const { first, scripts, pictures } = JSON.parse(/^self\.precached=(.*)$/m.exec(list)?.[1] ?? '')
          return first.length + scripts.length + pictures.length - cached.reduce((sum, count) => sum + count, 0)
        }),
      { message: 'every file of the app is cached', timeout: 30_000 },
    )
    .toBeLessThanOrEqual(0)

/** Waits until the service worker controls the page and has cached every file. */
export const untilInstalled = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      message: 'a service worker controls the page',
      timeout: 30_000,
    })
    .toBe('activated')
  await untilCached(page)
}

/** Waits until each table has been pulled once. */
export const untilPulled = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await storedRecords(page, 'freshness')).length, {
      message: 'every table has been pulled',
      timeout: 30_000,
    })
    .toBe(replicatedTables)

/** Waits until the service worker is installed and all tables have been pulled. */
export const untilReadyForOffline = async (page: Page): Promise<void> => {
  await untilInstalled(page)
  await untilPulled(page)
}

type ToastTone = 'default' | 'destructive'

/** Expects one toast with exactly this text. */
export const expectToast = async (
  page: Page,
  title: string,
  description: string,
  tone: ToastTone = 'default',
): Promise<void> => {
  const toast = page
    .getByRole(tone === 'destructive' ? 'alert' : 'status')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
  await expect(toast).toBeVisible()
}

/** The card of an offering or the line of a cart, by name. */
export const itemNamed = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })

/** Sends the order by WhatsApp without a name or place, and closes the chat's tab. */
export const sendOrder = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Send without name and place' }).click()
  await (await popup).close()
}

/** Expects this count in the bottom bar or in a desktop's header, visible and in the link's accessible name. */
export const expectCartCount = async (page: Page, count: number): Promise<void> => {
  const link = page
    .getByRole('navigation', { name: 'Quick' })
    .or(page.getByRole('banner'))
    .getByRole('link', { name: /^Cart/ })
  if (count === 0) {
    await expect(link).toHaveText('Cart')
    return
  }
  await expect(link).toHaveAccessibleName(new RegExp(`^Cart ?, ${count} ${count === 1 ? 'item' : 'items'}$`))
  await expect(link.getByText(String(count), { exact: true })).toBeVisible()
}

/** Expects that every visible drawing has rendered: a missing one has no width. */
export const expectPictures = async (page: Page, atLeast: number): Promise<void> => {
  const pictures = page.getByRole('main').locator('svg:has(> use):visible')
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(atLeast)
  await expect
    .poll(() =>
      pictures.evaluateAll((drawings) =>
        drawings
          .filter((drawing) => drawing instanceof SVGGraphicsElement && drawing.getBBox().width === 0)
          .map((drawing) => drawing.firstElementChild?.getAttribute('href')),
      ),
    )
    .toEqual([])
}

/** A DevTools session of the page and the registration id of the app's service worker. */
export const workerOf = async (
  context: BrowserContext,
  page: Page,
): Promise<{ devtools: CDPSession; registrationId: string }> => {
  const devtools = await context.newCDPSession(page)
  const registrations: string[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) =>
    registrations.push(...found.map((each) => each.registrationId)),
  )
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  return { devtools, registrationId: registrations[0] ?? '' }
}
