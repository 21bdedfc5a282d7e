import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

// Finds a Chromium for the browser tests, and gets one where there is none: `node src/build/ensure-browser.ts`.

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const tenMinutes = 10 * 60 * 1000

/** Where a Chromium lies on this machine: CHROME_PATH, the usual places, Playwright's own; undefined when nowhere. */
export function browserPath(): string | undefined {
  const chosen = process.env['CHROME_PATH']?.trim()
  return [chosen, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path)) || undefined
}

/** A Chromium without windows, as Debian has it: the same engine, and a quarter less work for every page. */
const withoutWindows = '/usr/bin/chromium-headless-shell'

/** What the tests run in: where nobody has chosen a browser, the one without windows if there is one. */
export function headlessPath(): string | undefined {
  return !process.env['CHROME_PATH']?.trim() && existsSync(withoutWindows) ? withoutWindows : browserPath()
}

/** A file that is there may still lack its libraries: only one that answers counts. */
const answers = (path: string): boolean => spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0

const found = (): string | undefined => {
  const path = browserPath()
  return path && answers(path) ? path : undefined
}

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: tenMinutes }).status === 0

const isRoot = process.getuid?.() === 0

function getPlaywrightsOwn(): string | undefined {
  const cli = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
  return run(process.execPath, [cli, 'install', 'chromium']) ? found() : undefined
}

const canGetDebians = isRoot && existsSync('/etc/debian_version')

const getFromDebian = (...packages: string[]): boolean => run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', ...packages])

function getDebians(): string | undefined {
  return canGetDebians && getFromDebian('chromium') ? found() : undefined
}

/** Not needed, only quicker: where it cannot be had, the browser that was found does. */
function getWithoutWindows(): void {
  if (!canGetDebians || process.env['CHROME_PATH']?.trim() || existsSync(withoutWindows)) return
  if (!getFromDebian('chromium-headless-shell')) console.log('There is no chromium-headless-shell here: the tests take a little longer.')
}

const help = [
  'There is no Chromium for the browser tests, and none could be installed.',
  'Install one (Debian, Ubuntu: sudo apt-get install -y chromium), or name one: CHROME_PATH=/path/to/chromium npm test',
].join('\n')

function ensureBrowser(): void {
  const chosen = process.env['CHROME_PATH']?.trim()
  if (chosen && !answers(chosen)) {
    console.error(`CHROME_PATH names ${chosen}, which does not run. Correct it, or leave it out.`)
    process.exit(1)
  }
  const path = found() ?? getPlaywrightsOwn() ?? getDebians()
  if (!path) {
    console.error(help)
    process.exit(1)
  }
  getWithoutWindows()
  console.log(`Browser for the tests: ${headlessPath() ?? path}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureBrowser()
