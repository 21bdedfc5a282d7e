import type { Page } from '@playwright/test'
import { go, untilPulled } from './app.ts'
import { expect, test } from './fixtures.ts'

const uuid = '[0-9a-f-]{36}'

/**
 * One of everything that can be shared: where it stands, and the link that opens it. `anew` is opened as a person who is
 * sent the link opens it, in a new document: one of each kind of screen.
 */
const shared: { on: string; name: string; link: string; anew?: true }[] = [
  { on: '/groceries', name: 'Watermelon (whole, about 3 kg)', link: `/groceries\\?item=${uuid}`, anew: true },
  { on: '/food-delivery', name: 'Beef Pilau', link: '/food-delivery\\?item=food-pilau' },
  { on: '/gas-delivery', name: 'Leak Detection', link: '/gas-delivery\\?item=gas-[a-z0-9-]+', anew: true },
  { on: '/laundry-services', name: 'Graduation Gown', link: '/laundry-services\\?item=laundry-[a-z0-9-]+' },
  { on: '/salon-beauty', name: 'Knotless Braids', link: '/salon-beauty\\?item=salon-zuri-knotless' },
  { on: '/errand-services?category=cyber', name: 'CV/Resume Design', link: '/errand-services\\?category=cyber&item=errand-[a-z0-9-]+' },
  { on: '/e-shop?q=kabambe', name: 'Kabambe Feature Phone', link: `/e-shop\\?shop=${uuid}&item=${uuid}`, anew: true },
  { on: '/chemist', name: 'Hedex (10 tablets)', link: `/chemist\\?item=${uuid}` },
  { on: '/chemist?tab=services', name: 'Health Screening', link: '/chemist\\?tab=services&item=pharmacy-screening' },
  { on: '/chemist?tab=emergency', name: 'Ambulance', link: '/chemist\\?tab=emergency&item=emergency-ambulance' },
  { on: '/transport-services', name: 'Agnes Mueni', link: '/transport-services\\?item=driver-[a-z-]+', anew: true },
  { on: '/service-providers', name: 'Mama Kadzo', link: `/service-providers\\?item=${uuid}` },
  { on: '/rental-booking', name: 'Bandari Gents Hostel', link: `/rental-booking\\?item=${uuid}`, anew: true },
  { on: '/roommate-finder', name: 'Halima A.', link: '/roommate-finder\\?item=roommate-halima' },
  { on: '/roommate-finder?tab=requests', name: 'Looking for a Bedsitter to Share in Tudor', link: '/roommate-finder\\?tab=requests&item=[a-z-]+' },
  { on: '/my-university', name: 'Exam cards and timetable', link: '/my-university\\?tab=announcements&item=announcement-exams' },
  { on: '/my-university?tab=events', name: 'Clubs and Societies Meet', link: '/my-university\\?tab=events&item=event-[a-z-]+', anew: true },
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
  await page.goto('/about')
  await untilPulled(page)
  for (const { on, name, link, anew } of shared) {
    await test.step(`${name} on ${on}`, async () => {
      await go(page, on)
      await page.getByRole('button', { name: `Share: ${name}`, exact: true }).click()
      const data = await page.evaluate(() => ('shared' in window ? (window.shared as ShareData) : {}))
      expect(data.title).toBe(name)
      expect(data.url?.replace(baseURL ?? '', '')).toMatch(new RegExp(`^${link}$`))

      const url = data.url ?? ''
      await go(page, '/about')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Comrade')
      await (anew ? page.goto(url) : go(page, url))
      await expectOpen(page, name)
    })
  }
})

test.describe('Back', () => {
  const back = (page: Page, name = 'Back') => page.getByRole('main').getByRole('button', { name, exact: true })

  test('leads home from a shared link, else to the screen before, also to where the search found something', async ({ page }) => {
    await page.goto('/groceries?item=nobody')
    await back(page).click()
    await expect(page).toHaveURL('/')
    await untilPulled(page)
    await go(page, '/about')
    await page.getByRole('button', { name: 'Search everything' }).click()
    await page.getByPlaceholder('Search everything...').fill('pilau')
    await page.getByRole('button', { name: 'Beef Pilau' }).click()
    await expectOpen(page, 'Beef Pilau')
    await back(page).click()
    await expect(page).toHaveURL('/about')
    await page.goForward()
    await expectOpen(page, 'Beef Pilau')
    // A new document knows nothing of the steps before it, the browser does.
    await page.goto('/groceries')
    await back(page).click()
    await expect(page).toHaveURL(/\/food-delivery\?/)
    await go(page, '/period-tracker')
    await back(page).click()
    await expect(page).toHaveURL(/\/food-delivery\?/)
  })

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
})
