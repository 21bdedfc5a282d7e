import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, chromium, expect, type BrowserContext } from '@playwright/test'
import { browserPath } from '../../build/ensure-browser.ts'
import { freePort } from '../free-port.ts'
import { LocalServer } from './local-server.ts'
import { e2ePaths } from './paths.ts'
import { serverUnreachable, BrowserErrors } from './browser-errors.ts'

export { expect }

type Fixtures = {
  /** The app and its backend, running when the test starts. */
  server: LocalServer
  browserErrors: BrowserErrors
  /** Declares an expected console error, failed request or error response. Others fail the test. */
  expectError: (pattern: RegExp) => void
  /** Makes the server unreachable. */
  goOffline: () => Promise<void>
  /** Serves another build. */
  deploy: (dist: string) => Promise<void>
  /** URLs outside the app that were opened; no request reaches them. */
  externalUrls: string[]
  /** Opens a browser with a profile on disk, the same one each time: what a closed one has stored is there again. */
  openBrowser: () => Promise<BrowserContext>
  /** A browser with a profile on disk. Only there does Chromium support installation and background sync. */
  persistentContext: BrowserContext
}

type WorkerFixtures = {
  workerServer: LocalServer
  /** Set by files whose tests change the catalogue; they run on servers of their own. */
  changesCatalogue: boolean
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright does not share a worker between files with different worker options.
  changesCatalogue: [false, { scope: 'worker', option: true }],

  workerServer: [
    async ({}, use, { workerIndex }) => {
      const dataDir = join(e2ePaths.servers, String(workerIndex))
      await cp(e2ePaths.prepared, dataDir, { recursive: true })
      const workerServer = new LocalServer({ port: await freePort(), dataDir })
      await use(workerServer)
      await workerServer.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  server: async ({ workerServer }, use) => {
    await workerServer.start()
    await use(workerServer)
  },

  // Installing the service worker takes half the time of a first visit, so only tests about it allow one.
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes('@worker') ? 'allow' : 'block'),

  baseURL: async ({ server }, use) => use(server.origin),

  browserErrors: [
    async ({}, use) => {
      const browserErrors = new BrowserErrors()
      await use(browserErrors)
      expect(browserErrors.unexpected(), 'unexpected errors').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, browserErrors }, use) => {
    browserErrors.follow(context)
    await use(context)
    browserErrors.stopListening()
  },

  expectError: async ({ browserErrors }, use) => use((pattern) => browserErrors.expect(pattern)),

  goOffline: async ({ server, browserErrors }, use) =>
    use(async () => {
      browserErrors.expect(serverUnreachable)
      await server.leaveNetwork()
    }),

  deploy: async ({ server, browserErrors }, use) =>
    use(async (dist) => {
      browserErrors.expect(serverUnreachable)
      await server.start(dist)
    }),

  externalUrls: async ({ context, server, browserErrors }, use) => {
    const urls: string[] = []
    context.on('request', (request) => {
      // The origin of an object URL is the page's own.
      if (new URL(request.url()).origin !== server.origin) urls.push(request.url())
    })
    browserErrors.expect(/net::ERR_NAME_NOT_RESOLVED https:/)
    await use(urls)
  },

  openBrowser: async ({ server, browserErrors, viewport, isMobile, hasTouch, launchOptions }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'comrade-profile-'))
    const executablePath = browserPath()
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        ...(executablePath ? { executablePath } : {}),
        baseURL: server.origin,
        viewport,
        isMobile,
        hasTouch,
      })
      opened.push(context)
      browserErrors.follow(context)
      return context
    })
    browserErrors.stopListening()
    for (const context of opened) await context.close()
    await rm(profile, { recursive: true, force: true })
  },

  persistentContext: async ({ openBrowser }, use) => use(await openBrowser()),
})
