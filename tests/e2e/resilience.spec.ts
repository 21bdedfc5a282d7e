import type { Page } from '@playwright/test'
import { dayMs } from '../../src/kit/rules/durations.ts'
import { go, signIn, untilReadyForOffline, visit } from './app.ts'
import { dayAndMonth, dayFromNow, period, plantDays } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'
import { laterVersion } from './versions.ts'

test.use({ serviceWorkers: 'allow' })

const dispatchVisibilityChange = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const week = 7 * dayMs

test.describe('where the browser blocks storage', () => {
  const blockers: Readonly<Record<string, () => void>> = {
    'opening a database fails': () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
    'there is no database': () => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
    },
    'every access to storage throws': () => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    },
  }
  const publicScreens = [
    '/groceries',
    '/chemist',
    '/e-shop',
    '/service-providers',
    '/rental-booking',
    '/roommate-finder',
    '/marketplace',
    '/second-hand',
    '/tum-gossip',
    '/my-university',
    '/cart',
    '/profile',
  ]
  test('the app says so once, and shows data from the network', async ({ context }) => {
    for (const [how, block] of Object.entries(blockers)) {
      await test.step(how, async () => {
        const page = await context.newPage()
        await page.addInitScript(block)
        await visit(page, '/')
        const note = page.getByRole('status').filter({ hasText: 'Nothing can be kept on this phone' })
        await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(14)
        await expect(note).toBeVisible()
        await note.getByRole('button', { name: 'Dismiss' }).click()
        await expect(note).toBeHidden()

        await page
          .getByRole('list', { name: 'Services' })
          .getByRole('link', { name: /Food Delivery/ })
          .click()
        await expect(page.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')).toHaveCount(12)
        await page
          .getByRole('button', { name: /^Add to Cart/ })
          .first()
          .click()
        await expect(page.getByRole('alert').filter({ hasText: 'Cart not saved' })).toContainText(
          'Your browser blocks storage here.',
        )
        await expect(note).toBeHidden()

        for (const [address, { heading, shows }] of Object.entries(screens).filter(([path]) =>
          publicScreens.includes(path),
        )) {
          await go(page, address)
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading)
          await expect(shows(page).first()).toBeVisible()
          await expect(page.getByText('Something went wrong')).toHaveCount(0)
        }
        await go(page, '/period-tracker')
        await expect(page.getByRole('main')).toContainText('A log cannot be kept here')
        await go(page, '/login')
        await page.getByRole('textbox', { name: 'Email' }).fill('amina@example.com')
        await page.getByLabel(/^Password/).fill('whatever it is')
        await page.getByRole('button', { name: 'Sign In' }).click()
        await expect(page.getByRole('alert').filter({ hasText: 'so you cannot stay signed in' }).first()).toBeVisible()
        await page.close()
      })
    }
  })
})

test.describe('an error in one screen', () => {
  test.use({ serviceWorkers: 'block' })

  test('leaves the header, the bottom bar and all other screens working', async ({ page, expectError }) => {
    expectError(/planted/)
    await page.route(/\/assets\/profile-[\w-]+\.js/, async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      const planted = text.replace(
        /title:[`"]Please log in to view your profile[`"]/,
        'title:(()=>{throw new Error("planted")})()',
      )
      expect(planted).not.toBe(text)
      await route.fulfill({ response: answer, body: planted })
    })
    await visit(page, '/profile')
    const broken = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(broken).toContainText('What you saved on this phone is safe.')
    await expect(page.getByRole('banner')).toBeVisible()
    const quick = page.getByRole('navigation', { name: 'Quick' })
    await broken.getByRole('button', { name: 'Try again' }).click()
    await expect(broken).toBeVisible()
    await quick.getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByText('Your cart is empty')).toBeVisible()
    await quick.getByRole('link', { name: 'Profile' }).click()
    await expect(broken).toBeVisible()
    await broken.getByRole('link', { name: 'Go Home' }).click()
    await expect(page.getByRole('list', { name: 'Services' })).toBeVisible()
    await visit(page, '/login')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})

test.describe('a tab left open for a week', () => {
  test('shows the age of its data, and refreshes and offers the new version when it becomes visible', async ({
    page,
    deploy,
    goOffline,
  }) => {
    const later = await laterVersion('week', ['Everything you need for university life', 'All of campus in one pocket'])
    await page.clock.install()
    await visit(page, '/groceries')
    await page.clock.runFor(5000)
    await untilReadyForOffline(page)
    const age = page.getByText(/^Saved /)
    await expect(age).toHaveText('Saved just now')
    await goOffline()
    await page.clock.fastForward(week)
    await expect(age).toHaveText('Saved 7 days ago')
    await deploy(later)
    await page.clock.fastForward(60_000)
    await dispatchVisibilityChange(page)
    await expect(page.getByRole('status').filter({ hasText: 'A new version is ready' })).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(age).toHaveText(/^Saved (just now|1 minute ago)$/)
  })

  test('shows the current day, and an expired session does not sign the user out', async ({
    page,
    server,
    goOffline,
  }) => {
    const amina = await server.addUser('Amina Juma')
    await signIn(page, amina)
    await plantDays(page, amina.id, period(9))
    await untilReadyForOffline(page)
    await page.clock.install()
    await visit(page, '/bloom-period-tracker')
    await expect(page.getByRole('heading', { name: `Today, ${dayAndMonth(dayFromNow(0))}` })).toBeVisible()
    await goOffline()
    await page.clock.fastForward(week)
    await dispatchVisibilityChange(page)
    await expect(page.getByRole('heading', { name: `Today, ${dayAndMonth(dayFromNow(7))}` })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: `Today, ${dayAndMonth(dayFromNow(7))}` })).toBeVisible()
    await server.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await visit(page, '/profile')
    await expect(page.getByRole('heading', { name: 'Amina Juma' })).toBeVisible()
    await expect(page.getByText('Please log in again')).toHaveCount(0)
  })
})

test('a browser too old for the app shows the emergency numbers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'))
  await page.goto('/groceries')
  await expect(page.getByText('This browser is too old for the app.')).toBeVisible()
  await expect(page.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999')
})
