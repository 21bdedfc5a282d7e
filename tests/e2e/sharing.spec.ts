import type { Page } from '@playwright/test'
import { expectToast, untilPulled } from './app.ts'
import { expect, test } from './fixtures.ts'

const uuid = '[0-9a-f-]{36}'

/** One of everything that can be shared: where it stands, and the link that opens it. */
const shared: { on: string; name: string; link: string }[] = [
  { on: '/groceries', name: 'Watermelon (whole, about 3 kg)', link: `/groceries\\?item=${uuid}` },
  { on: '/food-delivery', name: 'Beef Pilau', link: '/food-delivery\\?item=food-pilau' },
  { on: '/gas-delivery', name: 'Leak Detection', link: '/gas-delivery\\?item=gas-[a-z0-9-]+' },
  { on: '/laundry-services', name: 'Graduation Gown', link: '/laundry-services\\?item=laundry-[a-z0-9-]+' },
  { on: '/salon-beauty', name: 'Knotless Braids', link: '/salon-beauty\\?item=salon-zuri-knotless' },
  { on: '/errand-services?category=cyber', name: 'CV/Resume Design', link: '/errand-services\\?category=cyber&item=errand-[a-z0-9-]+' },
  { on: '/e-shop?q=kabambe', name: 'Kabambe Feature Phone', link: `/e-shop\\?shop=${uuid}&item=${uuid}` },
  { on: '/chemist', name: 'Hedex (10 tablets)', link: `/chemist\\?item=${uuid}` },
  { on: '/chemist?tab=services', name: 'Health Screening', link: '/chemist\\?tab=services&item=pharmacy-screening' },
  { on: '/chemist?tab=emergency', name: 'Ambulance', link: '/chemist\\?tab=emergency&item=emergency-ambulance' },
  { on: '/transport-services', name: 'Agnes Mueni', link: '/transport-services\\?item=driver-[a-z-]+' },
  { on: '/service-providers', name: 'Mama Kadzo', link: `/service-providers\\?item=${uuid}` },
  { on: '/rental-booking', name: 'Bandari Gents Hostel', link: `/rental-booking\\?item=${uuid}` },
  { on: '/roommate-finder', name: 'Halima A.', link: '/roommate-finder\\?item=roommate-halima' },
  { on: '/roommate-finder?tab=requests', name: 'Looking for a Bedsitter to Share in Tudor', link: '/roommate-finder\\?tab=requests&item=[a-z-]+' },
  { on: '/my-university', name: 'Exam cards and timetable', link: '/my-university\\?tab=announcements&item=announcement-exams' },
  { on: '/my-university?tab=events', name: 'Clubs and Societies Meet', link: '/my-university\\?tab=events&item=event-[a-z-]+' },
  { on: '/my-university?tab=services', name: 'University Library', link: '/my-university\\?tab=services&item=service-library' },
]

const marked = (page: Page) => page.getByRole('main').locator('[aria-current="true"]')

const expectOpen = async (page: Page, name: string) => {
  await expect(marked(page)).toHaveCount(1)
  await expect(marked(page)).toContainText(name)
  await expect(marked(page)).toBeFocused()
  await expect(marked(page)).toBeInViewport({ ratio: 0.5 })
}

/** Stands in for the share sheet of a phone. */
const keepWhatIsShared = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })) })
  })

// One visit for all of them: a phone has its data once.
test('the shared link of everything opens it', async ({ page, baseURL }) => {
  await keepWhatIsShared(page)
  for (const { on, name, link } of shared) {
    await test.step(`${name} on ${on}`, async () => {
      await page.goto(on)
      await page.getByRole('button', { name: `Share: ${name}`, exact: true }).click()
      const data = await page.evaluate(() => ('shared' in window ? (window.shared as ShareData) : {}))
      expect(data.title).toBe(name)
      expect(data.url?.replace(baseURL ?? '', '')).toMatch(new RegExp(`^${link}$`))
      await expect(page.getByText('Link copied')).toHaveCount(0)

      await page.goto(data.url ?? '')
      await expectOpen(page, name)
    })
  }
})

test('without a share sheet the link is copied', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await page.goto('/food-delivery')
  await page.getByRole('button', { name: 'Share: Beef Pilau' }).click()
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/food-delivery?item=food-pilau`)
})

test('where copying is forbidden the link is there to read', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })
  })
  await page.goto('/food-delivery')
  await page.getByRole('button', { name: 'Share: Beef Pilau' }).click()
  await expectToast(page, 'The link could not be copied', `${baseURL}/food-delivery?item=food-pilau`, 'destructive')
})

test('a shop is shared too, and one that closed leads to the others', async ({ page }) => {
  await keepWhatIsShared(page)
  await page.goto('/e-shop')
  await page.getByRole('list', { name: 'Shops' }).getByRole('button').first().click()
  const shop = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
  await page.getByRole('button', { name: `Share: ${shop}`, exact: true }).click()
  const url = await page.evaluate(() => ('shared' in window ? ((window.shared as ShareData).url ?? '') : ''))
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(shop)
  await page.goto('/e-shop?shop=00000000-0000-4000-8000-00000000dead')
  await expect(page.getByText('That item is no longer here.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Shops' }).getByRole('listitem')).toHaveCount(7)
})

test('no filter hides what a link opens, and choosing something else leaves it', async ({ page }) => {
  await page.goto('/food-delivery?category=healthy&q=submarine&item=food-pilau')
  await expectOpen(page, 'Beef Pilau')
  await expect(page.getByRole('list', { name: 'Food Delivery' }).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search for food...' }).fill('chips')
  await expect(marked(page)).toHaveCount(0)
  await expect(page).toHaveURL('/food-delivery?category=healthy&q=chips')

  await page.goto('/errand-services?category=postoffice&item=errand-cyber-online-cv')
  await expectOpen(page, 'CV/Resume Design')
  await page.getByRole('button', { name: 'Post Office' }).click()
  await expect(page).toHaveURL('/errand-services')
  await expect(page.getByText('CV/Resume Design')).toHaveCount(0)
})

for (const { address, list, count } of [
  { address: '/groceries', list: 'Groceries', count: 44 },
  { address: '/food-delivery', list: 'Food Delivery', count: 12 },
  { address: '/service-providers', list: 'Get Cheap Services', count: 26 },
  { address: '/rental-booking', list: 'Rentals', count: 20 },
  { address: '/roommate-finder', list: 'Roommate listings', count: 6 },
  { address: '/my-university', list: 'Announcements', count: 10 },
]) {
  test(`an item that is gone leaves ${address} as it is, with a quiet note`, async ({ page }) => {
    const items = page.getByRole('list', { name: list }).locator('> li')
    const note = page.getByText('That item is no longer here.', { exact: true })
    await page.goto(`${address}?item=nobody-knows`)
    await untilPulled(page)
    await expect(note).toBeVisible()
    await expect(items).toHaveCount(count)
    await expect(marked(page)).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)

    await page.goto(`${address}?item=${encodeURIComponent('<b>no id</b>')}`)
    await expect(items).toHaveCount(count)
    await expect(note).toHaveCount(0)
  })
}

test.describe('Back', () => {
  const back = (page: Page, name = 'Back') => page.getByRole('main').getByRole('button', { name, exact: true })

  for (const { address, label } of [
    { address: '/groceries', label: 'Back' },
    { address: '/chemist', label: 'Back to Home' },
    { address: '/service-providers', label: 'Back to Home' },
    { address: '/rental-booking', label: 'Back' },
    { address: '/roommate-finder', label: 'Back' },
    { address: '/cart', label: 'Back' },
    { address: '/no-such-page', label: 'Go Back' },
    { address: '/marketplace', label: 'Back' },
    { address: '/period-tracker', label: 'Back' },
  ]) {
    test(`on ${address} leads to the screen before, and home from a shared link`, async ({ page }) => {
      await page.goto(`${address}?item=nobody`)
      await back(page, label).click()
      await expect(page).toHaveURL('/')
      await page.goto('/about')
      await page.goto(address)
      await back(page, label).click()
      await expect(page).toHaveURL('/about')
    })
  }

  test('works in a browser that keeps no list of steps', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation')
    })
    await page.goto('/groceries')
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
    await back(page).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'Rental Booking' }).click()
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Cart' }).click()
    await expect(page).toHaveURL('/cart')
    await back(page).click()
    await expect(page).toHaveURL('/rental-booking')
  })

  test('from an item that the search found leads back to where the search was', async ({ page }) => {
    await page.goto('/about')
    await untilPulled(page)
    await page.getByRole('button', { name: 'Search everything' }).click()
    await page.getByPlaceholder('Search everything...').fill('pilau')
    await page.getByRole('button', { name: 'Beef Pilau' }).click()
    await expectOpen(page, 'Beef Pilau')
    await back(page).click()
    await expect(page).toHaveURL('/about')
    await page.goForward()
    await expectOpen(page, 'Beef Pilau')
  })
})
