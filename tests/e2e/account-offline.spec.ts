import type { Page } from '@playwright/test'
import { go, signIn, unsent, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import type { TestUser } from './local-server.ts'

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

const expectWaiting = (page: Page, user: TestUser, subject: string) =>
  expect
    .poll(() => unsent(page, user.id))
    .toMatchObject([{ table: 'contact_messages', values: { subject }, state: 'waiting' }])

/** Signs in, opens the contact form and then goes offline. */
const openContactFormOffline = async (page: Page, user: TestUser, goOffline: () => Promise<void>) => {
  await signIn(page, user)
  await untilReadyForOffline(page)
  await go(page, '/contact')
  await goOffline()
}

/** Sets the expiry of the stored session to yesterday. */
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
            store.put({
              key: 'comrade-session',
              value: JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 86_400 }),
            })
          }
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )

test('a message written offline survives a reload and a sign-out, and only its own account sends it', async ({
  page,
  server,
  goOffline,
}) => {
  const amina = await server.addUser('Amina Juma')
  const baraka = await server.addUser('Baraka Otieno')
  await openContactFormOffline(page, amina, goOffline)
  await writeMessage(page, 'Of Amina alone', amina.email)
  await expectWaiting(page, amina, 'Of Amina alone')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Kept on this phone' })).toContainText('Of Amina alone')

  await go(page, '/profile')
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Not everything has been sent' })
    .getByRole('button', { name: 'Sign out', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  await expect(badge(page)).toBeHidden()

  await server.start()
  await test.step('another user neither sees nor sends it', async () => {
    await signIn(page, baraka)
    await go(page, '/profile?view=unsent')
    await expect(main(page).getByText('Everything has been sent.')).toBeVisible()
    await go(page, '/profile')
    await expect(page.getByRole('heading', { name: 'Baraka Otieno' })).toBeVisible()
    await expect(main(page).getByText('Amina')).toBeHidden()
    expect(await unsent(page, baraka.id)).toEqual([])
    expect(await server.rows('contact_messages', 'subject=eq.Of Amina alone')).toEqual([])
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Please log in to view your profile' })).toBeVisible()
  })
  await test.step('its own account sends it once', async () => {
    await signIn(page, amina)
    await expect
      .poll(() => server.rows('contact_messages', 'subject=eq.Of Amina alone'))
      .toMatchObject([{ user_id: amina.id }])
    await expect.poll(() => unsent(page, amina.id)).toEqual([])
  })
})

test('a user with an expired token stays signed in offline and can edit the profile', async ({
  page,
  server,
  goOffline,
}) => {
  const amina = await server.addUser('Amina Juma')
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
  await waiting.getByRole('button', { name: 'Send now' }).click()
  await expect(waiting).toContainText('Waiting for the network')

  await server.start()
  await online(page)
  await expect(main(page).getByText('Everything has been sent.')).toBeVisible({ timeout: 70_000 })
  expect(await server.rows('profiles', `id=eq.${amina.id}`)).toMatchObject([{ course: 'Nautical Science' }])
})
