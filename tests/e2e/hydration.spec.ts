import { signIn, untilPulled, visit } from './app.ts'
import { expectEqualPages } from './equal-pages.ts'
import { expect, test } from './fixtures.ts'

test('every prerendered page hydrates as it is, where it was scrolled to, on a first visit', async ({ page }) => {
  const { longPages } = await expectEqualPages(page, { isFirstVisit: true })
  expect(longPages).toBeGreaterThan(20)
})

test('every prerendered page hydrates as it is, in the dark, signed in, with stored rows', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'dark'))
  const user = await server.addUser('Amina Hassan')
  await signIn(page, user)
  await untilPulled(page)
  await expectEqualPages(page)
})

test('every prerendered page hydrates as it is, at another campus, offline, in office hours of another year', async ({
  page,
}) => {
  await page.clock.setSystemTime('2031-01-06T10:00:00+03:00')
  await page.addInitScript(() => {
    localStorage.setItem(
      'comrade-campus',
      JSON.stringify({ slug: 'uon', name: 'University of Nairobi', shortName: 'UoN', town: 'Nairobi', website: null }),
    )
    Object.defineProperty(navigator, 'onLine', { value: false })
  })
  await expectEqualPages(page)
})

test('a page hydrates as it is at an address with the result of a sign-in, and at that of its file', async ({
  page,
}) => {
  const form = page.getByRole('button', { name: 'Sign In' })
  for (const address of [
    '/login?code=1f0c',
    '/login?error=access_denied&error_code=bad',
    '/login#error=access_denied',
    '/signup?code=1f0c',
  ]) {
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await visit(page, '/login?code=1f0c')
  await expect(form).toBeVisible()
  for (const [file, address, title] of [
    ['/groceries.html?q=13', '/groceries?q=13', 'Groceries'],
    ['/education/managing-pms.html', '/education/managing-pms', 'Managing PMS'],
    ['/index.html', '/', 'Everything you need for university life'],
  ] as const) {
    await visit(page, file)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  }
})
