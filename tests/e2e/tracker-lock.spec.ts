import type { Page } from '@playwright/test'
import { expectToast, go, signIn } from './app.ts'
import { period, plantDays, plantPin } from './cycle-log.ts'
import { expect, test } from './fixtures.ts'
import type { LocalServer, TestPerson } from './local-server.ts'

const tracker = '/bloom-period-tracker'
const pin = 'siri yangu'
const isLocked = (page: Page) => expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible()
const isOpen = (page: Page) => expect(page.getByRole('grid')).toBeVisible()

/** Somebody whose tracker has a PIN; what was logged before it is gone. */
const lockedTracker = async (page: Page, server: LocalServer, lockAfter: number): Promise<TestPerson> => {
  const person = await server.addPerson('Neema Ali')
  await signIn(page, person)
  await plantDays(page, person.id, period(20))
  await go(page, tracker)
  await isOpen(page)
  await plantPin(page, person.id, pin, lockAfter)
  await page.reload()
  await isLocked(page)
  return person
}

const unlock = async (page: Page, words = pin) => {
  await page.getByLabel(/^PIN/).fill(words)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

/** Unlocked, and past the first questions. */
const openedTracker = async (page: Page, server: LocalServer, lockAfter: number) => {
  await lockedTracker(page, server, lockAfter)
  await unlock(page)
  await page.getByRole('button', { name: 'I do not remember: open the calendar' }).click()
  await isOpen(page)
}

test('a locked log shows nothing, and slows down wrong tries', async ({ page, server }) => {
  await lockedTracker(page, server, 5)
  await expect(page.getByRole('grid')).toHaveCount(0)
  for (const wrong of ['1111', '2222', '3333']) {
    await unlock(page, wrong)
    await expect(page.getByRole('alert').filter({ hasText: 'That PIN is not right.' })).toBeVisible()
    await expect(page.getByLabel(/^PIN/)).toHaveValue('')
  }
  await expect(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toBeDisabled()
})

test('it opens for its PIN, and locks itself as soon as the tracker is left', async ({ page, server }) => {
  await openedTracker(page, server, 0)
  await page.getByRole('list', { name: 'Health articles' }).getByRole('link', { name: /^Menstrual Cycle/ }).click()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible()
  await page.goBack()
  await isLocked(page)
})

test('it locks itself when it is out of sight, and what was being typed is there again after the PIN', async ({ page, server }) => {
  await openedTracker(page, server, 0)
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill('In the middle of a')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await isLocked(page)
  await unlock(page)
  await page.getByRole('button', { name: 'I do not remember: open the calendar' }).click()
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('In the middle of a')
})

test('it locks itself when nobody has been at it for the chosen time, and not before', async ({ page, server }) => {
  await page.clock.install()
  await openedTracker(page, server, 5)
  await page.clock.fastForward('04:00')
  await page.keyboard.press('Tab')
  await page.clock.fastForward('04:00')
  await isOpen(page)
  await page.clock.fastForward('02:00')
  await isLocked(page)
})

test('a forgotten PIN leaves only to erase, which is asked twice', async ({ page, server }) => {
  await lockedTracker(page, server, 5)
  await page.getByRole('button', { name: 'I forgot my PIN' }).click()
  await expect(page.getByRole('dialog')).toContainText('nobody can open the log without it')
  await page.getByRole('button', { name: 'Erase and start again' }).click()
  await page.getByRole('button', { name: 'Yes, erase everything' }).click()
  await expect(page.getByLabel('When did your last period start?')).toBeVisible()
})

test('a log that cannot be opened says so, with a way on', async ({ page, server }) => {
  const person = await server.addPerson('Neema Ali')
  await signIn(page, person)
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (this: IDBFactory, name: string, version?: number) {
      if (name.startsWith('comrade-cycle-of-')) throw new DOMException('broken', 'UnknownError')
      return open.call(this, name, version)
    }
  })
  await page.goto(tracker)
  await expectToast(page, 'Error', 'Failed to fetch period data', 'destructive')
  await expect(page.getByText('The log on this phone cannot be opened just now.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.describe('with the phone’s own lock', () => {
  // Keys belong to a name; an address has none.
  test.use({ baseURL: async ({ server }, use) => use(server.origin.replace('127.0.0.1', 'localhost')) })

  test('the log opens with the PIN and the phone’s lock, and with neither alone', async ({ page, server }) => {
    const person = await server.addPerson('Neema Ali')
    const browser = await page.context().newCDPSession(page)
    await browser.send('WebAuthn.enable')
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', ctap2Version: 'ctap2_1', transport: 'internal', hasResidentKey: true, hasUserVerification: true, hasPrf: true, isUserVerified: true, automaticPresenceSimulation: true },
    })
    await signIn(page, person)
    await plantDays(page, person.id, period(20))
    await go(page, '/period-tracker?view=settings')
    await page.getByRole('button', { name: 'Set a PIN' }).click()
    await page.getByLabel(/^New PIN again/).fill(pin)
    await page.getByLabel(/^New PIN/).first().fill(pin)
    await page.getByRole('switch', { name: 'Ask for this phone’s lock, too' }).check()
    await page.getByRole('button', { name: 'Set PIN', exact: true }).click()
    await expectToast(page, 'Your PIN is set', 'Your log is encrypted on this phone. It opens with the PIN and this phone’s lock.')
    await page.goto(tracker)
    await isLocked(page)
    await expect(page.getByText('After the PIN, this phone asks for its own lock.')).toBeVisible()

    await unlock(page, 'another pin')
    await expect(page.getByRole('alert').filter({ hasText: 'That PIN is not right.' })).toBeVisible()
    await unlock(page)
    await isOpen(page)
    await page.reload()
    await isLocked(page)
    await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await unlock(page)
    await expect(page.getByRole('alert').filter({ hasText: 'This phone has not confirmed that it is you.' })).toBeVisible()
    await isLocked(page)
  })

  test('a phone without a lock of its own is not asked for one', async ({ page, server }) => {
    const person = await server.addPerson('Neema Ali')
    await signIn(page, person)
    await go(page, '/period-tracker?view=settings')
    await page.getByRole('button', { name: 'Set a PIN' }).click()
    await expect(page.getByRole('button', { name: 'Set PIN', exact: true })).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Ask for this phone’s lock, too' })).toHaveCount(0)
  })
})
