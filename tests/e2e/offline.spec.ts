import { expectPictures, untilInstalled, untilReadyForOffline, visit } from './app.ts'
import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('after one visit the shops work offline, and a note says so until the server is reachable again', async ({
  page,
  context,
  goOffline,
  server,
}) => {
  const note = page.getByText('You are offline. Everything saved on this phone still works.')
  await test.step('the network is lost during a visit and returns', async () => {
    await visit(page, '/about')
    await untilReadyForOffline(page)
    await expect(note).toBeHidden()
    await context.setOffline(true)
    await expect(note).toBeVisible()
    await context.setOffline(false)
    await expect(note).toBeHidden()
  })

  await test.step('an unknown URL offers a way back', async () => {
    await goOffline()
    await visit(page, '/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await page.getByRole('button', { name: 'Go Back' }).click()
    await expect(page).toHaveURL('/about')
  })

  await test.step('the shops show all products, their pictures and the age of the data', async () => {
    await visit(page, '/groceries')
    await expect(page.getByRole('list', { name: 'Groceries' }).getByRole('listitem')).toHaveCount(44)
    await expect(page.getByText(/^Saved (just now|\d+ minutes? ago)$/)).toBeVisible()
    await expect(note).toBeVisible()
    await expectPictures(page, 2)
    await page.getByRole('listitem').filter({ hasText: 'Vanilla Ice Cream' }).scrollIntoViewIfNeeded()
    await expectPictures(page, 2)
  })

  await test.step('the note disappears when the server is reachable again', async () => {
    await server.start()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(note).toBeHidden()
  })
})

test('a new service worker removes only the app’s own old caches, and takes over an uncontrolled page', async ({
  page,
  context,
  server,
}) => {
  const ours = `workbox-precache-v1-${server.origin}/`
  await visit(page, '/about')
  await page.evaluate(async (old) => {
    await caches.open('somebody-elses')
    await caches.open(old)
  }, ours)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await visit(page, '/')
  await untilInstalled(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(ours)
  expect(await page.evaluate(() => caches.keys())).toContain('somebody-elses')

  const devtools = await context.newCDPSession(page)
  // Reload without the service worker, as Shift and Reload does.
  await Promise.all([page.waitForEvent('load'), devtools.send('Page.reload', { ignoreCache: true })])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await untilInstalled(page)
})

test.describe('when the network is lost before all files are cached', () => {
  test.use({ serviceWorkers: 'block' })

  test('the screen works without the parts that could not be loaded', async ({ page, expectError }) => {
    expectError(/promotions-carousel|toast-area|CloseButton|ERR_FAILED.*\/rest\/v1\//)
    await page.route(/promotions-carousel|toast-area|\/rest\/v1\//, (route) => route.abort())
    await visit(page, '/')
    await expect(page.getByRole('region', { name: 'Bundles' }).getByRole('article')).toBeVisible()
    const email = page.getByRole('textbox', { name: 'Email address' })
    await email.fill('atieno@students.example')
    await email.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Subscribed!' })).toContainText(
      'will be sent when you are online',
    )
    await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(14)
  })
})
