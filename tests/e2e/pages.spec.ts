import type { Page } from '@playwright/test'
import { expectPictures, unsent, untilPulled, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test.describe('My University', () => {
  const links = (page: Page) => page.getByRole('list', { name: 'Special Links' })

  test('each tab has its content and its address; Back to Home goes home', async ({ page }) => {
    await page.goto('/my-university')
    await expect(tab(page, 'Announcements')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('list', { name: 'Announcements' }).getByRole('listitem')).toHaveCount(10)
    await tab(page, 'Events').click()
    await expect(page).toHaveURL('/my-university?tab=events')
    await expect(page.getByRole('list', { name: 'Events' }).getByText('Clubs and Societies Meet')).toBeVisible()
    await expectPictures(page, 4)
    await tab(page, 'Services').click()
    await expect(page).toHaveURL('/my-university?tab=services')
    await expect(page.getByRole('link', { name: 'Call: Campus Clinic' })).toHaveAttribute('href', 'tel:+254700000090')
    await tab(page, 'Special Links').click()
    await expect(page).toHaveURL('/my-university?tab=special-links')
    await expect(links(page).getByRole('listitem')).toHaveCount(8)
    await page.getByRole('button', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('an address that makes no sense opens the first tab', async ({ page }) => {
    await page.goto('/my-university?tab=gossip&link=x')
    await expect(tab(page, 'Announcements')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('list', { name: 'Announcements' })).toBeVisible()
  })

  test('special links are listed oldest first and open inside the app', async ({ page }) => {
    await page.route(/^https:\/\/www\.tum\.ac\.ke\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>TUM</title><h1>Karibu</h1>' }),
    )
    await page.goto('/my-university?tab=special-links')
    const buttons = links(page).getByRole('button')
    await expect(buttons.first()).toContainText('TUM Website')
    await expect(buttons.last()).toContainText('Social Health Authority (SHA)')
    await buttons.first().click()
    const dialog = page.getByRole('dialog', { name: 'TUM Website' })
    await expect(dialog.frameLocator('iframe').getByRole('heading')).toHaveText('Karibu')
    await expect(page).toHaveURL(/link=/)
    expect((await dialog.boundingBox())?.width).toBe(page.viewportSize()?.width)

    const note = dialog.getByRole('status')
    await expect(note).toContainText('This site may not allow being shown inside another app.')
    const out = note.getByRole('link', { name: 'Open in a new tab' })
    await expect(out).toHaveAttribute('href', 'https://www.tum.ac.ke')
    await expect(out).toHaveAttribute('target', '_blank')
    await note.getByRole('button', { name: 'Hide this note' }).click()
    await expect(note).toBeHidden()

    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(buttons.first()).toBeFocused()
    await expect(page).toHaveURL('/my-university?tab=special-links')
    await buttons.first().click()
    await expect(dialog).toBeVisible()
    await page.goBack()
    await expect(dialog).toBeHidden()
  })

  test('offline the links are still there, and opening one says honestly what it needs', { tag: '@worker' }, async ({ page, goOffline }) => {
    await page.goto('/my-university?tab=special-links')
    await untilReadyForOffline(page)
    await goOffline()
    await page.reload()
    await expect(links(page).getByRole('listitem')).toHaveCount(8)
    await expect(page.getByText('You are offline. Everything saved on this phone still works.')).toBeVisible()
    await links(page).getByRole('button').filter({ hasText: 'HELB' }).click()
    const dialog = page.getByRole('dialog', { name: 'HELB' })
    await expect(dialog.getByText('You are offline. HELB needs the internet.')).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toBeVisible()
  })

  test('nothing saved and no server: loading, then quietly empty', async ({ page, expectTrouble }) => {
    expectTrouble(/\/rest\/v1\//)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/rest\/v1\//, async (route) => {
      await held
      await route.abort()
    })
    await page.goto('/my-university?tab=special-links')
    await expect(page.getByText('Loading special links...')).toBeVisible()
    letGo()
    await expect(page.getByText('No special links to show yet.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('About: mission, four values, story, figures and the way home', async ({ page }) => {
  await page.goto('/about')
  await expect(heading(page, 'About Comrade')).toBeVisible()
  for (const name of ['Our Mission', 'Our Values', 'Our Story', 'Comrade in Numbers']) await expect(heading(page, name)).toBeVisible()
  for (const name of ['Community First', 'Reliability', 'Care & Support', 'Excellence']) await expect(heading(page, name)).toBeVisible()
  for (const figure of ['12+', '1000+', '24/7']) await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('Contact', () => {
  const thanks = "Thank you for your message! We'll get back to you soon."
  const fill = async (page: Page, subject: string) => {
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Amina Juma')
    await page.getByRole('textbox', { name: 'Email' }).fill('amina@students.example')
    await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
    await page.getByRole('textbox', { name: 'Message' }).fill('My pilau came cold.')
    await page.getByRole('button', { name: 'Send Message' }).click()
  }
  const expectThanks = async (page: Page) => {
    await expect(page.getByRole('alert')).toHaveText(thanks)
    for (const box of await page.getByRole('main').getByRole('textbox').all()) await expect(box).toHaveValue('')
  }

  test('the cards say how to reach us, and the three questions', async ({ page }) => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'hello@comrade.example' })).toHaveAttribute('href', 'mailto:hello@comrade.example')
    await expect(main.getByRole('link', { name: '+254 700 000 001' })).toHaveAttribute('href', 'tel:+254700000001')
    await expect(main).toContainText('Campus Area, University')
    await expect(main).toContainText('24/7 support')
    await expect(page.getByRole('region', { name: 'Follow Us' }).getByRole('link')).toHaveCount(3)
    const help = page.getByRole('region', { name: 'Quick Help' })
    await expect(help.getByRole('term')).toHaveCount(3)
    await expect(help).toContainText('30 minutes to 2 hours')
    await expect(help).toContainText('The minimum order varies by service.')
    await page.getByRole('button', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('all four fields are required, blanks fill none, and the email is one', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send Message' }).click()
    const missing = page.getByRole('main').locator(':invalid:is(input, textarea)')
    await expect(missing).toHaveCount(4)
    await fill(page, '   ')
    await expect(page.getByText('Please fill this in.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('amina')
    await expect(missing).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a message is delivered, once', async ({ page, server }) => {
    await page.goto('/contact')
    await untilPulled(page)
    await fill(page, 'Cold pilau')
    await expectThanks(page)
    await expect.poll(() => unsent(page, 'anonymous')).toEqual([])
    expect(await server.rows('contact_messages', 'subject=eq.Cold pilau')).toMatchObject([
      { name: 'Amina Juma', email: 'amina@students.example', message: 'My pilau came cold.', user_id: null },
    ])
  })

  test('a message written offline survives a restart and is delivered once, later', { tag: '@worker' }, async ({ page, server, goOffline }) => {
    await page.goto('/contact')
    await untilReadyForOffline(page)
    await goOffline()
    await fill(page, 'From the matatu')
    await expectThanks(page)
    await expect(page.getByRole('list', { name: 'Kept on this phone' })).toContainText('From the matatu')
    await page.reload()
    await expect(page.getByRole('list', { name: 'Kept on this phone' })).toContainText('From the matatu')
    await server.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('list', { name: 'Kept on this phone' })).toBeHidden()
    expect(await server.rows('contact_messages', 'subject=eq.From the matatu')).toHaveLength(1)
  })

  test('a message that the server refuses stays in sight and goes back into the form', async ({ page, expectTrouble }) => {
    expectTrouble(/400.*\/rest\/v1\/contact_messages/)
    await page.route(/\/rest\/v1\/contact_messages/, (route) =>
      route.fulfill({ status: 400, json: { code: '23514', message: 'violates a check', details: null, hint: null } }),
    )
    await page.goto('/contact')
    await fill(page, 'Refused')
    const kept = page.getByRole('list', { name: 'Kept on this phone' })
    await expect(kept).toContainText('This message was not accepted.')
    await kept.getByRole('button', { name: 'Edit' }).click()
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Refused')
    await expect(kept).toBeHidden()
  })
})

for (const { path, title, sections } of [
  { path: '/terms', title: 'Terms of Use', sections: 8 },
  { path: '/privacy', title: 'Privacy Policy', sections: 9 },
]) {
  test(`${title} has its ${sections} sections and the way home`, async ({ page }) => {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText('Last updated December 2024')).toBeVisible()
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(sections)
    const contents = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
    await expect(contents).toHaveCount(sections)
    await contents.last().click()
    await expect(heading(page, `${sections}. Contact`)).toBeInViewport()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
}
