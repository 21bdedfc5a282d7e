import type { Page } from '@playwright/test'
import {
  expectCartCount,
  plantDeviceRecord,
  sendOrder,
  storedRecords,
  unsent,
  untilInstalled,
  untilReadyForOffline,
  visit,
  workerOf,
} from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Dispatches the event that headless Chromium never sends.
 * @returns whether the app prevented the browser's own prompt
 */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, { prompt: async () => {} })
    window.dispatchEvent(event)
    return event.defaultPrevented
  })

/** Visits the app and moves that visit to yesterday. */
const plantVisitYesterday = async (page: Page) => {
  await visit(page, '/')
  await untilVisitIsCounted(page, 1)
  const value = { visits: 1, seenAt: Date.now() - 24 * 60 * 60 * 1000, declined: false }
  await plantDeviceRecord(page, { key: 'install-prompt', value })
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Install Comrade' })

const untilVisitIsCounted = (page: Page, visits: number) =>
  expect
    .poll(async () => JSON.stringify(await storedRecords(page, 'device')))
    .toContain(`{"key":"install-prompt","value":{"visits":${visits},`)

test('the app is installable, and every picture in the manifest exists', async ({ persistentContext }) => {
  const page = await persistentContext.newPage()
  await visit(page, '/')
  await untilInstalled(page)
  const devtools = await persistentContext.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])

  const manifestUrl = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(manifestUrl ?? '')).json()
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', short_name: 'Comrade', display: 'standalone' })
  const pictures: { src: string }[] = [
    ...manifest.icons,
    ...(manifest.screenshots ?? []),
    ...manifest.shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons),
    { src: '/icons/apple-touch-icon.png' },
  ]
  for (const { src } of pictures) {
    const response = await page.request.get(src)
    expect(response.status(), src).toBe(200)
    expect(response.headers()['content-type'], src).toMatch(/^image\//)
  }
})

test('the first visit offers no installation until an order has been handed over; "Not now" is remembered', async ({
  page,
  externalUrls,
}) => {
  await visit(page, '/groceries')
  await untilVisitIsCounted(page, 1)
  expect(await offerInstallation(page), 'the browser’s own prompt is prevented').toBe(true)
  await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expectCartCount(page, 1)
  await visit(page, '/cart')
  await offerInstallation(page)
  await expect(page.getByRole('link', { name: 'Checkout on WhatsApp' })).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await sendOrder(page)
  await expect(notice(page), 'no notice interrupts an order').toBeHidden()
  await expect(page.getByRole('region', { name: 'Your orders' }).getByText('Did you send it?')).toBeVisible()
  await expect(
    page.getByRole('complementary', { name: 'Your order', exact: true }),
    'the order itself asks',
  ).toBeHidden()
  await visit(page, '/groceries')
  await offerInstallation(page)
  const question = page.getByRole('status').filter({ hasText: 'Did you send it?' })
  await expect(question).toBeVisible()
  await expect(notice(page), 'the question comes first').toBeHidden()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(notice(page)).toBeVisible()
  expect(externalUrls.length).toBeGreaterThan(0)

  await notice(page).getByRole('button', { name: 'Not now' }).click()
  await expect(notice(page)).toBeHidden()
  await page.reload()
  await untilInstalled(page)
  await offerInstallation(page)
  await expect(notice(page)).toBeHidden()
})

test('the second visit offers installation', async ({ page }) => {
  await plantVisitYesterday(page)
  await page.reload()
  await untilVisitIsCounted(page, 2)
  await offerInstallation(page)
  await expect(notice(page)).toBeVisible()
})

test('the icon badge counts pending operations, and is cleared when the service worker has sent them', async ({
  page,
  context,
  server,
  goOffline,
}) => {
  await page.addInitScript(() => {
    const badges: (number | null)[] = []
    const note = (count: number | null) => async () => void badges.push(count)
    Object.assign(window, { badges })
    Object.assign(navigator, { setAppBadge: (count: number) => note(count)(), clearAppBadge: note(null) })
  })
  const latest = () => page.evaluate(() => Reflect.get(window, 'badges').at(-1))
  await visit(page, '/')
  await untilReadyForOffline(page)
  await expect.poll(latest).toBe(null)
  await goOffline()
  for (const [address, waiting] of [
    ['atieno@students.example', 1],
    ['baraka@students.example', 2],
  ] as const) {
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
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(null),
    })
  })
  const { devtools, registrationId } = await workerOf(context, page)
  await server.start()
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: server.origin,
    registrationId,
    tag: 'comrade-outbox',
    lastChance: true,
  })
  await expect.poll(() => worker?.evaluate(() => Reflect.get(self, 'badges').at(-1))).toBe(null)
  expect(await unsent(page, 'anonymous')).toEqual([])
  await expect.poll(latest).toBe(null)
})
