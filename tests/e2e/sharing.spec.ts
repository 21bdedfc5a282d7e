import type { Page } from '@playwright/test'
import { go, untilPulled, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

const uuid = '[0-9a-f-]{36}'

/**
 * One item of each kind that users can share: its screen and its link. `inNewDocument` opens the link in a new
 * document; one item of each kind of screen has it. A `tile` opens a sheet.
 */
const shared: { screen: string; name: string; link: string; inNewDocument?: true; tile?: true }[] = [
  {
    screen: '/groceries',
    name: 'Watermelon (whole, about 3 kg)',
    link: `/groceries\\?item=${uuid}`,
    inNewDocument: true,
    tile: true,
  },
  { screen: '/food-delivery', name: 'Beef Pilau', link: '/food-delivery\\?item=food-pilau', tile: true },
  { screen: '/gas-delivery', name: 'Leak Detection', link: '/gas-delivery\\?item=gas-[a-z0-9-]+', inNewDocument: true },
  { screen: '/laundry-services', name: 'Graduation Gown', link: '/laundry-services\\?item=laundry-[a-z0-9-]+' },
  { screen: '/salon-beauty', name: 'Knotless Braids', link: '/salon-beauty\\?item=salon-zuri-knotless' },
  {
    screen: '/errand-services?category=cyber',
    name: 'CV/Resume Design',
    link: '/errand-services\\?category=cyber&item=errand-[a-z0-9-]+',
  },
  {
    screen: '/e-shop?q=kabambe',
    name: 'Kabambe Feature Phone',
    link: `/e-shop\\?shop=${uuid}&item=${uuid}`,
    inNewDocument: true,
    tile: true,
  },
  { screen: '/chemist', name: 'Hedex (10 tablets)', link: `/chemist\\?item=${uuid}`, tile: true },
  {
    screen: '/chemist?tab=services',
    name: 'Health Screening',
    link: '/chemist\\?tab=services&item=pharmacy-screening',
  },
  { screen: '/chemist?tab=emergency', name: 'Ambulance', link: '/chemist\\?tab=emergency&item=emergency-ambulance' },
  {
    screen: '/transport-services',
    name: 'Agnes Mueni',
    link: '/transport-services\\?item=driver-[a-z-]+',
    inNewDocument: true,
  },
  { screen: '/service-providers', name: 'Mama Kadzo', link: `/service-providers\\?item=${uuid}` },
  {
    screen: '/rental-booking',
    name: 'Bandari Gents Hostel',
    link: `/rental-booking\\?item=${uuid}`,
    inNewDocument: true,
  },
  { screen: '/roommate-finder', name: 'Halima A.', link: '/roommate-finder\\?item=roommate-halima' },
  {
    screen: '/roommate-finder?tab=requests',
    name: 'Looking for a Bedsitter to Share in Tudor',
    link: '/roommate-finder\\?tab=requests&item=[a-z-]+',
  },
  {
    screen: '/my-university',
    name: 'Exam cards and timetable',
    link: '/my-university\\?tab=announcements&item=announcement-exams',
  },
  {
    screen: '/my-university?tab=events',
    name: 'Clubs and Societies Meet',
    link: '/my-university\\?tab=events&item=event-[a-z-]+',
    inNewDocument: true,
  },
  {
    screen: '/my-university?tab=services',
    name: 'University Library',
    link: '/my-university\\?tab=services&item=service-library',
  },
]

const currentItem = (page: Page) => page.getByRole('main').locator('[aria-current="true"]')

const expectOpen = async (page: Page, name: string, { tile = false } = {}) => {
  if (tile) {
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(sheet).toBeHidden()
  }
  await expect(currentItem(page)).toHaveCount(1)
  await expect(currentItem(page)).toContainText(name)
  await expect(currentItem(page)).toBeFocused()
  await expect(currentItem(page)).toBeInViewport({ ratio: 0.5 })
}

/** Stubs the phone's share sheet. */
const stubShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })) })
  })

// One visit for all items, so that the data is pulled once.
test('the shared link of each kind of item opens the item', async ({ page, baseURL }) => {
  await stubShareSheet(page)
  await visit(page, '/about')
  await untilPulled(page)
  for (const { screen, name, link, inNewDocument, tile } of shared) {
    await test.step(`${name} on ${screen}`, async () => {
      await go(page, screen)
      if (tile) await page.getByRole('main').getByRole('button', { name, exact: true }).click()
      await page.getByRole('button', { name: `Share: ${name}`, exact: true }).click()
      const data = await page.evaluate(() => ('shared' in window ? (window.shared as ShareData) : {}))
      expect(data.title).toBe(name)
      expect(data.url?.replace(baseURL ?? '', '')).toMatch(new RegExp(`^${link}$`))

      const url = data.url ?? ''
      await go(page, '/about')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Comrade')
      await (inNewDocument ? visit(page, url) : go(page, url))
      await expectOpen(page, name, tile ? { tile } : {})
    })
  }
})

test.describe('Back', () => {
  const back = (page: Page, name = 'Back') => page.getByRole('main').getByRole('button', { name, exact: true })

  test('leads home from a shared link, otherwise to the previous screen, also after a search', async ({ page }) => {
    await visit(page, '/groceries?item=nobody')
    await back(page).click()
    await expect(page).toHaveURL('/')
    await untilPulled(page)
    await go(page, '/about')
    await page.getByRole('button', { name: 'Search everything' }).click()
    await page.getByPlaceholder('Search everything...').fill('pilau')
    await page.getByRole('button', { name: 'Beef Pilau' }).click()
    await expectOpen(page, 'Beef Pilau', { tile: true })
    await back(page).click()
    await expect(page).toHaveURL('/about')
    await page.goForward()
    // A sheet that was closed does not come back.
    await expect(page).toHaveURL('/food-delivery')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The browser's history also includes the steps before the new document.
    await visit(page, '/groceries')
    await back(page).click()
    await expect(page).toHaveURL('/food-delivery')
    await go(page, '/period-tracker')
    await back(page).click()
    await expect(page).toHaveURL('/food-delivery')
  })

  test('works in a browser without the Navigation API', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation')
    })
    await visit(page, '/groceries')
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
    await back(page).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'Rental Booking' }).click()
    await page.getByRole('navigation', { name: 'Quick' }).getByRole('link', { name: 'Cart' }).click()
    await expect(page).toHaveURL('/cart')
    await back(page).click()
    await expect(page).toHaveURL('/rental-booking')
  })
})
