import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { builtApp } from '../../build/built-app.ts'
import { fallbackFileIn, fileIn, shellFileIn } from '../../build/first-paint/shell-file.ts'
import { headersFile, lifetimes, readHeaders } from '../../build/hosts/headers-file.ts'
import { pagesPrefix, workerScript } from '../../src/app/install/rules/built-files.ts'
import { languages, locales } from '../../src/kit/rules/language.ts'
import { untilInstalled, visit } from '../e2e/app.ts'
import { screens } from '../e2e/screens.ts'
import { laterVersion } from '../e2e/versions.ts'
import { expect, test } from './fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const unknown = '/no/such/page'
const addresses = Object.keys(screens).filter((address) => address !== unknown)

/** What a host answers with, without following it elsewhere. */
const answer = async (request: APIRequestContext, path: string) => {
  const response = await request.get(path, { maxRedirects: 0 })
  const headers = response.headers()
  return { status: response.status(), lifetime: headers['cache-control'], headers, text: await response.text() }
}

for (const language of languages) {
  test(`every address answers in ${language}, at once and revalidated; an unknown one with 404`, async ({
    request,
  }) => {
    const inLanguage = `<html lang="${locales[language]}"`
    for (const address of addresses) {
      const { status, lifetime, text } = await answer(request, pagesPrefix(language) + address)
      expect([address, status, lifetime]).toEqual([address, 200, lifetimes.other])
      expect(text, address).toContain(inLanguage)
    }
    for (const path of [unknown, '/admin/no-such-page']) {
      const { status, lifetime, text } = await answer(request, pagesPrefix(language) + path)
      expect([path, status]).toEqual([path, 404])
      expect(lifetime).toMatch(/^no-(?:cache|store)$/)
      expect(text).toContain(inLanguage)
    }
    for (const file of [
      workerScript(language),
      `/${fileIn(language, 'manifest.webmanifest')}`,
      `/${shellFileIn(language)}`,
      `/${fallbackFileIn(language)}`,
      '/repair.js',
    ]) {
      const { status, lifetime } = await answer(request, file)
      expect([file, status, lifetime]).toEqual([file, 200, lifetimes.other])
    }
  })
}

test('a hashed file is kept for a year, a missing one is not, and both have the headers that the build declares', async ({
  request,
}) => {
  const declared = Object.entries(readHeaders(await readFile(join(builtApp, headersFile), 'utf8'))).map(
    ([name, value]) => [name.toLowerCase(), value],
  )
  const [script] = (await readdir(join(builtApp, 'assets'))).filter((name) => name.endsWith('.js'))
  const present = await answer(request, `/assets/${script}`)
  expect([present.status, present.lifetime]).toEqual([200, lifetimes.hashed])
  expect(present.headers['content-type']).toMatch(/javascript/)
  for (const path of ['/assets/gone-12345678.js', '/assets/gone-12345678.css', '/pictures/gone.svg']) {
    const missing = await answer(request, path)
    expect([path, missing.status]).toEqual([path, 404])
    expect(missing.lifetime).toMatch(/^no-(?:cache|store)$/)
    expect(missing.headers).toMatchObject(Object.fromEntries(declared))
  }
  expect(present.headers).toMatchObject(Object.fromEntries(declared))
})

test('a first visit shows an address without a page, and an unknown one', async ({ page }) => {
  await visit(page, '/admin/login')
  await expect(heading(page)).toHaveText('Admin Login')
  expect((await page.goto(unknown))?.status()).toBe(404)
  await expect(heading(page)).toHaveText('Page Not Found')
})

test('after one visit every address opens offline', async ({ page, host }) => {
  await visit(page, '/')
  await untilInstalled(page)
  await host.stop()
  for (const address of [
    '/groceries',
    '/marketplace?item=a-shared-one',
    '/education/menstrual-cycle',
    '/admin/login',
    unknown,
  ]) {
    await visit(page, address)
    await expect(heading(page), address).toHaveText(screens[new URL(address, host.origin).pathname]?.heading ?? '')
  }
})

test.describe('a phone in Kiswahili', () => {
  test.use({ locale: 'sw-KE' })

  test('has its worker, and an address without a page, also offline', async ({ page, host }) => {
    await visit(page, '/admin/login')
    await expect(page).toHaveURL('/admin/login')
    await untilInstalled(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      host.origin + workerScript('sw'),
    )
    await host.stop()
    await visit(page, '/about')
    await expect(page.locator('html')).toHaveAttribute('lang', locales.sw)
  })
})

test('a second build arrives, and is there offline', async ({ page, host }) => {
  const [before, after] = ['Everything you need for university life', 'All of campus in one pocket']
  await visit(page, '/')
  await untilInstalled(page)
  await host.serve(await laterVersion(`host-${test.info().project.name.replaceAll(' ', '-')}`, [before, after]))
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await page
    .getByRole('status')
    .filter({ hasText: 'A new version is ready' })
    .getByRole('button', { name: 'Update now' })
    .click()
  await expect(heading(page)).toHaveText(after)
  await host.stop()
  await visit(page, '/')
  await expect(heading(page)).toHaveText(after)
})
