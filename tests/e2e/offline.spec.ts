import { expectPictures, untilInstalled, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit to home the shops are full without a server, which is said until it is back', async ({ page, context, goOffline, server }) => {
  const note = page.getByText('You are offline. Everything saved on this phone still works.')
  await test.step('the network goes in the middle of a visit, and comes back', async () => {
    await page.goto('/about')
    await untilReadyForOffline(page)
    await expect(note).toBeHidden()
    await context.setOffline(true)
    await expect(note).toBeVisible()
    await context.setOffline(false)
    await expect(note).toBeHidden()
  })

  await test.step('an address that is none leads back', async () => {
    await goOffline()
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/about')
  })

  await test.step('the shops have all products, their pictures and their age', async () => {
    await page.goto('/groceries')
    await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')).toHaveCount(44)
    await expect(page.getByText(/^Saved (just now|\d+ minutes? ago)$/)).toBeVisible()
    await expect(note).toBeVisible()
    await expectPictures(page, 2)
    await page.getByRole('listitem').filter({ hasText: 'Vanilla Ice Cream' }).scrollIntoViewIfNeeded()
    await expectPictures(page, 2)
  })

  await test.step('the note leaves when the server is back', async () => {
    await server.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(note).toBeHidden()
  })
})

test("a new worker removes our old caches and nobody else's, and takes over a page that came past it", async ({ page, context, server }) => {
  const ours = `workbox-precache-v1-${server.origin}/`
  await page.goto('/about')
  await page.evaluate(async (old) => {
    await caches.open('somebody-elses')
    await caches.open(old)
  }, ours)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await page.goto('/')
  await untilInstalled(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(ours)
  expect(await page.evaluate(() => caches.keys())).toContain('somebody-elses')

  const devtools = await context.newCDPSession(page)
  // As Shift does with the reload button; a page that sets off in the moment of the first takeover comes past it likewise.
  await Promise.all([page.waitForEvent('load'), devtools.send('Page.reload', { ignoreCache: true })])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await untilInstalled(page)
})

test.describe('when the network goes before the app is all on the phone', () => {
  test.use({ serviceWorkers: 'block' })

  test('the screen goes on without the parts that could not be loaded', async ({ page, expectTrouble }) => {
    expectTrouble(/promotions-carousel|toast-area|CloseButton|ERR_FAILED.*\/rest\/v1\//)
    await page.route(/promotions-carousel|toast-area|\/rest\/v1\//, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Bundles' }).getByRole('article')).toBeVisible()
    const email = page.getByRole('textbox', { name: 'Email address' })
    await email.fill('atieno@students.example')
    await email.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Subscribed!' })).toContainText('will be sent when you are online')
    await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(14)
  })
})
