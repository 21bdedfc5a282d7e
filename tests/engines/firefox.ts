import { existsSync } from 'node:fs'
import puppeteer, { ElementHandle } from 'puppeteer-core'
import type { Driver, FoundElement } from './driver.ts'

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The path of an installed Firefox: FIREFOX_PATH or a usual one; undefined if there is none. */
export const firefoxPath = (): string | undefined =>
  [process.env['FIREFOX_PATH']?.trim(), ...paths].find((path) => path && existsSync(path)) || undefined

const elementOf = (handle: ElementHandle): FoundElement => ({
  click: () => handle.click(),
  type: (text) => handle.type(text),
  chooseFile: async (path) => (await handle.toElement('input')).uploadFile(path),
})

/** Drives Firefox over WebDriver BiDi. */
export const launchFirefox = async (): Promise<Driver> => {
  const executablePath = firefoxPath()
  if (executablePath === undefined) throw new Error('Firefox is not installed')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 360, height: 740 },
    // Turns off Firefox's own requests to Mozilla.
    extraPrefsFirefox: {
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
      'intl.accept_languages': 'en-KE',
    },
  })
  const page = await browser.newPage()
  return {
    goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    find: async (expression) => {
      const handle = await page.evaluateHandle(expression)
      return handle instanceof ElementHandle ? elementOf(handle) : null
    },
    screenshot: () => page.screenshot(),
    quit: () => browser.close(),
  }
}
