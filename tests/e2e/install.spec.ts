import type { Page } from '@playwright/test'
import { expectCartCount, plantDeviceRecord, storedRecords, unsent, untilInstalled, untilReadyForOffline, workerOf } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/** Chromium sends this to who may install; a headless one does not. Answers whether the app keeps the browser from asking. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, { prompt: async () => {} })
    window.dispatchEvent(event)
    return event.defaultPrevented
  })

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

test('nothing keeps a browser from installing the app, and everything that the manifest names is there', async ({ ordinaryBrowser }) => {
  const page = await ordinaryBrowser.newPage()
  await page.goto('/')
  await untilInstalled(page)
  const devtools = await ordinaryBrowser.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])

  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', short_name: 'Comrade', display: 'standalone' })
  const pictures: { src: string }[] = [
    ...manifest.icons,
    ...(manifest.screenshots ?? []),
    ...manifest.shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons),
    { src: '/icons/apple-touch-icon.png' },
  ]
  for (const { src } of pictures) {
    const answer = await page.request.get(src)
    expect(answer.status(), src).toBe(200)
    expect(answer.headers()['content-type'], src).toMatch(/^image\//)
  }
})

test('the first visit offers no installation until an order has been handed over; a "Not now" is remembered', async ({ page, opened }) => {
  await page.goto('/groceries')
  await untilVisitIsCounted(page, 1)
  expect(await offerInstallation(page), 'the browser itself asks nothing').toBe(true)
  await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expectCartCount(page, 1)
  await page.goto('/cart')
  await offerInstallation(page)
  await expect(page.getByRole('link', { name: 'Checkout on WhatsApp' })).toBeVisible()
  await expect(notice(page)).toBeHidden()
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  await (await popup).close()
  await expect(notice(page)).toBeVisible()
  expect(opened.length).toBeGreaterThan(0)

  await notice(page).getByRole('button', { name: 'Not now' }).click()
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await untilInstalled(page)
  await offerInstallation(page)
  await expect(notice(page)).toBeHidden()
})

test('the second visit offers installation', async ({ page }) => {
  await cameYesterday(page)
  await page.reload()
  await untilVisitIsCounted(page, 2)
  await offerInstallation(page)
  await expect(notice(page)).toBeVisible()
})

test('the badge on the icon counts what waits to be sent, and goes when the worker has sent it', async ({ page, context, server, goOffline }) => {
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
  await expect.poll(latest).toBe(null)
})
