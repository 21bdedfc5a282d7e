import type { Page } from '@playwright/test'
import { storedRecords, untilInstalled } from './app.ts'
import { expect, test } from './fixtures.ts'

/** Chromium sends this to who may install; a headless one does not. Answers whether the app asked for the prompt. */
const offerInstallation = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, { prompt: async () => void Object.assign(window, { prompted: true }) })
    window.dispatchEvent(event)
    return event.defaultPrevented
  })

const wasPrompted = (page: Page) => page.evaluate(() => 'prompted' in window)

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
  await page.goto('/')
  await untilVisitIsCounted(page, 1)
  expect(await offerInstallation(page)).toBe(true)
  await page.goto('/about')
  await untilVisitIsCounted(page, 2)
  await expect(notice(page)).toBeHidden()
  await offerInstallation(page)
  await expect(notice(page)).toBeVisible()
  await notice(page).getByRole('button', { name: 'Install', exact: true }).click()
  await expect.poll(() => wasPrompted(page)).toBe(true)
  await expect(notice(page)).toBeHidden()
})

test('the first visit offers nothing', async ({ page }) => {
  await page.goto('/')
  await offerInstallation(page)
  await untilInstalled(page)
  await untilVisitIsCounted(page, 1)
  await expect(notice(page)).toBeHidden()
})

test('a "Not now" is remembered', async ({ page }) => {
  await page.goto('/')
  await untilVisitIsCounted(page, 1)
  await page.reload()
  await untilVisitIsCounted(page, 2)
  await offerInstallation(page)
  await notice(page).getByRole('button', { name: 'Not now' }).click()
  await expect(notice(page)).toBeHidden()
  expect(await wasPrompted(page)).toBe(false)
  await page.reload()
  await untilVisitIsCounted(page, 3)
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
    await page.goto('/')
    await untilVisitIsCounted(page, 1)
    await expect(instructions).toBeHidden()
    await page.reload()
    await expect(instructions).toBeVisible()
    await expect(instructions).toContainText('Share')
    await expect(instructions).toContainText('Add to Home Screen')
    await instructions.getByRole('button', { name: 'Dismiss' }).click()
    await expect(instructions).toBeHidden()
    await page.reload()
    await untilVisitIsCounted(page, 3)
    await expect(instructions).toBeHidden()
  })
})
