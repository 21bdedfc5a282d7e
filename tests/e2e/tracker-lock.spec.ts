import { expectToast, visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { address, openTrackerWith, settings, threePeriods, unlock } from './period-tracker.ts'

// WebAuthn needs a host name; it rejects IP addresses.
test.use({ baseURL: async ({ server }, use) => use(server.origin.replace('127.0.0.1', 'localhost')) })

test('a log with a PIN and the phone’s own lock opens only with both', async ({ page, server }) => {
  const pin = 'siri yangu'
  const locked = page.getByRole('heading', { name: 'Locked' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openTrackerWith(page, await server.addUser('Neema Ali'), threePeriods, '?view=settings')
  await page.getByRole('button', { name: 'Set a PIN' }).click()
  await page.getByLabel(/^New PIN again/).fill(pin)
  await page
    .getByLabel(/^New PIN/)
    .first()
    .fill(pin)
  await page.getByRole('switch', { name: 'Ask for this phone’s lock, too' }).check()
  await page.getByRole('button', { name: 'Set PIN', exact: true }).click()
  await expectToast(
    page,
    'Your PIN is set',
    'Your log and your pregnancy record are encrypted on this phone. They open with the PIN and this phone’s lock.',
  )
  await visit(page, address)
  await expect(locked).toBeVisible()
  await expect(page.getByText('After the PIN, this phone asks for its own lock.')).toBeVisible()

  await unlock(page, 'another pin')
  await expect(page.getByRole('alert').filter({ hasText: 'That PIN is not right.' })).toBeVisible()
  await unlock(page, pin)
  await expect(page.getByRole('region', { name: 'Today at a glance' })).toBeVisible()
  await visit(page, settings)
  await expect(locked).toBeVisible()
  await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await unlock(page, pin)
  await expect(
    page.getByRole('alert').filter({ hasText: 'This phone has not confirmed that it is you.' }),
  ).toBeVisible()
  await expect(locked).toBeVisible()
})
