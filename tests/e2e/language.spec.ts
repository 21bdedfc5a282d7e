import type { Page } from '@playwright/test'
import { settleMs } from '../../src/kit/platform/use-is-settled.ts'
import { expectCartCount, expectToast, untilInstalled, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const english = 'Everything you need for university life'
const kiswahili = 'Kila unachohitaji katika maisha ya chuo kikuu'

const chooseInMenu = async (page: Page, menu: string, language: string) => {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('navigation').getByRole('link', { name: language }).click()
}

test('the app changes to Kiswahili from the menu, in every tab, and speaks it offline', async ({
  page,
  context,
  goOffline,
  expectError,
}) => {
  await visit(page, '/')
  await untilInstalled(page)
  const other = await context.newPage()
  // The page stays in its first moments, so that delayed work does not run.
  await other.addInitScript((settles) => {
    const start = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        ms === settles ? 0 : start(run, ms, ...rest),
    })
  }, settleMs)
  await visit(other, '/groceries')
  await other.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expectCartCount(other, 1)

  await test.step('both tabs reload in Kiswahili, the first where it was', async () => {
    await chooseInMenu(page, 'Open menu', 'Kiswahili')
    await expect(heading(page)).toHaveText(kiswahili)
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw-KE')
    await expect(heading(other)).toHaveText('Vyakula na Mahitaji')
    await expect(other.getByRole('status').filter({ hasText: 'Toleo jipya' })).toBeHidden()
  })

  await test.step('offline it speaks Kiswahili, too', async () => {
    await untilInstalled(page)
    await goOffline()
    await visit(page, '/about')
    await expect(heading(page)).toHaveText('Kuhusu Comrade')
    await visit(page, '/')
    await expect(heading(page)).toHaveText(kiswahili)
  })

  await test.step('English, which is not on the phone any more, asks for the network, and nothing changes', async () => {
    expectError(/error occurred when fetching the script/)
    await chooseInMenu(page, 'Fungua menyu', 'English')
    await expectToast(
      page,
      'Lugha haikubadilishwa',
      'Maandishi yake hayakuweza kupakuliwa. Unganisha intaneti, kisha uichague tena.',
      'destructive',
    )
    await visit(page, '/')
    await expect(heading(page)).toHaveText(kiswahili)
  })
})

test.describe('on a phone in Kiswahili', () => {
  test.use({ locale: 'sw-KE' })

  test('the first visit speaks it, and English can be chosen under Profile', async ({ page }) => {
    await visit(page, '/groceries?q=sukari#top')
    await expect(heading(page)).toHaveText('Vyakula na Mahitaji')
    await expect(page).toHaveURL('/groceries?q=sukari#top')
    await untilInstalled(page)
    await visit(page, '/profile')
    await page.getByRole('group', { name: 'Lugha' }).getByRole('button', { name: 'English' }).click()
    await expect(heading(page)).toHaveText('Profile')
    await visit(page, '/')
    await expect(heading(page)).toHaveText(english)
  })
})

const workers = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return [registration?.active, registration?.installing, registration?.waiting].flatMap((worker) =>
      worker ? [new URL(worker.scriptURL).pathname] : [],
    )
  })

test('a link to a page in Kiswahili shows it on an English phone, whose app stays English, and opens the app offline', async ({
  page,
  goOffline,
  expectError,
}) => {
  await test.step('on a first visit', async () => {
    await visit(page, '/sw/groceries?q=sukari')
    await expect(heading(page)).toHaveText('Vyakula na Mahitaji')
    await expect(page).toHaveURL('/groceries?q=sukari')
    await untilInstalled(page)
    expect(await workers(page)).toEqual(['/sw.js'])
    await visit(page, '/')
    await expect(heading(page)).toHaveText(english)
  })

  await test.step('and where the app is installed, without an update that is none', async () => {
    await visit(page, '/sw/groceries?item=1#top')
    await expect(heading(page)).toHaveText('Vyakula na Mahitaji')
    await expect(page).toHaveURL('/groceries?item=1#top')
    // The worker is registered, and an update would have been offered.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('comrade-language'))).toBe('en')
    expect(await workers(page)).toEqual(['/sw.js'])
    await expect(page.getByRole('status').filter({ hasText: 'Toleo jipya' })).toBeHidden()
    await visit(page, '/about')
    await expect(heading(page)).toHaveText('About Comrade')
  })

  await test.step('offline, in the language of the app', async () => {
    await goOffline()
    // The phone has no page of another language, so its worker asks the network first.
    expectError(/ERR_CONNECTION_REFUSED .*\/sw(?:\/|$)/)
    for (const [link, address, title] of [
      ['/sw/groceries?q=13', '/groceries?q=13', 'Groceries'],
      ['/sw', '/', english],
      ['/sw/', '/', english],
      ['/groceries.html', '/groceries', 'Groceries'],
    ] as const) {
      await visit(page, link)
      await expect(page).toHaveURL(address)
      await expect(heading(page)).toHaveText(title)
    }
  })
})
