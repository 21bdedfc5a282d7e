import type { Page } from '@playwright/test'
import { expectPictures, expectToast, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'

const tiles = {
  'Food Delivery': '/food-delivery',
  'Gas Delivery': '/gas-delivery',
  'Laundry Services': '/laundry-services',
  'Salon & Beauty': '/salon-beauty',
  'Roommate Finder': '/roommate-finder',
  'Rental Booking': '/rental-booking',
  Marketplace: '/marketplace',
  Chemist: '/chemist',
  'My University': '/my-university',
  'TUM Gossip': '/tum-gossip',
  'Transport Services': '/transport-services',
  'E-Shop': '/e-shop',
  'Errand Services': '/errand-services',
  'Get Cheap Services': '/service-providers',
}

/** Where a screen's heading says it otherwise than its tile. */
const headings: Readonly<Record<string, string>> = { 'Rental Booking': 'Student Accommodation' }

const tileList = (page: Page) => page.getByRole('list', { name: 'Services' })
const quickBar = (page: Page) => page.getByRole('navigation', { name: 'Quick' })
const footer = (page: Page) => page.locator('footer')
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('the hero says what this is, and both buttons lead to the services', async ({ page }) => {
  for (const name of ['Start Shopping', 'Explore Services']) {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything you need for university life')
    await expect(page.getByRole('main')).toContainText('From groceries to services')
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('heading', { name: 'Our Services' })).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  }
})

test('two offers take turns', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const offers = page.getByRole('region', { name: 'Special Offers' })
  const food = offers.getByRole('link', { name: 'Lunch from Tudor Kitchens' })
  const room = offers.getByRole('link', { name: 'Stock Your Room for Less' })
  await expect(offers.getByRole('link')).toHaveCount(2)
  for (const text of ['4.9', 'From KSh 80']) await expect(food).toContainText(text)
  await expect(food).toHaveAttribute('href', '/food-delivery')
  for (const text of ['4.8', 'From KSh 30']) await expect(room).toContainText(text)
  await expect(room).toHaveAttribute('href', '/e-shop')

  await offers.scrollIntoViewIfNeeded()
  if (!isMobile) {
    await expect(food).toBeInViewport({ ratio: 0.95 })
    await expect(room).toBeInViewport({ ratio: 0.95 })
    return
  }
  await expect(food).toBeInViewport({ ratio: 0.7 })
  await expect(room).not.toBeInViewport({ ratio: 0.3 })
  await expect(room).toBeInViewport({ ratio: 0.7 })
  await expect(food).not.toBeInViewport({ ratio: 0.3 })
  await expect(food, 'it starts again').toBeInViewport({ ratio: 0.7 })
})

test('an offer opens its screen without loading the app again', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('region', { name: 'Special Offers' }).getByRole('link', { name: 'Lunch from Tudor Kitchens' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Food Delivery' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('each of the fourteen tiles opens its screen', async ({ page }) => {
  await page.goto('/')
  await expect(tileList(page).getByRole('listitem')).toHaveCount(14)
  await expect(tileList(page).getByRole('link', { name: 'Transport Services' })).toContainText('Boda Boda and Tuk Tuk rides')
  await expect(tileList(page).getByRole('link', { name: 'E-Shop' })).toContainText('Cooking oils, sugar, flour')
  await expectPictures(page, 14)
  for (const [title, path] of Object.entries(tiles)) {
    await tileList(page).getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(headings[title] ?? title)
    await page.goBack()
  }
})

test('the health section leads to both trackers and the articles', async ({ page }) => {
  await page.goto('/')
  const health = page.getByRole('region', { name: 'Your Health' })
  for (const path of ['/bloom-period-tracker', '/period-tracker', '/education/menstrual-cycle']) {
    await health.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
  }
})

test('the bundle names what it holds, its rating, and a chat to the letter', async ({ page }) => {
  await page.goto('/')
  const bundle = page.getByRole('region', { name: 'Bundles' }).getByRole('article')
  await expect(bundle).toHaveCount(1)
  await expect(bundle.getByRole('heading', { name: 'Student Cheapest Bundles' })).toBeVisible()
  await expect(bundle).toContainText('4.8 (45 reviews)')
  await expect(bundle).toContainText('okoa jahazi')
  await expect(bundle.getByRole('listitem')).toHaveText([
    '24hrs deals',
    'sms deals',
    'weekly mins deals',
    'weekly data deals',
    'monthly data deals',
  ])
  const message =
    'Hello! I am interested in the Student Cheapest Bundles (From KSh 20). Please tell me how to buy, also with okoa jahazi.'
  const chat = bundle.getByRole('link', { name: 'Get this bundle' })
  await expect(chat).toHaveAttribute('href', `https://wa.me/254700000089?text=${encodeURIComponent(message)}`)
  await expect(chat).toHaveAttribute('target', '_blank')
})

test('the footer has social links, quick links, contacts and the year', async ({ page }) => {
  await page.goto('/')
  const social = footer(page).getByRole('list', { name: 'Follow us' }).getByRole('link')
  await expect(social).toHaveText(['WhatsApp', 'Instagram', 'X', 'Facebook'])
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  const quick = footer(page).getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  await expect(quick).toHaveText(['About', 'Contact', 'Terms', 'Privacy'])
  await expect(footer(page).getByRole('link', { name: '+254 700 000 001' })).toHaveAttribute('href', 'tel:+254700000001')
  await expect(footer(page).getByRole('link', { name: 'hello@comrade.example' })).toHaveAttribute('href', 'mailto:hello@comrade.example')
  await expect(footer(page)).toContainText('Campus Area, University')
  await expect(footer(page)).toContainText('24/7 support')
  await expect(footer(page)).toContainText('© 2024 Comrade')

  for (const [name, path] of [['About', '/about'], ['Contact', '/contact'], ['Terms', '/terms'], ['Privacy', '/privacy']] as const) {
    await quick.filter({ hasText: name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
  }
})

test('the newsletter takes an address', async ({ page }) => {
  await page.goto('/')
  const box = footer(page).getByRole('textbox', { name: 'Email address' })
  await box.fill('not an address')
  await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Subscribed!')).toBeHidden()
  expect(await box.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true)

  await box.fill('wanjiku@students.example')
  await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Subscribed!', 'We will write to you when there is something worth reading.')
  await expect(box).toHaveValue('')
})

test('without a server the newsletter keeps the address and sends it later', { tag: '@worker' }, async ({ page, server, goOffline }) => {
  await page.goto('/')
  const box = footer(page).getByRole('textbox', { name: 'Email address' })
  await untilReadyForOffline(page)
  await box.fill('otieno@students.example')
  await goOffline()
  await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Subscribed!', 'Your address is kept on this phone and will be sent when you are online.')
  await expect(box).toHaveValue('')
  expect(await unsent(page, 'anonymous')).toMatchObject([{ table: 'newsletter_subscriptions', values: { email: 'otieno@students.example' } }])

  await server.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => unsent(page, 'anonymous')).toEqual([])
})

test('an address that the server refuses stays in sight until it is corrected', async ({ page, expectTrouble }) => {
  expectTrouble(/400.*\/rest\/v1\/newsletter_subscriptions/)
  await page.goto('/')
  const box = footer(page).getByRole('textbox', { name: 'Email address' })
  await box.fill('otieno@students')
  await footer(page).getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Not subscribed', 'This address was not accepted. Correct it and subscribe again.', 'destructive')
  await expect(footer(page).getByText('otieno@students was not accepted.')).toBeVisible()
  await footer(page).getByRole('button', { name: 'Correct it' }).click()
  await expect(box).toHaveValue('otieno@students')
  await expect(footer(page).getByText('was not accepted')).toBeHidden()
})

test('the official website opens inside the app, with the ways back', async ({ page }) => {
  let loads = 0
  await page.route(/^https:\/\/www\.tum\.ac\.ke\//, (route) => {
    loads += 1
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>TUM</title><h1>Load ${loads}</h1>` })
  })
  await page.goto('/')
  const trigger = footer(page).getByRole('button', { name: 'Official website' })
  const dialog = page.getByRole('dialog', { name: 'Technical University of Mombasa' })
  const inside = dialog.frameLocator('iframe').getByRole('heading')

  await trigger.click()
  await expect(inside).toHaveText('Load 1')
  await dialog.getByRole('button', { name: 'Reload' }).click()
  await expect(inside).toHaveText('Load 2')
  await dialog.getByRole('button', { name: 'Reset to the first page' }).click()
  await expect(inside).toHaveText('Load 3')
  const newTab = dialog.getByRole('link', { name: 'Open in a new tab' })
  await expect(newTab).toHaveAttribute('href', 'https://www.tum.ac.ke/')
  await expect(newTab).toHaveAttribute('target', '_blank')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()

  await trigger.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('the bottom bar leaves on the way down, past 100 px, and comes back on the way up', async ({ page }) => {
  await page.goto('/')
  const home = quickBar(page).getByRole('link', { name: 'Home' })
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect(tileList(page).getByRole('listitem')).toHaveCount(14)
  await expect(home).toBeInViewport()
  await scrollTo(90)
  await expect(home).toBeInViewport()
  await scrollTo(400)
  await expect(home).not.toBeInViewport()
  await scrollTo(300)
  await expect(home).toBeInViewport()
})

test('the bottom bar leads to home, cart and profile', async ({ page }) => {
  await page.goto('/')
  await quickBar(page).getByRole('link', { name: 'Cart' }).click()
  await expect(page).toHaveURL('/cart')
  await quickBar(page).getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
  await quickBar(page).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the header leads to services, about, contact, login and sign up', async ({ page, isMobile }) => {
  const menu = page.getByRole('navigation', { name: 'Main' })
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  }
  await page.goto('/')
  if (isMobile) {
    await expect(menu).toBeHidden()
    await openMenu()
    await expect(menu).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
  } else {
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  }
  await openMenu()
  await menu.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeInViewport()

  for (const [name, path] of [['About Us', '/about'], ['Contact', '/contact'], ['Login', '/login'], ['Sign Up', '/signup']] as const) {
    await openMenu()
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (isMobile) await expect(menu).toBeHidden()
  }
})

test('a new screen takes the focus and the title; going back finds the old place', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Comrade')
  await expect(page.getByRole('region', { name: 'Bundles' }).getByRole('article')).toBeVisible()
  const last = tileList(page).getByRole('link', { name: 'Get Cheap Services' })
  await last.scrollIntoViewIfNeeded()
  const place = await scrollY(page)
  expect(place).toBeGreaterThan(100)

  await last.click()
  await expect(page).toHaveTitle('Get Cheap Services · Comrade')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await scrollY(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveTitle('Comrade')
  await expect.poll(() => scrollY(page)).toBe(place)
})

test('the keyboard reaches the content first, then everything', async ({ page }) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  // The frame that the page brings has a heading, too, but nothing to reach yet.
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
