import { expect, type Locator, type Page } from '@playwright/test'

/** How many tables a phone keeps copies of; each has a note of when it was last confirmed. */
const replicatedTables = 11

type Store = 'freshness' | 'device' | 'orders' | 'letters'

/** Everything in one store of the app's database; empty while the app has not made it. */
export const storedRecords = (page: Page, store: Store): Promise<unknown[]> =>
  page.evaluate(async (name) => {
    // Opening a database that is not there would make an empty one, and break the app.
    if (!(await indexedDB.databases()).some((database) => database.name === 'comrade')) return []
    return new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('comrade')
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
  }, store)

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

/** The worker runs this page, so everything of the app is on the phone. */
export const untilInstalled = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      message: 'a service worker controls the page',
      timeout: 30_000,
    })
    .toBe('activated')

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
