import { unsent, untilReadyForOffline, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test(
  'special links open inside the app; offline they are listed, and opening one says that it needs the internet',
  { tag: '@worker' },
  async ({ page, goOffline }) => {
    const links = page.getByRole('list', { name: 'Special Links' })
    await page.route(/^https:\/\/www\.tum\.ac\.ke\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>TUM</title><h1>Karibu</h1>' }),
    )
    await visit(page, '/my-university?tab=special-links')
    await links.getByRole('button', { name: /^TUM Website/ }).click()
    const site = page.getByRole('dialog', { name: 'TUM Website' })
    await expect(site.frameLocator('iframe').getByRole('heading')).toHaveText('Karibu')
    await expect(page).toHaveURL(/link=/)
    await page.goBack()
    await expect(site).toBeHidden()

    await untilReadyForOffline(page)
    await goOffline()
    await page.reload()
    await expect(links.getByRole('listitem')).toHaveCount(8)
    await links.getByRole('button', { name: /^HELB/ }).click()
    const dialog = page.getByRole('dialog', { name: 'HELB' })
    await expect(dialog.getByText('You are offline. HELB needs the internet.')).toBeVisible()
    await expect(dialog.locator('iframe')).toHaveCount(0)
  },
)

test(
  'a contact message is sent once; one written offline survives a reload and is sent once later',
  { tag: '@worker' },
  async ({ page, server, goOffline }) => {
    const fill = async (subject: string) => {
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Amina Juma')
      await page.getByRole('textbox', { name: 'Email' }).fill('amina@students.example')
      await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
      await page.getByRole('textbox', { name: 'Message' }).fill('My pilau came cold.')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByRole('alert')).toContainText('Thank you for your message!')
    }
    await visit(page, '/contact')
    await untilReadyForOffline(page)
    await fill('Cold pilau')
    await expect.poll(() => unsent(page, 'anonymous')).toEqual([])
    expect(await server.rows('contact_messages', 'subject=eq.Cold pilau')).toMatchObject([
      { name: 'Amina Juma', email: 'amina@students.example', message: 'My pilau came cold.', user_id: null },
    ])

    await goOffline()
    await fill('From the matatu')
    const pending = page.getByRole('list', { name: 'Kept on this phone' })
    await expect(pending).toContainText('From the matatu')
    await page.reload()
    await expect(pending).toContainText('From the matatu')
    await server.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(pending).toBeHidden()
    expect(await server.rows('contact_messages', 'subject=eq.From the matatu')).toHaveLength(1)
  },
)
