import type { BrowserContext, Page, Route } from '@playwright/test'
import { signIn, unsent, untilInstalled, untilReadyForOffline, visit, workerOf } from './app.ts'
import { expect, test } from './fixtures.ts'
import { acceptGuidelines, address, openFeedAs, postOf, writePost } from './gossip.ts'
import type { LocalServer, TestUser } from './local-server.ts'

test.use({ serviceWorkers: 'allow' })

const rest = /\/rest\/v1\/gossip_submissions/
const onWrite = (handle: (route: Route) => Promise<void>) => async (route: Route) => {
  if (route.request().method() === 'POST') await handle(route)
  else await route.fallback()
}
const stored = (server: LocalServer, content: string) =>
  server.rows('gossip_submissions', `content=eq.${content}&select=id,user_id`)
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** Goes offline and writes a post, which stays in the outbox. */
const postOffline = async (
  page: Page,
  server: LocalServer,
  text: string,
  goOffline: () => Promise<void>,
): Promise<TestUser> => {
  const amina = await server.addUser('Amina Juma')
  await openFeedAs(page, amina)
  await untilReadyForOffline(page)
  await goOffline()
  await writePost(page, text)
  await acceptGuidelines(page)
  await expect.poll(() => unsent(page, amina.id)).toHaveLength(1)
  return amina
}

const expectSentOnce = async (page: Page, server: LocalServer, user: TestUser, text: string) => {
  await expect.poll(() => unsent(page, user.id), { timeout: 60_000 }).toEqual([])
  expect(await stored(server, text)).toMatchObject([{ user_id: user.id }])
}

const openSecondPage = async (context: BrowserContext, page: Page): Promise<Page> => {
  const other = await context.newPage()
  await visit(other, address)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.bringToFront()
  return other
}

// Background sync needs a browser with a profile on disk.
test('the service worker sends after a failed try without an open page; two tabs and the service worker send everything once', async ({
  persistentContext: context,
  server,
  goOffline,
  expectError,
}) => {
  test.slow()
  expectError(/favicon\.ico|manifest\.webmanifest/)
  const page = await context.newPage()
  const amina = await postOffline(page, server, 'Sent by the worker', goOffline)
  const { devtools, registrationId } = await workerOf(context, page)
  const dispatchSync = (lastChance: boolean) =>
    devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: server.origin,
      registrationId,
      tag: 'comrade-outbox',
      lastChance,
    })

  await test.step('the service worker sends without an open page', async () => {
    // A page of the same origin without the app keeps the DevTools session open.
    await page.goto('/icons/favicon.svg').catch(() => {})
    await dispatchSync(true)
    await expect.poll(() => unsent(page, amina.id)).toMatchObject([{ state: 'waiting', attempted: true }])
    await server.start()
    await dispatchSync(true)
    await expect
      .poll(() => stored(server, 'Sent by the worker'), { timeout: 30_000 })
      .toMatchObject([{ user_id: amina.id }])
  })

  await test.step('two tabs and the service worker start at once', async () => {
    await visit(page, address)
    const other = await openSecondPage(context, page)
    await goOffline()
    await writePost(page, 'From two tabs')
    await expect.poll(() => unsent(page, amina.id)).toHaveLength(1)
    await server.start()
    await Promise.all([online(page), online(other), dispatchSync(false)])
    await expectSentOnce(page, server, amina, 'From two tabs')
  })
})

test('an open tab survives an upgrade of its databases; after the browser clears its storage the app starts signed out', async ({
  page,
  context,
  server,
  expectError,
}) => {
  expectError(/Another connection wants to upgrade|favicon\.ico/)
  const amina = await server.addUser('Amina Juma')
  await openFeedAs(page, amina)
  await untilInstalled(page)
  // A page of the same origin without the app.
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

  await test.step('the browser clears all storage', async () => {
    await page.close()
    const devtools = await context.newCDPSession(plain)
    await devtools.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' })
    expect(await plain.evaluate(async () => [...(await indexedDB.databases()), ...(await caches.keys())])).toEqual([])
    await visit(plain, address)
    await plain.getByRole('button', { name: 'New post' }).click()
    await expect(plain.getByText('Please login to create posts')).toBeVisible()
    await expect(plain.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').first()).toBeVisible()
  })
})

/** Sets the last heartbeat of the page that holds the drain lock to a minute ago. */
const expireHeartbeat = (page: Page, user: TestUser) =>
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
    `comrade-of-${user.id}`,
  )

test.describe('over a failing network', () => {
  // A service worker would send requests that bypass these routes.
  test.use({ serviceWorkers: 'block' })

  const faults = [
    ['a lost request', (route: Route) => route.abort()],
    [
      'a lost response',
      async (route: Route) => {
        await route.fetch()
        await route.abort()
      },
    ],
    [
      'the page of a captive portal with 200',
      (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Buy a bundle</h1>' }),
    ],
    [
      'the page of a broken proxy with 502',
      (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    ],
    ['a server that hangs', () => new Promise<void>(() => {})],
  ] as const

  test('a post is stored once, whatever happens to the first request', async ({ page, server, expectError }) => {
    expectError(/gossip_submissions/)
    // Shorten the app's timeouts to a tenth.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (ms) => timeout(ms / 10)
    })
    const amina = await server.addUser('Amina Juma')
    await openFeedAs(page, amina)
    for (const [fault, handle] of faults) {
      await test.step(fault, async () => {
        const text = `Sent through ${fault}`
        let intercepted = 0
        await page.route(
          rest,
          onWrite(async (route) => {
            intercepted += 1
            await (intercepted === 1 ? handle(route) : route.fallback())
          }),
        )
        await writePost(page, text)
        if (fault === faults[0][0]) await acceptGuidelines(page)
        await expect(postOf(page, text)).toBeVisible()
        await expect.poll(() => unsent(page, amina.id)).not.toMatchObject([{ attempted: false }])
        await expect(async () => {
          await online(page)
          expect(await unsent(page, amina.id)).toEqual([])
        }).toPass({ timeout: 30_000 })
        expect(intercepted, 'the request was intercepted').toBeGreaterThan(0)
        expect(await stored(server, text)).toMatchObject([{ user_id: amina.id }])
        await page.unroute(rest)
      })
    }
  })

  test('another tab takes the drain lock from a frozen one, and nothing is sent twice', async ({
    page,
    context,
    server,
    expectError,
  }) => {
    expectError(/gossip_submissions|Failed to fetch|AbortError/)
    const amina = await server.addUser('Amina Juma')
    await openFeedAs(page, amina)
    const other = await openSecondPage(context, page)
    await page.route(
      rest,
      onWrite(() => new Promise(() => {})),
    )
    await writePost(page, 'Held by a frozen page')
    await acceptGuidelines(page)
    await expect.poll(() => unsent(page, amina.id)).toMatchObject([{ attempted: true }])
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    await expireHeartbeat(other, amina)
    await online(other)
    await expectSentOnce(other, server, amina, 'Held by a frozen page')
  })

  test('a post in flight is stored under its author when another user signs in', async ({ page, context, server }) => {
    const amina = await server.addUser('Amina Juma')
    const brian = await server.addUser('Brian Mwangi')
    await openFeedAs(page, amina)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(
      rest,
      onWrite(async (route) => {
        await released
        await route.fallback()
      }),
    )
    await writePost(page, 'Mine, whoever comes next')
    await acceptGuidelines(page)
    await expect.poll(() => unsent(page, amina.id)).toMatchObject([{ attempted: true }])
    const other = await context.newPage()
    await visit(other, '/profile')
    await other.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
    await signIn(other, brian)
    release()
    await expect.poll(() => stored(server, 'Mine, whoever comes next')).toMatchObject([{ user_id: amina.id }])
    await server.runTomorrowsJobs()
    await visit(other, address)
    await expect(postOf(other, 'Mine, whoever comes next')).toBeVisible()
    expect(await unsent(other, brian.id)).toEqual([])
  })
})
