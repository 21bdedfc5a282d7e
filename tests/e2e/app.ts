import { expect, type BrowserContext, type CDPSession, type Locator, type Page } from '@playwright/test'
import type { TestPerson } from './local-server.ts'

/** How many tables a phone keeps copies of; each has a note of when it was last confirmed. */
const replicatedTables = 12

type Store = 'freshness' | 'device' | 'orders' | 'groceries' | 'gossip_posts' | 'items'

/** Everything in one store of one of the app's databases; empty while the app has not made it. */
export const recordsOf = (page: Page, database: string, store: string): Promise<unknown[]> =>
  page.evaluate(async ([from, name]) => {
    // Opening a database that is not there would make an empty one, and break the app.
    if (!(await indexedDB.databases()).some((known) => known.name === from)) return []
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open(from)
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll()
        reading.onerror = () => reject(reading.error)
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
  }, [database, store] as const)

export const storedRecords = (page: Page, store: Store): Promise<unknown[]> => recordsOf(page, 'comrade', store)

/** What an identity has not sent yet: a person's id, or nobody. */
export const unsent = (page: Page, identity: string): Promise<unknown[]> => recordsOf(page, `comrade-of-${identity}`, 'operations')

/** Signs in by the form, as people do, and waits until the app knows. */
export const signIn = async (page: Page, { email, password }: Pick<TestPerson, 'email' | 'password'>): Promise<void> => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Welcome back!', 'You have been successfully logged in.')
  await expect(page).toHaveURL('/')
}

/** To another screen as a link leads there, without a new document. */
export const go = (page: Page, address: string): Promise<void> => page.evaluate((to) => window.history.pushState({}, '', to), address)

/** To a tracker with a day open, as a step of the history keeps it. */
export const openDay = (page: Page, address: string, day: string): Promise<void> =>
  page.evaluate(([to, open]) => window.history.pushState({ day: open }, '', to), [address, day] as const)

/** Writes a record past the app, as another version or a broken disk might have left it. */
export const plantDeviceRecord = (page: Page, record: { key: string; value: unknown }): Promise<void> =>
  page.evaluate(
    (planted) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('comrade')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('device', 'readwrite')
          writing.objectStore('device').put(planted)
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    record,
  )

/** Whatever the worker keeps is on the phone, also what it began without. */
const untilKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const list = await (await fetch('/sw.js')).text()
          const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'))
          const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))
          return (list.match(/"url":/g) ?? []).length - kept.reduce((sum, count) => sum + count, 0)
        }),
      { message: 'every file of the app is kept', timeout: 30_000 },
    )
    .toBeLessThanOrEqual(0)

/** The worker runs this page, so everything of the app is on the phone. */
export const untilInstalled = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      message: 'a service worker controls the page',
      timeout: 30_000,
    })
    .toBe('activated')
  await untilKept(page)
}

/** Each table has been pulled once. */
export const untilPulled = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await storedRecords(page, 'freshness')).length, { message: 'every table has been pulled', timeout: 30_000 })
    .toBe(replicatedTables)

/** All that one visit brings: the worker with its files, and the data. */
export const untilReadyForOffline = async (page: Page): Promise<void> => {
  await untilInstalled(page)
  await untilPulled(page)
}

type ToastTone = 'default' | 'destructive'

/** The one toast, with exactly these words. */
export const expectToast = async (page: Page, title: string, description: string, tone: ToastTone = 'default'): Promise<void> => {
  const toast = page
    .getByRole(tone === 'destructive' ? 'alert' : 'status')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(description, { exact: true }) })
  await expect(toast).toBeVisible()
}

/** The card of an offering or the row of a cart line, by its name. */
export const itemNamed = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** What the bottom bar says of the cart, to the eye and to a screen reader. */
export const expectCartCount = async (page: Page, count: number): Promise<void> => {
  const link = page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: /^Cart/ })
  if (count === 0) {
    await expect(link).toHaveText('Cart')
    return
  }
  await expect(link).toHaveAccessibleName(new RegExp(`^Cart ?, ${count} ${count === 1 ? 'item' : 'items'}$`))
  await expect(link.getByText(String(count), { exact: true })).toBeVisible()
}

/** Every drawing on the screen has been drawn: a picture that is not there takes up no room. */
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

/** The DevTools of a page, and the number that they give to the app's worker. */
export const workerOf = async (context: BrowserContext, page: Page): Promise<{ devtools: CDPSession; registrationId: string }> => {
  const devtools = await context.newCDPSession(page)
  const registrations: string[] = []
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) => registrations.push(...found.map((each) => each.registrationId)))
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  return { devtools, registrationId: registrations[0] ?? '' }
}
