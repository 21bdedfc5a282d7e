import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, chromium, expect, type BrowserContext } from '@playwright/test'
import { browserPath } from '../../src/build/ensure-browser.ts'
import { freePort } from '../free-port.ts'
import { LocalServer } from './local-server.ts'
import { e2ePlaces } from './places.ts'
import { serverGone, Troubles } from './trouble.ts'

export { expect }

type Fixtures = {
  /** The app and its backend, running when a test begins. */
  server: LocalServer
  troubles: Troubles
  /** Says that a console error, a failed request or an error answer like this is arranged, not a failure. */
  expectTrouble: (pattern: RegExp) => void
  /** Takes the server off the network: from here on the phone is on its own. */
  goOffline: () => Promise<void>
  /** Puts another build in the place of the one that is served. */
  deploy: (dist: string) => Promise<void>
  /** The addresses outside the app that were opened; none of them is reached. */
  opened: string[]
  /** A browser with a profile on disk, as people have it: it can be asked whether the app can be installed. */
  ordinaryBrowser: BrowserContext
}

type WorkerFixtures = {
  machine: LocalServer
  /** Said at the top of a file whose tests change what everybody is offered: they run on servers of their own. */
  changesCatalogue: boolean
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright never gives a worker to files that differ in a setting of workers.
  changesCatalogue: [false, { scope: 'worker', option: true }],

  machine: [
    async ({}, use, { workerIndex }) => {
      const dataDir = join(e2ePlaces.servers, String(workerIndex))
      await cp(e2ePlaces.prepared, dataDir, { recursive: true })
      const machine = new LocalServer({ port: await freePort(), dataDir })
      await use(machine)
      await machine.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],

  server: async ({ machine }, use) => {
    await machine.start()
    await use(machine)
  },

  // Installing the worker is half of what a first visit costs: only tests that are about it wait for one.
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes('@worker') ? 'allow' : 'block'),

  baseURL: async ({ server }, use) => use(server.origin),

  troubles: [
    async ({}, use) => {
      const troubles = new Troubles()
      await use(troubles)
      expect(troubles.unexpected(), 'errors that the test did not arrange').toEqual([])
    },
    { auto: true },
  ],

  context: async ({ context, troubles }, use) => {
    troubles.follow(context)
    await use(context)
    troubles.stopListening()
  },

  expectTrouble: async ({ troubles }, use) => use((pattern) => troubles.expect(pattern)),

  goOffline: async ({ server, troubles }, use) =>
    use(async () => {
      troubles.expect(serverGone)
      await server.leaveNetwork()
    }),

  deploy: async ({ server, troubles }, use) =>
    use(async (dist) => {
      troubles.expect(serverGone)
      await server.start(dist)
    }),

  opened: async ({ context, server, troubles }, use) => {
    const addresses: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(server.origin)) addresses.push(request.url())
    })
    troubles.expect(/net::ERR_NAME_NOT_RESOLVED https:/)
    await use(addresses)
  },

  ordinaryBrowser: async ({ server, troubles, viewport, isMobile, hasTouch, launchOptions }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'comrade-profile-'))
    const executablePath = browserPath()
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      baseURL: server.origin,
      viewport,
      isMobile,
      hasTouch,
    })
    troubles.follow(context)
    await use(context)
    troubles.stopListening()
    await context.close()
    await rm(profile, { recursive: true, force: true })
  },
})
