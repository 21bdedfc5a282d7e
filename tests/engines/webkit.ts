import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { freePort } from '../free-port.ts'
import type { Driver, FoundElement } from './driver.ts'
import { isElement, openSession, untilListening, WebDriverError, type Session, type WebElement } from './web-driver.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const browserPattern = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'

/** Whether Debian's WebKitGTK, its driver and a virtual display are installed. */
export const hasWebKit = (): boolean =>
  [driverPath, '/usr/bin/xvfb-run', '/usr/bin/dbus-run-session'].every((path) => existsSync(path)) &&
  globSync(browserPattern).length > 0

const elementOf = ({ call, elementPath }: Session, element: WebElement): FoundElement => ({
  click: async () => void (await call('POST', `${elementPath(element)}/click`)),
  type: async (text) => void (await call('POST', `${elementPath(element)}/value`, { text })),
  chooseFile: async (path) => void (await call('POST', `${elementPath(element)}/value`, { text: path })),
})

/** Drives WebKitGTK over WebDriver, on a display of its own. */
export const launchWebKit = async (): Promise<Driver> => {
  const port = await freePort()
  const child = spawn('xvfb-run', ['-a', 'dbus-run-session', '--', driverPath, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  const exited = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await untilListening(origin, () => child.exitCode === null)
  const [binary] = globSync(browserPattern).toSorted().reverse()
  const session = await openSession(origin, { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
  const { call } = session
  await call('POST', '/window/rect', { width: 450, height: 800 })
  await call('POST', '/timeouts', { script: 60_000, pageLoad: 60_000 })

  return {
    goto: async (address) => void (await call('POST', '/url', { url: address })),
    evaluate: async (expression) => {
      // Uses the callback of an async script, because this driver does not await a returned promise.
      const script = `const done = arguments[0]
        new Promise((resolve) => resolve(${expression})).then((value) => done({ value: value ?? null }), (error) => done({ error: String(error) }))`
      const outcome = await call('POST', '/execute/async', { script, args: [] })
      if (typeof outcome === 'object' && outcome !== null && 'value' in outcome) return outcome.value
      throw new WebDriverError(JSON.stringify(outcome))
    },
    find: async (expression) => {
      const found = await call('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
      return isElement(found) ? elementOf(session, found) : null
    },
    screenshot: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    quit: async () => {
      await call('DELETE', '').catch(() => undefined)
      // The display and the bus are in the same process group.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await exited
    },
  }
}
