import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { go, storedRecords, untilReadyForOffline, visit } from './app.ts'
import { englishFinder } from './english-words.ts'
import { expect, test } from './fixtures.ts'
import type { LocalServer, TestUser } from './local-server.ts'
import { layoutViolations } from './page-violations.ts'
import { initialViews } from './views.ts'

test.use({ locale: 'sw-KE' })

/** A coming day of the week at an hour of Kenya. */
const comingDay = (weekday: number, hour: number): Date => {
  const now = new Date()
  const days = (weekday - now.getUTCDay() + 7) % 7
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days, hour - 3))
}
/** Most providers are open. */
const wednesdayMorning = comingDay(3, 11)
const sundayNight = comingDay(0, 23)

/** All texts of the page, also those for a screen reader and the placeholders of fields, each in a line of its own. */
const textsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt']
    const hidden = [...document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
    return [document.title, document.body.innerText, ...hidden].join('\n').replaceAll('\u00AD', '')
  })

const untilLoaded = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => document.querySelector('main h1:not(:empty)') && !document.querySelector('main [class*=Skeleton]'),
  )

let find: (shown: string) => readonly string[]
test.beforeAll(async () => {
  find = await englishFinder()
})

const rowsSchema = v.array(v.record(v.string(), v.nullable(v.string())))

/** What people have written, lines that other tests have written among them. */
const writtenOn = async (server: LocalServer): Promise<readonly string[]> => {
  const rows = await Promise.all([
    server.rows('items', 'select=title,description'),
    server.rows('gossip_posts', 'select=content'),
  ])
  return rows
    .flatMap((found) => v.parse(rowsSchema, found))
    .flatMap((row) => Object.values(row))
    .flatMap((text) => (text === null ? [] : [...text.split('\n'), text.replaceAll('\n', ' ')]))
    .filter((line) => line !== '')
    .toSorted((one, other) => other.length - one.length)
}

/** A label has only the beginning of a long post, with "…" at its end. */
const enoughToKnow = 15
const withoutCut = (shown: string, line: string): string => {
  const start = line.slice(0, enoughToKnow)
  let text = shown
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    const end = text.indexOf('…', at)
    if (end > at && line.startsWith(text.slice(at, end))) text = text.slice(0, at) + text.slice(end + 1)
  }
  return text
}

const englishOf = async (page: Page, written: readonly string[]): Promise<readonly string[]> => {
  const shown = written.reduce((text, words) => withoutCut(text.replaceAll(words, ' '), words), await textsOf(page))
  return [...new Set(find(shown))]
}

/** Opens every screen within the document, which is faster than by its address. The home screen is the last. */
const walkWithin = async (page: Page, written: readonly string[]): Promise<void> => {
  for (const { address, name } of [...initialViews.slice(1), ...initialViews.slice(0, 1)]) {
    await test.step(name, async () => {
      const before = await page.title()
      await go(page, address)
      await page.waitForFunction((title) => document.title !== title, before)
      await untilLoaded(page)
      expect.soft(await englishOf(page, written), name).toEqual([])
    })
  }
}

test('on a phone in Kiswahili every screen speaks it, and nothing is cut off', async ({ page, server }) => {
  test.setTimeout(240_000)
  await page.clock.setFixedTime(wednesdayMorning)
  for (const { address, name } of initialViews) {
    await test.step(name, async () => {
      await visit(page, address)
      await untilLoaded(page)
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE')
      expect(new URL(page.url()).pathname).toBe(address)
      expect.soft(await englishOf(page, await writtenOn(server)), name).toEqual([])
      expect.soft(await layoutViolations(page), name).toEqual([])
    })
  }
})

/** Answers with no rows, and with empty lists in place of the catalogues. */
const withoutRows = async (page: Page): Promise<void> => {
  await page.route('**/rest/v1/rpc/sync**', async (route) => {
    const response = await route.fetch()
    const withoutTables = (key: string, value: unknown): unknown => (key === 'tables' ? {} : value)
    await route.fulfill({ response, json: JSON.parse(await response.text(), withoutTables) })
  })
  await page.route('**/catalogues/**', (route) => route.fulfill({ json: { version: 1, items: [] } }))
}

test('at night and without a row, every screen speaks Kiswahili', async ({ page }) => {
  test.setTimeout(120_000)
  await page.clock.setFixedTime(sundayNight)
  await withoutRows(page)
  // A page that shows no list: React expects those that the build has drawn.
  await visit(page, '/about')
  await walkWithin(page, [])
  expect(await storedRecords(page, 'groceries')).toEqual([])
})

test(
  'offline at night every screen speaks Kiswahili',
  { tag: '@worker' },
  async ({ page, server, goOffline, expectError }) => {
    test.setTimeout(120_000)
    expectError(/\/assets\/admin-/)
    await page.clock.setFixedTime(sundayNight)
    await visit(page, '/')
    await untilReadyForOffline(page)
    const written = await writtenOn(server)
    await goOffline()
    await walkWithin(page, written)
  },
)

/** Logs in by the form, whatever its language. */
const logIn = async (page: Page, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<void> => {
  await visit(page, '/login')
  await page.locator('main input[type=email]').fill(email)
  await page.locator('main input[type=password]').fill(password)
  await page.locator('main button[type=submit]').click()
  await expect(page).toHaveURL('/')
}

/** A few of each kind: the cards of a list open the same sheet. */
const dialogsOfScreen = 5

test('signed in, every screen and the dialogs that it opens speak Kiswahili', async ({ page, server }) => {
  test.setTimeout(240_000)
  await logIn(page, await server.addUser('Amina Juma'))
  await page.clock.setFixedTime(wednesdayMorning)
  const opened = new Set<string>()
  for (const { address, name } of initialViews) {
    await test.step(name, async () => {
      await visit(page, address)
      await untilLoaded(page)
      const written = await writtenOn(server)
      expect.soft(await englishOf(page, written), name).toEqual([])
      const openers = page.locator('[aria-haspopup="dialog"]:visible:enabled')
      for (let index = 0; index < Math.min(await openers.count(), dialogsOfScreen); index += 1) {
        const opener = openers.nth(index)
        const label = `${name}: ${(await opener.getAttribute('aria-label')) ?? (await opener.textContent())}`
        if (opened.has(label)) continue
        opened.add(label)
        await opener.click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.first(), label).toBeVisible()
        await untilLoaded(page)
        expect.soft(await englishOf(page, written), label).toEqual([])
        await page.keyboard.press('Escape')
        await expect(dialog, label).toHaveCount(0)
      }
    })
  }
  expect(opened.size).toBeGreaterThan(12)
})
