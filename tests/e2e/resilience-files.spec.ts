import { cp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { untilInstalled, untilPulled, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { e2ePlaces } from './places.ts'
import { laterVersion } from './versions.ts'

test.use({ serviceWorkers: 'allow' })

/** The file of the profile and the login, and what asks whether the server is there. */
const screenFile = /\/assets\/account-[\w-]+\.js/
const workerFile = /\/sw\.js/

const toProfile = (page: Page) => page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Profile' }).click()
const broken = (page: Page) => page.getByRole('alert').filter({ hasText: 'Something went wrong' })
const profile = (page: Page, words = 'Please log in to view your profile') => page.getByRole('heading', { name: words })
const tryAgain = (page: Page) => broken(page).getByRole('button', { name: 'Try again' }).click()

/** How often the page has been loaded from here on. */
const loads = (page: Page): (() => number) => {
  let count = 0
  page.on('domcontentloaded', () => (count += 1))
  return () => count
}

test.describe('a screen whose file does not come', () => {
  test.use({ serviceWorkers: 'block' })

  const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is not found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'meets a server in trouble': (route) => route.fulfill({ status: 500, body: 'Sorry' }),
    'is cut off': (route) => route.abort(),
  }
  test('because it is not there, the server is in trouble, or it is cut off: the page is loaded anew once, then a plain screen leads home and tries again', async ({ context, expectTrouble }) => {
    expectTrouble(/account-|MissingPartError/)
    for (const [how, answer] of Object.entries(answers)) {
      await test.step(how, async () => {
        const page = await context.newPage()
        await page.goto('/')
        await page.route(screenFile, answer)
        const loaded = loads(page)
        await toProfile(page)
        await expect(broken(page)).toBeVisible()
        await expect.poll(loaded).toBe(1)
        await expect(broken(page)).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        await broken(page).getByRole('link', { name: 'Go Home' }).click()
        await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
        await toProfile(page)
        await expect(broken(page)).toBeVisible()
        expect(loaded()).toBe(1)
        await page.unroute(screenFile)
        await tryAgain(page)
        await expect(profile(page)).toBeVisible()
        await page.close()
      })
    }
  })

  test('because the network is gone: nothing is loaded anew, the app stays, and trying again works once it is back', async ({ page, expectTrouble }) => {
    expectTrouble(/account-|MissingPartError|sw\.js/)
    await page.goto('/')
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
    for (const gone of [screenFile, workerFile]) await page.route(gone, (route) => route.abort('internetdisconnected'))
    const loaded = loads(page)
    await toProfile(page)
    await broken(page).getByRole('link', { name: 'Go Home' }).click()
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
    await toProfile(page)
    await tryAgain(page)
    await expect(broken(page)).toContainText('there is no connection now')
    expect(loaded()).toBe(0)
    for (const back of [screenFile, workerFile]) await page.unroute(back)
    await tryAgain(page)
    await expect(profile(page)).toBeVisible()
  })

  test('because another version was deployed meanwhile: it comes by itself, with what was typed', async ({ page, deploy, expectTrouble }) => {
    expectTrouble(/account-|MissingPartError/)
    const later = await laterVersion('mid-visit', ['Please log in to view your profile', 'Log in, and your profile is here'])
    await page.goto('/roommate-finder?tab=post')
    await untilPulled(page)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Joy M.')
    await deploy(later)
    const loaded = loads(page)
    await toProfile(page)
    await expect(profile(page, 'Log in, and your profile is here')).toBeVisible()
    expect(loaded()).toBe(1)
    await page.goto('/roommate-finder?tab=post')
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Joy M.')
  })
})

/** Does something to the copy of the screen's file that the worker keeps. */
const spoil = (page: Page, how: 'lost' | 'broken') =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        if (!/\/assets\/account-[\w-]+\.js/.test(request.url)) continue
        if (wanted === 'lost') await cache.delete(request)
        else await cache.put(request, new Response('<!doctype html><title>Pay for your hotspot</title>', { headers: { 'Content-Type': 'text/html' } }))
      }
    }
  }, how)

test('a file that the cache has lost comes from the network, one that lies broken there when the person tries again', async ({ page, goOffline, expectTrouble }) => {
  expectTrouble(/MissingPartError|Failed to load module script/)
  await page.goto('/')
  await untilReadyForOffline(page)
  await test.step('broken', async () => {
    await spoil(page, 'broken')
    await page.reload()
    await toProfile(page)
    await expect(broken(page)).toBeVisible()
    // Survives the reload that it waits for.
    await page.waitForFunction(() => sessionStorage.getItem('comrade-reloaded-at') !== null)
    await expect(broken(page)).toBeVisible()
    await tryAgain(page)
    await expect(profile(page)).toBeVisible()
  })
  await test.step('lost', async () => {
    await page.goto('/')
    await spoil(page, 'lost')
    await page.reload()
    await toProfile(page)
    await expect(profile(page)).toBeVisible()
    await untilInstalled(page)
  })
  await goOffline()
  await page.goto('/profile')
  await expect(profile(page)).toBeVisible()
})

test('what a worker keeps cannot be mended when its version is gone: the present one takes over', async ({ page, deploy, expectTrouble }) => {
  expectTrouble(/account-|MissingPartError|Failed to load module script/)
  const later = await laterVersion('gone', ['Please log in to view your profile', 'Log in, and your profile is here'])
  await page.goto('/')
  await untilReadyForOffline(page)
  await spoil(page, 'broken')
  await page.evaluate(() => sessionStorage.setItem('comrade-reloaded-at', String(Date.now())))
  await deploy(later)
  await toProfile(page)
  await tryAgain(page)
  await expect(profile(page, 'Log in, and your profile is here')).toBeVisible()
})

test('a first visit that misses a file gets it in the same visit, as soon as it can be had', async ({ page, deploy, expectTrouble }) => {
  expectTrouble(/\/assets\/pack-/)
  const incomplete = join(e2ePlaces.versions, 'incomplete')
  await rm(incomplete, { recursive: true, force: true })
  await cp(e2ePlaces.dist, incomplete, { recursive: true })
  for (const name of await readdir(join(incomplete, 'assets'))) if (name.startsWith('pack-')) await rm(join(incomplete, 'assets', name))
  await deploy(incomplete)
  const missed = page.context().waitForEvent('response', (response) => response.url().includes('/assets/pack-') && response.status() === 404)
  await page.goto('/')
  await missed
  // Dropped, as the browser does with a worker that could not be had whole.
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) === undefined)
  await deploy(e2ePlaces.dist)
  await untilInstalled(page)
})
