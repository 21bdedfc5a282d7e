import { test as base, expect } from '@playwright/test'
import { builtApp } from '../../build/built-app.ts'
import { Host, isHostName } from './host.ts'

export { expect }

/** Tests of a host, which serves the app when a test starts. The project names it. */
export const test = base.extend<{ host: Host }, { workerHost: Host }>({
  workerHost: [
    async ({}, use, { project: { name } }) => {
      if (!isHostName(name)) throw new Error(`No host is called ${name}`)
      const workerHost = await Host.named(name)
      await use(workerHost)
      await workerHost.remove()
    },
    { scope: 'worker' },
  ],
  host: async ({ workerHost }, use) => {
    await workerHost.serve(builtApp)
    await use(workerHost)
  },
  baseURL: async ({ host }, use) => use(host.origin),
})
