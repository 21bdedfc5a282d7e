import type { ElementHandle, Locator, Page } from '@playwright/test'
import { pagePaths } from '../../build/pages.ts'
import { randomFrom } from '../simulation/random.ts'
import { expectCartCount, expectToast, untilRunning } from './app.ts'
import { expect, test } from './fixtures.ts'

// What a user does on a prerendered page before or while its scripts arrive takes effect once, on the same element.

/** Delays the app's scripts until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/**
 * Opens a page without its scripts, and marks its elements.
 * @returns a function that releases the scripts and waits until the app runs
 */
const openWithoutScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(
    page
      .getByRole('contentinfo')
      .or(page.getByRole('navigation', { name: 'Quick' }))
      .last(),
  ).toBeAttached()
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('#root *')) Reflect.set(element, 'isFromPage', true)
  })
  return async () => {
    release()
    await untilRunning(page)
  }
}

const isFromPage = (locator: Locator) => locator.evaluate((element) => Reflect.get(element, 'isFromPage') === true)

/** Whether the app knows the value of a field, and so renders and stores it. */
const isNoticed = (locator: Locator) =>
  locator.evaluate((field) => {
    const key = Object.keys(field).find((each) => each.startsWith('__reactProps$'))
    const props: unknown = key === undefined ? undefined : Reflect.get(field, key)
    if (typeof props !== 'object' || props === null) return false
    return ['checked', 'value'].every(
      (prop) => !(prop in props) || Reflect.get(props, prop) === Reflect.get(field, prop),
    )
  })

const texts = (page: Page) =>
  page.locator('main, footer').locator('input:not([type=checkbox], [type=radio]):visible, textarea:visible')
const boxes = (page: Page) => page.locator('main input[type=checkbox]:visible')
/** Toggle buttons such as chips, but not the languages, which reload the page. */
const chips = (page: Page) => page.locator('main [aria-pressed=false]:visible:not(#language *)')
const tabs = (page: Page) => page.locator('main [role=tab][aria-selected=false]:visible')
/** Tabs that replace a field. */
const pathsWithTabsAndFields = ['/marketplace', '/roommate-finder', '/second-hand', '/tum-gossip']

const expectChosen = (choice: ElementHandle) =>
  expect
    .poll(() =>
      choice.evaluate(
        (element) =>
          element instanceof Element && (element.getAttribute('aria-pressed') ?? element.getAttribute('aria-selected')),
      ),
    )
    .toBe('true')

const typedInto = (type: string | null) => (type === 'email' ? 'amina@students.tum.ac.ke' : 'unga wa dola')

for (const part of [0, 1, 2, 3]) {
  test(`what is typed, ticked, chosen and focused stands, on every prerendered page, part ${part + 1} of 4`, async ({
    page,
  }) => {
    for (const path of pagePaths.filter((_path, index) => index % 4 === part)) {
      await test.step(path, async () => {
        const run = await openWithoutScripts(page, path)
        const fields = await texts(page).all()
        const typed = await Promise.all(fields.map(async (field) => typedInto(await field.getAttribute('type'))))
        for (const [index, field] of fields.entries()) await field.pressSequentially(typed[index] ?? '')
        const box = boxes(page).nth(2)
        const hasBox = (await box.count()) > 0
        if (hasBox) await box.check()
        // The locator matches another button as soon as this one is chosen.
        const choices = fields.length > 0 ? chips(page) : chips(page).or(tabs(page))
        const choice = (await choices.count()) > 0 ? await choices.first().elementHandle() : null
        await choice?.click()
        const focused = fields.at(-1) ?? (hasBox ? box : page.getByRole('banner').getByRole('button').first())
        await focused.focus()
        await run()
        if (choice) await expectChosen(choice)
        for (const [index, field] of fields.entries()) {
          await expect(field).toHaveValue(typed[index] ?? '')
          await expect.poll(() => isNoticed(field)).toBe(true)
          expect(await isFromPage(field)).toBe(true)
        }
        if (hasBox) {
          await expect(box).toBeChecked()
          await expect.poll(() => isNoticed(box)).toBe(true)
        }
        await expect(focused).toBeFocused()
        await page.unrouteAll()
      })
    }
  })
}

test('a tab that is pressed is chosen', async ({ page }) => {
  for (const path of pathsWithTabsAndFields) {
    await test.step(path, async () => {
      const run = await openWithoutScripts(page, path)
      const tab = await tabs(page).first().elementHandle()
      if (!tab) throw new Error(`${path} has no tab`)
      await tab.click()
      await run()
      await expectChosen(tab)
      await page.unrouteAll()
    })
  }
})

test('a button that is pressed is pressed once: the cart, Back, the menu, the campus', async ({ page }) => {
  const runGas = await openWithoutScripts(page, '/gas-delivery')
  await page.getByRole('button', { name: 'Add to Cart: 6kg Gas Refill' }).first().click()
  await runGas()
  await expectCartCount(page, 1)
  await page.unrouteAll()

  const runTracker = await openWithoutScripts(page, '/terms')
  await page.getByRole('main').getByRole('button').first().click()
  await runTracker()
  await expect(page).toHaveURL('/')
  await page.unrouteAll()

  const runAbout = await openWithoutScripts(page, '/about')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await runAbout()
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible()
  await page.unrouteAll()

  const runHome = await openWithoutScripts(page, '/')
  await page.getByRole('button', { name: 'TUM, Mombasa' }).click()
  await runHome()
  await expect(page.getByRole('region', { name: 'Which campus are you at?' })).toBeHidden()
})

test('a post is opened whose menu was pressed before the list had come', async ({ page }) => {
  const run = await openWithoutScripts(page, '/tum-gossip')
  const post = page.getByRole('list', { name: 'Gossip', exact: true }).getByRole('listitem').nth(1)
  await expect(post).toContainText(/\w/)
  const words = (await post.locator('[data-field=content]').innerText()).slice(0, 12)
  await post.getByRole('button').first().click()
  await run()
  await expect(page.getByRole('dialog')).toContainText(words)
})

test('a form is sent once, and its fields are not in the address', async ({ page, server, expectError }) => {
  expectError(/grant_type=password/)
  const runLogin = await openWithoutScripts(page, '/login')
  await page.getByLabel('Email').fill('nobody@students.tum.ac.ke')
  await page.getByLabel(/^Password/).fill('not the password')
  await page.getByLabel(/^Password/).press('Enter')
  await runLogin()
  await expect(page.getByText('The email or the password is not right.').first()).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.unrouteAll()

  const runHome = await openWithoutScripts(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox').fill('amina@students.tum.ac.ke')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await runHome()
  await expectToast(page, 'Subscribed!', 'We will write to you when there is something worth reading.')
  await expect.poll(() => server.rows('newsletter_subscriptions', 'email=eq.amina@students.tum.ac.ke')).toHaveLength(1)
})

test('a link leads on before the app runs, and Back returns', async ({ page }) => {
  await openWithoutScripts(page, '/about')
  await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL('/cart')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page).toHaveURL('/about')
})

for (const part of [1, 2, 3, 4, 5]) {
  test(`fifty times, the scripts arrive at a random moment of what a person does, part ${part} of 5`, async ({
    browser,
    server,
  }) => {
    const random = randomFrom(20_261_126 + part)
    for (let round = 1; round <= 10; round += 1) {
      const after = random() * 300
      // Each round starts with empty storage.
      const page = await browser.newPage({ baseURL: server.origin, serviceWorkers: 'block' })
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, after))
        await route.continue()
      })
      await test.step(`round ${round}, after ${Math.round(after)} ms`, async () => {
        if (round % 2 === 0) {
          await page.goto('/education/managing-pms', { waitUntil: 'commit' })
          for (const index of [0, 1, 2, 3]) await boxes(page).nth(index).click()
          await untilRunning(page)
          for (const index of [0, 1, 2, 3]) await expect(boxes(page).nth(index)).toBeChecked()
          await expect(boxes(page).nth(4)).not.toBeChecked()
        } else {
          await page.goto('/contact', { waitUntil: 'commit' })
          await page.getByRole('textbox', { name: 'Message' }).pressSequentially('Where is my gas?', { delay: 10 })
          await untilRunning(page)
          await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my gas?')
        }
      })
      await page.close()
    }
  })
}
