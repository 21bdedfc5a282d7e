import type { Page } from '@playwright/test'
import { expectPictures, itemNamed, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'

const chat = (digits: string, text: string) => `https://wa.me/${digits}?text=${encodeURIComponent(text)}`

test.describe('Transport Services', () => {
  test('drivers by vehicle, searched, called', async ({ page }) => {
    await page.goto('/transport-services')
    await expect(page.getByRole('heading', { level: 1, name: 'Transport Services' })).toBeVisible()
    const boda = page.getByRole('list', { name: 'Boda Boda' }).getByRole('listitem')
    const tuktuk = page.getByRole('list', { name: 'Tuk Tuk' }).getByRole('listitem')
    await expect(boda).toHaveCount(4)
    await expect(tuktuk).toHaveCount(4)
    await expect(boda.getByRole('heading').first(), 'the best rated first').toHaveText('Juma Mwachiro')

    const agnes = itemNamed(page, 'Agnes Mueni')
    await expect(agnes.getByRole('definition')).toHaveText(['Ganjoni', 'Every day, 4pm to midnight', '3 passengers', '+254 700 000 046'])
    await expect(agnes.getByText('Safe night rides for ladies')).toBeVisible()
    await expect(agnes.getByRole('link', { name: 'Call: Agnes Mueni' })).toHaveAttribute('href', 'tel:+254700000046')
    await expect(itemNamed(page, 'Juma Mwachiro').getByRole('term').filter({ hasText: 'Capacity' })).toHaveCount(0)
    await expectPictures(page, 4)

    await page.getByRole('button', { name: 'Tuk Tuk' }).click()
    await expect(page).toHaveURL('/transport-services?category=tuk-tuk')
    await page.getByRole('searchbox', { name: 'Search drivers...' }).fill('KIZINGO')
    await expect(page.getByRole('list', { name: 'Transport Services' }).getByRole('heading')).toHaveText(['Hamisi Juma'])
    await page.getByRole('button', { name: 'Boda Boda' }).click()
    await expect(page.getByText('No drivers found matching your search.')).toBeVisible()
  })

  test('a chip that is no chip falls back to all; Back leads home from a shared link', async ({ page }) => {
    await page.goto('/transport-services?category=helicopter')
    await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('Get Cheap Services', () => {
  test('providers by rating, chips, search, call and chat', async ({ page, opened }) => {
    await page.goto('/')
    await page.getByRole('list', { name: 'Services' }).getByRole('link', { name: 'Get Cheap Services' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Get Cheap Services' })).toBeVisible()
    const providers = page.getByRole('list', { name: 'Get Cheap Services' }).getByRole('listitem')
    await expect(providers).toHaveCount(26)
    const ratings = (await providers.getByText(/^Rated/).locator('..').allTextContents()).map((text) => Number(/[\d.]+/.exec(text)?.[0]))
    expect(ratings).toHaveLength(26)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))

    const chips = page.getByRole('group', { name: 'Categories' }).getByRole('button')
    await expect(chips).toHaveText([
      'All Services', 'Laundry', 'Technician', 'Mill Services', 'Beauty & Salon', 'WiFi Installation', 'Photography', 'Bakery', 'Cleaning',
    ])
    await chips.filter({ hasText: 'Laundry' }).click()
    await expect(page).toHaveURL('/service-providers?category=mamafua')
    await expect(providers).toHaveCount(3)

    const asha = itemNamed(page, 'Mama Asha Laundry')
    await expect(asha.getByRole('definition')).toHaveText(['Tudor', 'Every day, 7am to 6pm'])
    await expect(asha.getByText('Hand washing and folding')).toBeVisible()
    await expect(asha.getByText('Comes to your room, washes, hangs and folds. A full basket from KSh 400.')).toBeVisible()
    await expect(asha.getByRole('link', { name: 'Contact: Mama Asha Laundry' })).toHaveAttribute('href', 'tel:+254700000013')
    const link = chat('254700000013', 'Hello Mama Asha Laundry! I would like to ask about your services: Hand washing and folding. Are you available?')
    const whatsapp = asha.getByRole('link', { name: 'WhatsApp: Mama Asha Laundry' })
    await expect(whatsapp).toHaveAttribute('href', link)
    const popup = page.waitForEvent('popup')
    await whatsapp.click()
    await (await popup).close()
    expect(opened).toEqual([link])

    const search = page.getByRole('searchbox', { name: 'Search service providers...' })
    await expect(search).toHaveAttribute('placeholder', 'Search service providers...')
    await search.fill('submarine')
    await expect(page.getByText('No service providers found matching your search.')).toBeVisible()
    await search.clear()
    await expectPictures(page, 2)
    await page.getByRole('button', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('the providers are there offline, with their age', { tag: '@worker' }, async ({ page, goOffline }) => {
    await page.goto('/')
    await untilReadyForOffline(page)
    await goOffline()
    await page.goto('/service-providers?category=salon&q=braids')
    await expect(page.getByRole('list', { name: 'Get Cheap Services' }).getByRole('heading')).toHaveText(['Braids by Zawadi'])
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await page.goto('/transport-services')
    await expect(page.getByRole('list', { name: 'Tuk Tuk' }).getByRole('listitem')).toHaveCount(4)
    await page.goto('/roommate-finder?tab=requests')
    await expect(page.getByRole('list', { name: 'Room requests' }).getByRole('listitem')).toHaveCount(5)
  })
})

test.describe('Roommate Finder', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

  test('listings and requests: three-field search, connect and respond', async ({ page }) => {
    await page.goto('/roommate-finder')
    await expect(page.getByRole('heading', { level: 1, name: 'Roommate Finder' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Find Roommate', 'Room Requests', 'Post Listing', 'Safety Tips'])
    const listings = page.getByRole('list', { name: 'Roommate listings' }).getByRole('listitem')
    await expect(listings).toHaveCount(6)
    const search = page.getByRole('searchbox', { name: 'Search by name, course or location' })
    for (const words of ['joy', 'commerce']) {
      await search.fill(words)
      await expect(listings.getByRole('heading')).toHaveText(['Joy M.'])
    }
    await search.fill('tudor')
    await expect(listings.getByRole('heading')).toHaveText(['Joy M.', 'Brian O.'])
    await expect(page).toHaveURL('/roommate-finder?q=tudor')
    await expect(listings.first().getByRole('link', { name: 'Connect: Joy M.' })).toHaveAttribute(
      'href',
      chat(
        '254700000051',
        'Hello Joy M.! I saw your roommate listing on Comrade (Tudor, KSh 5,000 a month) and would like to connect about it. Is the place still free?',
      ),
    )
    await tab(page, 'Room Requests').click()
    await expect(page).toHaveURL('/roommate-finder?tab=requests&q=tudor')
    const requests = page.getByRole('list', { name: 'Room requests' }).getByRole('listitem')
    await expect(requests).toHaveCount(2)
    await expect(requests.first().getByRole('link', { name: /^Respond: / })).toHaveAttribute(
      'href',
      chat(
        '254700000057',
        'Hello! I am responding to your room request on Comrade: "Looking for a Bedsitter to Share in Tudor" (Tudor, KSh 4,000 - 6,000). Are you still looking?',
      ),
    )
    await search.fill('submarine')
    await expect(page.getByText('No room requests found matching your search.')).toBeVisible()
  })

  test('Submit opens a chat with what was typed, and a reload keeps the draft', async ({ page, opened }) => {
    await page.goto('/roommate-finder?tab=post')
    await page.getByLabel('Name').fill('Joy M.')
    await page.getByLabel('Budget a month').fill('5000')
    await page.getByLabel('Description').fill('A quiet room.\nNear campus.')
    await page.reload()
    await expect(page.getByLabel('Name')).toHaveValue('Joy M.')
    const link = chat(
      '254700000001',
      'Hello Comrade! I would like to post a roommate listing:\n\nName: Joy M.\nBudget a month: KSh 5,000\nDescription: A quiet room. Near campus.',
    )
    await expect(page.getByRole('link', { name: 'Submit' })).toHaveAttribute('href', link)
    const popup = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Submit' }).click()
    await (await popup).close()
    expect(opened).toEqual([link])
  })

  test('tabs by keyboard, safety tips, Get Help; a tab that is no tab falls back', async ({ page }) => {
    await page.goto('/roommate-finder?tab=nonsense')
    await expect(tab(page, 'Find Roommate')).toHaveAttribute('aria-selected', 'true')
    await tab(page, 'Find Roommate').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'Safety Tips')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL('/roommate-finder?tab=safety')
    expect(await page.getByRole('tabpanel').getByRole('listitem').count()).toBeGreaterThanOrEqual(8)
    await expect(page.getByRole('link', { name: 'Get Help' })).toHaveAttribute(
      'href',
      chat('254700000001', 'Hello Comrade! I need help with finding a roommate.'),
    )
  })
})
