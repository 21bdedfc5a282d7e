import type { Page } from '@playwright/test'
import { go, signIn, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import type { TestPerson } from './local-server.ts'

test.use({ serviceWorkers: 'allow' })

const main = (page: Page) => page.getByRole('main')
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /not sent|to be sent/ })
const online = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

const writeMessage = async (page: Page, subject: string, email: string) => {
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Amina Juma')
  await main(page).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('Sent from no network.')
  await page.getByRole('button', { name: 'Send Message' }).click()
}

const expectWaiting = (page: Page, person: TestPerson, subject: string) =>
  expect.poll(() => unsent(page, person.id)).toMatchObject([{ table: 'contact_messages', values: { subject }, state: 'waiting' }])

/** The person signed in and the contact form at hand, when the server goes. */
const signedInWithoutServer = async (page: Page, person: TestPerson, goOffline: () => Promise<void>) => {
  await signIn(page, person)
  await untilReadyForOffline(page)
  await go(page, '/contact')
  await goOffline()
}

/** Lets the session run out, as a phone does that lay in a bag for a day. */
const expireSession = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('comrade')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('auth', 'readwrite')
          const store = writing.objectStore('auth')
          const reading = store.get('comrade-session')
          reading.onsuccess = () => {
            const session = JSON.parse(reading.result.value)
            store.put({ key: 'comrade-session', value: JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 86_400 }) })
          }
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

test('what a signed-in person writes offline is kept, survives a restart, and is sent once, as that person', async ({ page, server, goOffline }) => {
  const amina = await server.addPerson('Amina Juma')
  await signedInWithoutServer(page, amina, goOffline)
  await writeMessage(page, 'As myself', amina.email)
  await expectWaiting(page, amina, 'As myself')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Kept on this phone' })).toContainText('As myself')
  await server.start()
  await online(page)
  await expect.poll(() => unsent(page, amina.id)).toEqual([])
  expect(await server.rows('contact_messages', 'subject=eq.As myself')).toMatchObject([{ user_id: amina.id }])
})

test('signing out with unsent writes warns first, and keeps them for their own account alone', async ({ page, server, goOffline }) => {
  const amina = await server.addPerson('Amina Juma')
  const baraka = await server.addPerson('Baraka Otieno')
  await signedInWithoutServer(page, amina, goOffline)
  await writeMessage(page, 'Of Amina alone', amina.email)
  await expectWaiting(page, amina, 'Of Amina alone')

  await page.goto('/profile')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  const warning = page.getByRole('dialog', { name: 'Not everything has been sent' })
  await expect(warning).toContainText('1 change of yours has not been sent yet. It stays on this phone for this account')
  await warning.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByRole('heading', { name: 'Amina Juma' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await warning.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  await expect(badge(page)).toBeHidden()

  await server.start()
  await signIn(page, baraka)
  await go(page, '/profile?view=unsent')
  await expect(main(page).getByText('Everything has been sent.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Baraka Otieno' })).toBeVisible()
  await expect(main(page).getByText('Amina')).toBeHidden()
  expect(await unsent(page, baraka.id)).toEqual([])
  expect(await server.rows('contact_messages', 'subject=eq.Of Amina alone')).toEqual([])

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  await signIn(page, amina)
  await expect.poll(() => server.rows('contact_messages', 'subject=eq.Of Amina alone')).toMatchObject([{ user_id: amina.id }])
})

test('with an expired token and the server gone the person stays signed in, and writes', async ({ page, server, goOffline }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await untilReadyForOffline(page)
  await go(page, '/profile')
  await expect(page.getByRole('heading', { name: 'Amina Juma' })).toBeVisible()
  await goOffline()
  await expireSession(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Amina Juma' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('textbox', { name: 'Course' }).fill('Nautical Science')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(main(page).getByText('Nautical Science')).toBeVisible()
  await badge(page).click()
  const waiting = page.getByRole('region', { name: 'Waiting' })
  await expect(waiting.getByRole('listitem')).toContainText(['Changes to your profile'])
  await expect(waiting).toContainText('Waiting for the network')

  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect(waiting).toContainText('Waiting for the network')

  await server.start()
  await online(page)
  await expect(main(page).getByText('Everything has been sent.')).toBeVisible({ timeout: 70_000 })
  expect(await server.rows('profiles', `id=eq.${amina.id}`)).toMatchObject([{ course: 'Nautical Science' }])
})

test('what the server refuses says why, and can be tried again or discarded', async ({ page, server, expectTrouble }) => {
  expectTrouble(/400.*\/rest\/v1\/contact_messages/)
  await page.route(/\/rest\/v1\/contact_messages/, (route) =>
    route.fulfill({ status: 400, json: { code: '23514', message: 'violates a check', details: null, hint: null } }),
  )
  await page.goto('/contact')
  await writeMessage(page, 'To nowhere', 'amina@students.example')
  await expect(badge(page)).toHaveAccessibleName('Needs attention: 1 not sent')
  await badge(page).click()
  await expect(page).toHaveURL('/profile?view=unsent')
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention).toContainText('Message to us')
  await expect(attention).toContainText('To nowhere')
  await expect(attention).toContainText('This was not accepted. Check what you wrote, then send it again.')
  await attention.getByRole('button', { name: 'Try again: Message to us' }).click()
  await expect.poll(() => unsent(page, 'anonymous')).toMatchObject([{ state: 'rejected' }])
  await expect(attention.getByRole('link', { name: 'Edit: Message to us' })).toHaveAttribute('href', '/contact')

  await attention.getByRole('button', { name: 'Discard: Message to us' }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(attention).toBeVisible()
  await attention.getByRole('button', { name: 'Discard: Message to us' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(main(page).getByText('Everything has been sent.')).toBeVisible()
  await expect(badge(page)).toBeHidden()
  expect(await unsent(page, 'anonymous')).toEqual([])
  expect(await server.rows('contact_messages', 'subject=eq.To nowhere')).toEqual([])
})

test('an address without sense shows the plain profile', async ({ page }) => {
  await page.goto('/profile?view=everything')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})
