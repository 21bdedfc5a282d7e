import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { LocalServer, type TestUser } from '../e2e/local-server.ts'
import { e2ePaths } from '../e2e/paths.ts'
import { freePort } from '../free-port.ts'
import type { Driver } from './driver.ts'
import type { Engine } from './engines.ts'
import { Visitor } from './visitor.ts'

/** Starts a server for the surrounding tests, and a browser with an empty profile for each test. */
export const withEngine = (engine: Engine) => {
  const dataDir = join(e2ePaths.servers, `engines-${engine.name}`)
  let server: LocalServer | undefined
  let driver: Driver | undefined
  let visitor: Visitor | undefined

  beforeAll(async () => {
    await cp(e2ePaths.prepared, dataDir, { recursive: true })
    server = new LocalServer({ port: await freePort(), dataDir })
  })
  beforeEach(async () => {
    await server?.start()
    driver = await engine.launch()
    visitor = new Visitor(driver, server?.origin ?? '')
  })
  afterEach(async () => {
    await driver?.quit()
    driver = undefined
  })
  afterAll(async () => {
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  return () => {
    if (!server || !visitor) throw new Error('The browser or the server has not been started')
    return { server, visitor }
  }
}

/** Signs in with the login form. */
export const signIn = async (visitor: Visitor, { email, password }: TestUser): Promise<void> => {
  await visitor.open('/login')
  // Before the app runs, the page only buffers the input.
  await visitor.untilRunning()
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.press('button', 'Sign In')
  await visitor.becomes('the app has gone to the home screen', '/', () => location.pathname)
  await visitor.sees('link', 'Profile')
}
