import type { Page } from '@playwright/test'
import { expectCartCount, plantDeviceRecord, storedRecords, unsent, untilInstalled, untilReadyForOffline, workerOf } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** Chromium sends this to who may install; a headless one does not. Answers whether the app asked for the prompt. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, { prompt: async () => void Object.assign(window, { prompted: true }) })
    window.dispatchEvent(event)
    return event.defaultPrevented
  })

const wasPrompted = (page: Page) => page.evaluate(() => 'prompted' in window)

/** As if the first visit had been the day before. */
const cameYesterday = async (page: Page) => {
  await page.goto('/')
  await untilVisitIsCounted(page, 1)
  const value = { visits: 1, seenAt: Date.now() - 24 * 60 * 60 * 1000, declined: false }
  await plantDeviceRecord(page, { key: 'install-prompt', value })
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Install Comrade' })

const untilVisitIsCounted = (page: Page, visits: number) =>
  expect
    .poll(async () => JSON.stringify(await storedRecords(page, 'device')))
    .toContain(`{"key":"install-prompt","value":{"visits":${visits},`)

test('a browser finds nothing that keeps the app from being installed', async ({ ordinaryBrowser }) => {
  const page = await ordinaryBrowser.newPage()
  await page.goto('/')
  await untilInstalled(page)
  const devtools = await ordinaryBrowser.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('everything that the manifest names is there', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', short_name: 'Comrade', display: 'standalone' })
  const purposes = manifest.icons.map((icon: { purpose: string }) => icon.purpose)
  expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']))
  const pictures: { src: string; type?: string }[] = [
    ...manifest.icons,
    ...(manifest.screenshots ?? []),
    ...manifest.shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons),
    { src: '/icons/apple-touch-icon.png' },
  ]
  for (const { src } of pictures) {
    const answer = await request.get(src)
    expect(answer.status(), src).toBe(200)
    expect(answer.headers()['content-type'], src).toMatch(/^image\//)
  }
})

test('the second visit offers installation; who agrees is asked by the browser', async ({ page }) => {
  await cameYesterday(page)
  expect(await offerInstallation(page)).toBe(true)
  await page.goto('/about')
  await untilVisitIsCounted(page, 2)
  await expect(notice(page)).toBeHidden()
  await offerInstallation(page)
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect.poll(() => wasPrompted(page)).toBe(true)
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await offerInstallation(page)
  await untilInstalled(page)
  await expect(notice(page)).toBeHidden()
})

test('the first visit offers nothing, however often it is reloaded, until an order has been handed over', async ({ page, opened }) => {
  await page.goto('/')
  await untilInstalled(page)
  await page.goto('/groceries')
  await untilVisitIsCounted(page, 1)
  await offerInstallation(page)
  await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expectCartCount(page, 1)
  await page.goto('/cart')
  await offerInstallation(page)
  await expect(notice(page)).toBeHidden()
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  await (await popup).close()
  await expect(notice(page)).toBeVisible()
  expect(opened.length).toBeGreaterThan(0)
})

test('who installs the app by the menu of the browser is not asked any more', async ({ page }) => {
  await cameYesterday(page)
  await page.reload()
  await untilVisitIsCounted(page, 2)
  await offerInstallation(page)
  await expect(notice(page)).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
  await expect(notice(page)).toBeHidden()
})

test.describe('the badge on the icon', () => {
  test('counts what waits to be sent, and goes when it has been sent', async ({ page, server, goOffline }) => {
    await page.addInitScript(() => {
      const badges: (number | null)[] = []
      const note = (count: number | null) => async () => void badges.push(count)
      Object.assign(window, { badges })
      Object.assign(navigator, { setAppBadge: (count: number) => note(count)(), clearAppBadge: note(null) })
    })
    const latest = () => page.evaluate(() => Reflect.get(window, 'badges').at(-1))
    await page.goto('/')
    await untilReadyForOffline(page)
    await expect.poll(latest).toBe(null)
    await goOffline()
    for (const [address, waiting] of [['atieno@students.example', 1], ['baraka@students.example', 2]] as const) {
      const email = page.getByRole('textbox', { name: 'Email address' })
      await email.fill(address)
      await email.press('Enter')
      await expect.poll(latest).toBe(waiting)
      await expect(email).toHaveValue('')
    }
    await server.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect.poll(() => unsent(page, 'anonymous')).toEqual([])
    await expect.poll(latest).toBe(null)
  })

  test('goes, too, when the worker has sent what waited', async ({ page, context, server, goOffline }) => {
    await page.goto('/')
    await untilReadyForOffline(page)
    await goOffline()
    await page.getByRole('textbox', { name: 'Email address' }).fill('chege@students.example')
    await page.getByRole('textbox', { name: 'Email address' }).press('Enter')
    await expect.poll(() => unsent(page, 'anonymous')).toHaveLength(1)
    const worker = context.serviceWorkers()[0]
    await worker?.evaluate(() => {
      const badges: (number | null)[] = []
      Object.assign(self, { badges })
      Object.assign(navigator, { setAppBadge: async (count: number) => void badges.push(count), clearAppBadge: async () => void badges.push(null) })
    })
    const { devtools, registrationId } = await workerOf(context, page)
    await server.start()
    await devtools.send('ServiceWorker.dispatchSyncEvent', { origin: server.origin, registrationId, tag: 'comrade-outbox', lastChance: true })
    await expect.poll(() => worker?.evaluate(() => Reflect.get(self, 'badges').at(-1))).toBe(null)
    expect(await unsent(page, 'anonymous')).toEqual([])
  })
})

test('a "Not now" is remembered', async ({ page }) => {
  await cameYesterday(page)
  await page.reload()
  await untilVisitIsCounted(page, 2)
  await offerInstallation(page)
  await notice(page).getByRole('button', { name: 'Not now' }).click()
  await expect(notice(page)).toBeHidden()
  expect(await wasPrompted(page)).toBe(false)
  await page.reload()
  await untilInstalled(page)
  await offerInstallation(page)
  await expect(notice(page)).toBeHidden()
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })

  test('the second visit explains how to put the app on the home screen', async ({ page }) => {
    const instructions = page.getByRole('status').filter({ hasText: 'Put Comrade on your home screen' })
    await cameYesterday(page)
    await expect(instructions).toBeHidden()
    await page.reload()
    await expect(instructions).toBeVisible()
    await expect(instructions).toContainText('Share')
    await expect(instructions).toContainText('Add to Home Screen')
    await instructions.getByRole('button', { name: 'Dismiss' }).click()
    await expect(instructions).toBeHidden()
    await page.reload()
    await untilInstalled(page)
    await expect(instructions).toBeHidden()
  })
})
