import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { aptInstall } from './apt-install.ts'

// Finds a Chromium for the browser tests, or installs one: `node build/ensure-browser.ts`.

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const tenMinutes = 10 * 60 * 1000

/** The path of an installed Chromium: CHROME_PATH, the usual paths, Playwright's own. Undefined if there is none. */
export const browserPath = (): string | undefined => {
  const chosen = process.env['CHROME_PATH']?.trim()
  return [chosen, ...usualPaths, chromium.executablePath()].find((path) => path && existsSync(path)) || undefined
}

/** Debian's headless shell: the same engine, with a quarter less work per page. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser for the tests: the headless shell if it is installed and CHROME_PATH is not set, else `browserPath()`.
 */
export const headlessPath = (): string | undefined =>
  !process.env['CHROME_PATH']?.trim() && existsSync(headlessShell) ? headlessShell : browserPath()

/** An existing binary may lack its libraries, so check that it starts. */
const starts = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

const workingBrowser = (): string | undefined => {
  const path = browserPath()
  return path && starts(path) ? path : undefined
}

const installDebianChromium = (): string | undefined => (aptInstall('chromium') ? workingBrowser() : undefined)

/**
 * Prints Playwright's output only if nothing could be installed: a machine without access to its downloads uses another
 * way.
 */
const installPlaywrightChromium = (): string | undefined => {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  const { status, stderr } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: tenMinutes,
  })
  if (status === 0) return workingBrowser()
  process.stderr.write(stderr)
  return undefined
}

/** Optional: the headless shell only makes the tests faster. */
const installHeadlessShell = (): void => {
  if (process.env['CHROME_PATH']?.trim() || existsSync(headlessShell) || !existsSync('/usr/bin/chromium')) return
  if (!aptInstall('chromium-headless-shell'))
    console.log('chromium-headless-shell could not be installed: the tests take a little longer.')
}

const help = [
  'No Chromium was found for the browser tests, and none could be installed.',
  'Install one (Debian, Ubuntu: sudo apt-get install -y chromium), or set its path: CHROME_PATH=/path/to/chromium npm test',
].join('\n')

const ensureBrowser = (): void => {
  const chosen = process.env['CHROME_PATH']?.trim()
  if (chosen && !starts(chosen)) {
    console.error(`CHROME_PATH is ${chosen}, which does not start. Correct it or unset it.`)
    process.exit(1)
  }
  const path = workingBrowser() ?? installDebianChromium() ?? installPlaywrightChromium()
  if (!path) {
    console.error(help)
    process.exit(1)
  }
  installHeadlessShell()
  console.log(`Browser for the tests: ${headlessPath() ?? path}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBrowser()
