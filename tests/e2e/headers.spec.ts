import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { headersFile, readHeaders } from '../../src/build/headers-file.ts'
import { untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { e2ePlaces } from './places.ts'

test.use({ serviceWorkers: 'allow' })

const declared = async () => {
  const headers = readHeaders(await readFile(join(e2ePlaces.dist, headersFile), 'utf8'))
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Tries what an attacker would who found a way to put text into a page; says whether anything ran, and what threw at once. */
const attack = (page: Page): Promise<{ ran: boolean; refused: number }> =>
  page.evaluate(async () => {
    const ways: (() => void)[] = [
      // The one way that does not throw: the text is refused when it would run.
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
    for (const way of ways) {
      try {
        way()
      } catch {
        refused++
      }
    }
    document.body.click()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { ran: 'injected' in window, refused }
  })

const arranged = /Content Security Policy|TrustedScript|Trusted|elsewhere\.example|inline|No text becomes HTML|No script of others/

test('every part of the app comes with the headers that the build declares', async ({ page, request }) => {
  const headers = await declared()
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='; style-src/)
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(['referrer-policy', 'permissions-policy', 'x-content-type-options', 'cross-origin-opener-policy']))
  const page0 = await page.goto('/')
  const chunk = await page.locator('link[rel="modulepreload"], script[type="module"]').first().evaluate((node) => node.getAttribute('href') ?? node.getAttribute('src') ?? '')
  expect(await page0?.allHeaders()).toMatchObject(headers)
  for (const path of ['/groceries', '/sw.js', chunk, '/manifest.webmanifest']) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(200)
    expect(answer.headers(), path).toMatchObject(headers)
  }
})

test('the import map is the one script in the page that runs; one that gets in does not, online or offline', async ({ page, goOffline, expectTrouble }) => {
  const headers = await declared()
  await page.goto('/')
  await untilReadyForOffline(page)
  // Names of chunks are found through the import map: the app is there, so it was let through.
  const names = await page.locator('script[type="importmap"]').evaluate((map) => Object.keys(JSON.parse(map.textContent ?? '{}').imports))
  expect(names.length).toBeGreaterThan(5)
  expectTrouble(arranged)
  expect(await attack(page)).toEqual({ ran: false, refused: 7 })

  await goOffline()
  const saved = await page.goto('/groceries')
  expect(saved?.fromServiceWorker()).toBe(true)
  expect(saved?.headers()).toMatchObject(headers)
  await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem').first()).toBeVisible()
  expect(await attack(page)).toEqual({ ran: false, refused: 7 })
})
