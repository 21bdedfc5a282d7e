import type { BrowserContext, Page, Route } from '@playwright/test'
import { signIn, unsent, untilInstalled, untilReadyForOffline, workerOf } from './app.ts'
import { expect, test } from './fixtures.ts'
import { acceptGuidelines, address, openAs, postOf, writePost } from './gossip.ts'
import type { LocalServer, TestPerson } from './local-server.ts'

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

// Only an ordinary browser knows what it means to send later.
test('the worker sends what its last try could not, though no page is open; two tabs and the worker send everything once', async ({ ordinaryBrowser: context, server, goOffline, expectTrouble }) => {
  test.slow()
  expectTrouble(/favicon\.ico|manifest\.webmanifest/)
  const page = await context.newPage()
  const amina = await postOffline(page, server, 'Sent by the worker', goOffline)
  const { devtools, registrationId } = await workerOf(context, page)
  const wakeWorker = (lastChance: boolean) =>
    devtools.send('ServiceWorker.dispatchSyncEvent', { origin: server.origin, registrationId, tag: 'comrade-outbox', lastChance })

  await test.step('the worker, with no page of the app open', async () => {
    // A page of the same origin that runs nothing of the app keeps the browser's tools at hand.
    await page.goto('/icons/favicon.svg').catch(() => {})
    await wakeWorker(true)
    await expect.poll(() => unsent(page, amina.id)).toMatchObject([{ state: 'waiting', attempted: true }])
    await server.start()
    await wakeWorker(true)
    await expect.poll(() => stored(server, 'Sent by the worker'), { timeout: 30_000 }).toMatchObject([{ user_id: amina.id }])
  })

  await test.step('two tabs that start together, and the worker with them', async () => {
    await page.goto(address)
    const other = await twoPages(context, page)
    await goOffline()
    await writePost(page, 'From two tabs')
    await expect.poll(() => unsent(page, amina.id)).toHaveLength(1)
    await server.start()
    await Promise.all([online(page), online(other), wakeWorker(false)])
    await expectSentOnce(page, server, amina, 'From two tabs')
  })
})

test('an upgrade of the databases leaves a tab of today working; when all is cleared the app begins anew, signed out', async ({ page, context, server, expectTrouble }) => {
  expectTrouble(/Another connection wants to upgrade|favicon\.ico/)
  const amina = await server.addPerson('Amina Juma')
  await openAs(page, amina)
  await untilInstalled(page)
  // A page of the same origin that runs nothing of the app.
  const plain = await context.newPage()
  await plain.goto('/icons/favicon.svg')

  await test.step('a newer version upgrades the databases', async () => {
    const upgraded = await plain.evaluate(
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

  await test.step('the browser clears all that is stored', async () => {
    await page.close()
    const devtools = await context.newCDPSession(plain)
    await devtools.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' })
    expect(await plain.evaluate(async () => [...(await indexedDB.databases()), ...(await caches.keys())])).toEqual([])
    await plain.goto(address)
    await expect(plain.getByText('Please login to create posts')).toBeVisible()
    await expect(plain.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').first()).toBeVisible()
  })
})

/** As if the page that holds the lock had last been heard of a minute ago. */
const silentForAMinute = (page: Page, person: TestPerson) =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('keyValues', 'readwrite')
          writing.objectStore('keyValues').put({ key: 'drain-heartbeat', value: Date.now() - 60_000 })
          writing.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    `comrade-of-${person.id}`,
  )

test.describe('over a network that fails', () => {
  // A worker that takes over in the middle would carry requests past the faults arranged here.
  test.use({ serviceWorkers: 'block' })

  const faults = [
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
    ['a server that hangs', () => new Promise<void>(() => {})],
  ] as const

  test('a post arrives once, whatever happens to the first request', async ({ page, server, expectTrouble }) => {
    expectTrouble(/gossip_submissions/)
    // The patience of the app is a tenth of what it is.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => timeout(ms / 10)
    })
    const amina = await server.addPerson('Amina Juma')
    await openAs(page, amina)
    for (const [what, arrange] of faults) {
      await test.step(what, async () => {
        const text = `Sent through ${what}`
        let met = 0
        await page.route(rest, writes(async (route) => {
          met += 1
          await (met === 1 ? arrange(route) : route.fallback())
        }))
        await writePost(page, text)
        if (what === faults[0][0]) await acceptGuidelines(page)
        await expect(postOf(page, text)).toBeVisible()
        await expect.poll(() => unsent(page, amina.id)).not.toMatchObject([{ attempted: false }])
        await expect(async () => {
          await online(page)
          expect(await unsent(page, amina.id)).toEqual([])
        }).toPass({ timeout: 30_000 })
        expect(met, 'the fault was met').toBeGreaterThan(0)
        expect(await stored(server, text)).toMatchObject([{ user_id: amina.id }])
        await page.unroute(rest)
      })
    }
  })

  test('a holder of the lock that is frozen is robbed, and nothing is sent twice', async ({ page, context, server, expectTrouble }) => {
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
    await silentForAMinute(other, amina)
    await online(other)
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
})
