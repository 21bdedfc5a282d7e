import type { BrowserContext, Page, Route } from '@playwright/test'
import { signIn, unsent, untilInstalled, untilReadyForOffline, workerOf } from './app.ts'
import { expect, test } from './fixtures.ts'
import { acceptGuidelines, addPosts, address, backOnline, like, openAs, postOf, writePost } from './gossip.ts'
import type { LocalServer, TestPerson } from './local-server.ts'
import { fill, itemsOf, photosOf } from './market.ts'

test.use({ serviceWorkers: 'allow' })

const rest = /\/rest\/v1\/gossip_submissions/
const writes = (handle: (route: Route) => Promise<void>) => async (route: Route) => {
  if (route.request().method() === 'POST') await handle(route)
  else await route.fallback()
}
const stored = (server: LocalServer, content: string) => server.rows('gossip_submissions', `content=eq.${content}&select=id,user_id`)
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Offline, with one post kept and nothing of it sent. */
const postOffline = async (page: Page, server: LocalServer, text: string, goOffline: () => Promise<void>): Promise<TestPerson> => {
  const amina = await server.addPerson('Amina Juma')
  await openAs(page, amina)
  await untilReadyForOffline(page)
  await goOffline()
  await writePost(page, text)
  await acceptGuidelines(page)
  await expect.poll(() => unsent(page, amina.id)).toHaveLength(1)
  return amina
}

const expectSentOnce = async (page: Page, server: LocalServer, person: TestPerson, text: string) => {
  await expect.poll(() => unsent(page, person.id), { timeout: 60_000 }).toEqual([])
  expect(await stored(server, text)).toMatchObject([{ user_id: person.id }])
}

const twoPages = async (context: BrowserContext, page: Page): Promise<Page> => {
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.bringToFront()
  return other
}

test('offline before the send: the post is kept through a restart and sent once', async ({ page, server, goOffline }) => {
  const amina = await postOffline(page, server, 'Written without a network', goOffline)
  await page.reload()
  await expect(postOf(page, 'Written without a network')).toBeVisible()
  await backOnline(page, server)
  await expectSentOnce(page, server, amina, 'Written without a network')
})

// Only an ordinary browser knows what it means to send later.
test('two tabs that start together, and the worker with them, send everything once', async ({ ordinaryBrowser: context, server, goOffline, expectTrouble }) => {
  expectTrouble(/manifest\.webmanifest/)
  const page = await context.newPage()
  const amina = await postOffline(page, server, 'From two tabs', goOffline)
  const other = await twoPages(context, page)
  const { devtools, registrationId } = await workerOf(context, page)
  await server.start()
  const sync = { origin: server.origin, registrationId, tag: 'comrade-outbox', lastChance: false }
  await Promise.all([online(page), online(other), devtools.send('ServiceWorker.dispatchSyncEvent', sync)])
  await expectSentOnce(page, server, amina, 'From two tabs')
})

test('the worker keeps what its last try could not send, and sends it when it can, though no page is open', async ({ ordinaryBrowser: context, server, goOffline, expectTrouble }) => {
  const page = await context.newPage()
  expectTrouble(/favicon\.ico|manifest\.webmanifest/)
  const amina = await postOffline(page, server, 'Sent by the worker', goOffline)
  const { devtools, registrationId } = await workerOf(context, page)
  // A page of the same origin that runs nothing of the app keeps the browser's tools at hand.
  await page.goto('/icons/favicon.svg').catch(() => {})
  const lastTry = { origin: server.origin, registrationId, tag: 'comrade-outbox', lastChance: true }
  await devtools.send('ServiceWorker.dispatchSyncEvent', lastTry)
  await expect.poll(() => unsent(page, amina.id)).toMatchObject([{ state: 'waiting', attempted: true }])
  await server.start()
  await devtools.send('ServiceWorker.dispatchSyncEvent', lastTry)
  await expect.poll(() => stored(server, 'Sent by the worker'), { timeout: 30_000 }).toMatchObject([{ user_id: amina.id }])
})

test('a phone whose storage was cleared begins anew: signed out, and full again after one visit', async ({ page, context, server, expectTrouble }) => {
  expectTrouble(/favicon\.ico/)
  const amina = await server.addPerson('Amina Juma')
  await openAs(page, amina)
  await untilInstalled(page)
  // A page of the same origin that runs nothing of the app: nothing writes while the browser clears.
  await page.goto('/icons/favicon.svg')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' })
  expect(await page.evaluate(async () => [...(await indexedDB.databases()), ...(await caches.keys())])).toEqual([])
  await page.goto(address)
  await expect(page.getByText('Please login to create posts')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').first()).toBeVisible()
})

test('a newer version upgrades the database while a tab of today is open, and that one goes on', async ({ page, context, server, expectTrouble }) => {
  expectTrouble(/Another connection wants to upgrade|favicon\.ico/)
  const amina = await server.addPerson('Amina Juma')
  await openAs(page, amina)
  await untilInstalled(page)
  const newer = await context.newPage()
  await newer.goto('/icons/favicon.svg')
  const upgraded = await newer.evaluate(
    (names) =>
      Promise.all(
        names.map(
          (name) =>
            new Promise<number>((resolve, reject) => {
              const opening = indexedDB.open(name, 9000)
              opening.addEventListener('error', () => reject(new Error(`${name} cannot be upgraded`)))
              opening.addEventListener('success', () => {
                const { version } = opening.result
                opening.result.close()
                resolve(version)
              })
            }),
        ),
      ),
    ['comrade', `comrade-of-${amina.id}`],
  )
  expect(upgraded).toEqual([9000, 9000])
  await writePost(page, 'Written in the old tab')
  await acceptGuidelines(page)
  await expectSentOnce(page, server, amina, 'Written in the old tab')
})

test.describe('over a network that fails', () => {
  // A worker that takes over in the middle would carry requests past the faults arranged here.
  test.use({ serviceWorkers: 'block' })

  for (const [what, arrange] of [
    ['a request lost', (route: Route) => route.abort()],
    [
      'a response lost',
      async (route: Route) => {
        await route.fetch()
        await route.abort()
      },
    ],
    ["a captive portal's page with 200", (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Buy a bundle</h1>' })],
    ['a broken proxy’s page with 502', (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })],
  ] as const) {
    test(`${what}: the post arrives once`, async ({ page, server, expectTrouble }) => {
      expectTrouble(/gossip_submissions/)
      const amina = await server.addPerson('Amina Juma')
      const text = `Sent through ${what}`
      await openAs(page, amina)
      await page.route(rest, writes(arrange), { times: 1 })
      await writePost(page, text)
      await acceptGuidelines(page)
      await expect(postOf(page, text)).toBeVisible()
      await online(page)
      await expectSentOnce(page, server, amina, text)
    })
  }

  test('a server that hangs holds nothing up for ever', async ({ page, server, expectTrouble }) => {
    test.slow()
    expectTrouble(/gossip_submissions/)
    const amina = await server.addPerson('Amina Juma')
    await openAs(page, amina)
    await page.route(rest, writes(() => new Promise(() => {})), { times: 1 })
    await writePost(page, 'Patience')
    await acceptGuidelines(page)
    await expect.poll(() => unsent(page, amina.id)).toMatchObject([{ attempted: true }])
    await expect(async () => {
      await online(page)
      expect(await unsent(page, amina.id)).toEqual([])
    }).toPass({ timeout: 90_000 })
    await expectSentOnce(page, server, amina, 'Patience')
  })

  test('a page killed between two photos goes on behind those that have arrived', async ({ page, context, server, expectTrouble }) => {
    expectTrouble(/item-images/)
    const brian = await server.addPerson('Brian Mwangi')
    await signIn(page, brian)
    await page.goto('/marketplace')
    const form = await fill(page, 'Guitar')
    const uploads: string[] = []
    await context.route(/\/storage\/v1\/object\/item-images/, async (route) => {
      uploads.push(new URL(route.request().url()).pathname)
      // The second photo never gets through while this page lives; of each goes the small file first.
      if (uploads.length === 3) return
      await route.fallback()
    })
    await form.getByRole('button', { name: 'List Item' }).click()
    await expect.poll(() => uploads.length).toBe(3)
    const again = await context.newPage()
    await page.close()
    await again.goto('/marketplace?tab=mine')
    await expect.poll(() => unsent(again, brian.id), { timeout: 60_000 }).toEqual([])
    const [item, ...others] = await itemsOf(server, brian)
    expect(others).toEqual([])
    expect(await photosOf(server, item?.id ?? '')).toHaveLength(2)
    for (const arrived of uploads.slice(0, 2)) expect(uploads.filter((path) => path === arrived)).toHaveLength(1)
  })

  test('a holder of the lock that is frozen is robbed, and nothing is sent twice', async ({ page, context, server, expectTrouble }) => {
    test.slow()
    expectTrouble(/gossip_submissions|Failed to fetch|AbortError/)
    const amina = await server.addPerson('Amina Juma')
    await openAs(page, amina)
    const other = await twoPages(context, page)
    await page.route(rest, writes(() => new Promise(() => {})))
    await writePost(page, 'Held by a frozen page')
    await acceptGuidelines(page)
    await expect.poll(() => unsent(page, amina.id)).toMatchObject([{ attempted: true }])
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await expect(async () => {
      await online(other)
      expect(await unsent(other, amina.id)).toEqual([])
    }).toPass({ timeout: 90_000 })
    await expectSentOnce(other, server, amina, 'Held by a frozen page')
  })

  test('somebody else signs in while a post is on its way: it arrives as its author’s', async ({ page, context, server }) => {
    const amina = await server.addPerson('Amina Juma')
    const brian = await server.addPerson('Brian Mwangi')
    await openAs(page, amina)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(rest, writes(async (route) => {
      await released
      await route.fallback()
    }))
    await writePost(page, 'Mine, whoever comes next')
    await acceptGuidelines(page)
    await expect.poll(() => unsent(page, amina.id)).toMatchObject([{ attempted: true }])
    const other = await context.newPage()
    await other.goto('/profile')
    await other.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
    await signIn(other, brian)
    release()
    await expect.poll(() => stored(server, 'Mine, whoever comes next')).toMatchObject([{ user_id: amina.id }])
    await server.runJobsLater()
    await other.goto(address)
    await expect(postOf(other, 'Mine, whoever comes next')).toBeVisible()
    expect(await unsent(other, brian.id)).toEqual([])
  })

  test('a like pressed fifty times while it is being sent ends as it was last wished', async ({ page, server }) => {
    const amina = await server.addPerson('Amina Juma')
    await addPosts(server, [{ content: 'Fifty presses', likes_count: 3 }])
    await openAs(page, amina)
    await page.route(/rpc\/set_like/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150))
      await route.fallback()
    })
    const heart = like(postOf(page, 'Fifty presses'))
    for (let press = 0; press < 50; press += 1) await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect.poll(() => unsent(page, amina.id)).toEqual([])
    expect(await server.rows('gossip_posts', 'content=eq.Fifty presses&select=likes_count')).toEqual([{ likes_count: 4 }])
  })
})
