import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { headersFile, readHeaders } from '../../build/hosts/headers-file.ts'
import { untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { e2ePaths } from './paths.ts'

test.use({ serviceWorkers: 'allow' })

const declared = async () => {
  const headers = readHeaders(await readFile(join(e2ePaths.dist, headersFile), 'utf8'))
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Tries several script injections. @returns whether a script ran, and how many attempts threw */
const tryInjections = (page: Page): Promise<{ ran: boolean; refused: number }> =>
  page.evaluate(async () => {
    const injections: (() => void)[] = [
      // The only attempt that does not throw, because the browser refuses the script only when it runs.
      () => {
        const script = document.createElement('script')
        script.append('window.injected = true')
        document.body.append(script)
      },
      () => {
        const script = document.createElement('script')
        script.src = 'https://elsewhere.example/script.js'
        document.body.append(script)
      },
      () => {
        const script = document.createElement('script')
        script.src = 'data:text/javascript,window.injected = true'
        document.body.append(script)
      },
      () => document.body.insertAdjacentHTML('beforeend', '<img src="/none.png" onerror="window.injected = true">'),
      () => {
        document.body.innerHTML = '<svg onload="window.injected = true"></svg>'
      },
      () => document.body.setAttribute('onclick', 'window.injected = true'),
      () => void Reflect.apply(setTimeout, window, ['window.injected = true', 0]),
      () => void new Worker('https://elsewhere.example/worker.js'),
    ]
    let refused = 0
    for (const inject of injections) {
      try {
        inject()
      } catch {
        refused++
      }
    }
    document.body.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { ran: 'injected' in window, refused }
  })

const expectedErrors =
  /Content Security Policy|TrustedScript|Trusted|elsewhere\.example|inline|No text becomes HTML|No script of others/

test('every file of the app is served with the headers that the build declares', async ({ page, request }) => {
  const headers = await declared()
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[\w+/]{43}='){7}; style-src/,
  )
  expect(Object.keys(headers)).toEqual(
    expect.arrayContaining([
      'referrer-policy',
      'permissions-policy',
      'x-content-type-options',
      'cross-origin-opener-policy',
    ]),
  )
  const document = await page.goto('/')
  const chunk = await page
    .locator('link[rel="modulepreload"], script[type="module"]')
    .first()
    .evaluate((node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '')
  expect(await document?.allHeaders()).toMatchObject(headers)
  for (const path of ['/groceries', '/sw.js', chunk, '/manifest.webmanifest']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    expect(response.status()).toBe(200)
    expect(response.headers(), path).toMatchObject(headers)
  }
})

test('injected scripts do not run, online or offline; only the import map and the app’s own files do', async ({
  page,
  goOffline,
  expectError,
}) => {
  const headers = await declared()
  await page.goto('/')
  await untilReadyForOffline(page)
  // The app resolves chunk names through the import map, so the policy has allowed it.
  const names = await page
    .locator('script[type="importmap"]')
    .evaluate((map) => Object.keys(JSON.parse(map.textContent ?? '{}').imports))
  expect(names.length).toBeGreaterThan(5)
  expectError(expectedErrors)
  expect(await tryInjections(page)).toEqual({ ran: false, refused: 7 })

  await goOffline()
  const saved = await page.goto('/groceries')
  expect(saved?.fromServiceWorker()).toBe(true)
  expect(saved?.headers()).toMatchObject(headers)
  await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem').first()).toBeVisible()
  expect(await tryInjections(page)).toEqual({ ran: false, refused: 7 })
})
