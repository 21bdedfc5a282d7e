import { cp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { untilInstalled, untilPulled, untilReadyForOffline, visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { e2ePaths } from './paths.ts'
import { laterVersion } from './versions.ts'

test.use({ serviceWorkers: 'allow' })

/** The chunk of the profile and login screens, and the file that the app requests to check the connection. */
const chunkFile = /\/assets\/profile-[\w-]+\.js/
const workerFile = /\/sw\.js/

const openProfile = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Profile' }).click()
const errorScreen = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' })
const profile = (page: Page, words = 'Please log in to view your profile') => page.getByRole('heading', { name: words })
const tryAgain = (page: Page) => errorScreen(page).getByRole('button', { name: 'Try again' }).click()

/** Counts the loads of the page from now on. */
const countLoads = (page: Page): (() => number) => {
  let count = 0
  page.on('domcontentloaded', () => (count += 1))
  return () => count
}

test.describe('a screen whose chunk cannot be loaded', () => {
  test.use({ serviceWorkers: 'block' })

  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    '404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    '500': (route) => route.fulfill({ status: 500, body: 'Sorry' }),
    'a dropped connection': (route) => route.abort(),
  }
  test('because of a 404, a 500 or a dropped connection: the page reloads once, then an error screen offers Home and another try', async ({
    context,
    expectError,
  }) => {
    expectError(/profile-|MissingPartError/)
    for (const [name, respond] of Object.entries(failures)) {
      await test.step(name, async () => {
        const page = await context.newPage()
        await visit(page, '/')
        await page.route(chunkFile, respond)
        const loaded = countLoads(page)
        await openProfile(page)
        await expect(errorScreen(page)).toBeVisible()
        await expect.poll(loaded).toBe(1)
        await expect(errorScreen(page)).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        await errorScreen(page).getByRole('link', { name: 'Go Home' }).click()
        await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
        await openProfile(page)
        await expect(errorScreen(page)).toBeVisible()
        expect(loaded()).toBe(1)
        await page.unroute(chunkFile)
        await tryAgain(page)
        await expect(profile(page)).toBeVisible()
        await page.close()
      })
    }
  })

  test('because the network is lost: the page does not reload, and trying again works once the network is back', async ({
    page,
    expectError,
  }) => {
    expectError(/profile-|MissingPartError|sw\.js/)
    await visit(page, '/')
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
    for (const file of [chunkFile, workerFile]) await page.route(file, (route) => route.abort('internetdisconnected'))
    const loaded = countLoads(page)
    await openProfile(page)
    await errorScreen(page).getByRole('link', { name: 'Go Home' }).click()
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
    await openProfile(page)
    await tryAgain(page)
    await expect(errorScreen(page)).toContainText('there is no connection now')
    expect(loaded()).toBe(0)
    for (const file of [chunkFile, workerFile]) await page.unroute(file)
    await tryAgain(page)
    await expect(profile(page)).toBeVisible()
  })

  test('because another version was deployed: the page reloads into it and keeps the form input', async ({
    page,
    deploy,
    expectError,
  }) => {
    expectError(/profile-|MissingPartError/)
    const later = await laterVersion('mid-visit', [
      'Please log in to view your profile',
      'Log in, and your profile is here',
    ])
    await visit(page, '/roommate-finder?tab=post')
    await untilPulled(page)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Joy M.')
    await deploy(later)
    const loaded = countLoads(page)
    await openProfile(page)
    await expect(profile(page, 'Log in, and your profile is here')).toBeVisible()
    expect(loaded()).toBe(1)
    await visit(page, '/roommate-finder?tab=post')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Joy M.')
  })
})

const portalPage = '<!doctype html><title>Pay for your hotspot</title>'

/** Removes a cached chunk, by default the profile's, or replaces it by a captive portal's page. */
const damageCachedChunk = (page: Page, how: 'lost' | 'broken', chunk = 'profile') =>
  page.evaluate(
    async ([wanted, damaged, portal]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (!request.url.includes(`/assets/${damaged}-`)) continue
          if (wanted === 'lost') await cache.delete(request)
          else await cache.put(request, new Response(portal, { headers: { 'Content-Type': 'text/html' } }))
        }
      }
    },
    [how, chunk, portalPage] as const,
  )

test('a file lost from the cache is loaded from the network; a broken one is replaced when the user tries again', async ({
  page,
  goOffline,
  expectError,
}) => {
  expectError(/MissingPartError|Failed to load module script/)
  await visit(page, '/')
  await untilReadyForOffline(page)
  await test.step('broken', async () => {
    await damageCachedChunk(page, 'broken')
    await page.reload()
    await openProfile(page)
    await expect(errorScreen(page)).toBeVisible()
    // This wait survives the reload.
    await page.waitForFunction(() => sessionStorage.getItem('comrade-reloaded-at') !== null)
    await expect(errorScreen(page)).toBeVisible()
    await tryAgain(page)
    await expect(profile(page)).toBeVisible()
  })
  await test.step('lost', async () => {
    await visit(page, '/')
    await damageCachedChunk(page, 'lost')
    await page.reload()
    await openProfile(page)
    await expect(profile(page)).toBeVisible()
    await untilInstalled(page)
  })
  await goOffline()
  await visit(page, '/profile')
  await expect(profile(page)).toBeVisible()
})

test('when a cached file is broken and its version is no longer deployed, the current version takes over', async ({
  page,
  deploy,
  expectError,
}) => {
  expectError(/profile-|MissingPartError|Failed to load module script/)
  const later = await laterVersion('gone', ['Please log in to view your profile', 'Log in, and your profile is here'])
  await visit(page, '/')
  await untilReadyForOffline(page)
  await damageCachedChunk(page, 'broken')
  await page.evaluate(() => sessionStorage.setItem('comrade-reloaded-at', String(Date.now())))
  await deploy(later)
  await openProfile(page)
  await tryAgain(page)
  await expect(profile(page, 'Log in, and your profile is here')).toBeVisible()
})

test('a first visit that misses a file installs the service worker as soon as the file is available', async ({
  page,
  deploy,
  expectError,
}) => {
  expectError(/\/assets\/pack-/)
  const incomplete = join(e2ePaths.versions, 'incomplete')
  await rm(incomplete, { recursive: true, force: true })
  await cp(e2ePaths.dist, incomplete, { recursive: true })
  for (const name of await readdir(join(incomplete, 'assets')))
    if (name.startsWith('pack-')) await rm(join(incomplete, 'assets', name))
  await deploy(incomplete)
  const missed = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/assets/pack-') && response.status() === 404)
  await visit(page, '/')
  await missed
  // The browser drops a service worker whose installation failed.
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) === undefined)
  await deploy(e2ePaths.dist)
  await untilInstalled(page)
})

test.describe('a captive portal', () => {
  /** The built app with the portal's page instead of one file. */
  const behindPortal = async (file: RegExp, folder: string): Promise<string> => {
    const dist = join(e2ePaths.versions, folder)
    await rm(dist, { recursive: true, force: true })
    await cp(e2ePaths.dist, dist, { recursive: true })
    for (const name of await readdir(dist, { recursive: true })) {
      if (!file.test(name)) continue
      await rm(join(dist, `${name}.br`), { force: true })
      await writeFile(join(dist, name), portalPage)
    }
    return dist
  }

  for (const [what, file] of [
    ['the shell', /^shell\.htm$/],
    ['a script of the first screen', /^assets.framework-[\w-]+\.js$/],
  ] as const) {
    test(`that answers with its page in the place of ${what} leaves nothing behind: the next visit installs the app`, async ({
      page,
      deploy,
      goOffline,
      expectError,
    }) => {
      expectError(/Failed to load module script|Unexpected token '<'|is not the file of this version/)
      await deploy(await behindPortal(file, `portal-${what.replaceAll(' ', '-')}`))
      const asked = page
        .context()
        .waitForEvent('response', (response) => file.test(new URL(response.url()).pathname.slice(1)))
      await page.goto('/')
      await asked
      // The browser drops a service worker whose installation failed.
      await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) === undefined)
      // No request is pending when the host changes.
      await page.goto('about:blank')
      await deploy(e2ePaths.dist)
      await visit(page, '/')
      await untilInstalled(page)
      await goOffline()
      await visit(page, '/groceries')
      await expect(page.getByRole('heading', { level: 1, name: 'Groceries' })).toBeVisible()
    })
  }

  test('whose page has been stored in the place of a script of the first screen: the page replaces it by itself', async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load module script/)
    await visit(page, '/')
    await untilReadyForOffline(page)
    await damageCachedChunk(page, 'broken', 'framework')
    await page.reload()
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
    await untilInstalled(page)
    await openProfile(page)
    await expect(profile(page)).toBeVisible()
  })
})
