import type { Page } from '@playwright/test'
import { go, recordsOf, signIn, storedRecords, unsent, untilInstalled, untilReadyForOffline } from './app.ts'
import { expect, test } from './fixtures.ts'
import { dialog, itemsOf, loadedFrom, photos } from './market.ts'

test.use({ serviceWorkers: 'allow' })

/** What a phone does when something is shared with the app: a form of another app's making is sent to the address in the manifest. */
const share = async (page: Page, words: Readonly<Record<string, string>>, files = photos.slice(0, 1)) => {
  await page.evaluate(async (given) => {
    const { share_target: target } = await (await fetch('/manifest.webmanifest')).json()
    const form = document.createElement('form')
    Object.assign(form, { id: 'sharing', method: target.method, enctype: target.enctype, action: target.action })
    for (const [name, value] of Object.entries(given)) {
      form.append(Object.assign(document.createElement('input'), { name: target.params[name], value }))
    }
    const { name, accept } = target.params.files[0]
    const input = Object.assign(document.createElement('input'), { type: 'file', name, accept: accept.join(), multiple: true })
    input.setAttribute('aria-label', 'Shared photos')
    form.append(input)
    document.body.append(form)
  }, words)
  await page.getByLabel('Shared photos').setInputFiles(files)
  const arrived = page.waitForURL(/form=/)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#sharing')?.requestSubmit())
  await arrived
}

const form = (page: Page) => dialog(page, 'Sell Item')
const waiting = async (page: Page) => JSON.stringify(await storedRecords(page, 'device')).includes('shared-listing')

test('a photo shared without a server is in the form of a new listing, which is sent later', async ({ page, server, goOffline }) => {
  const amina = await server.addPerson('Amina Juma')
  await signIn(page, amina)
  await untilReadyForOffline(page)
  await go(page, '/about')
  const manifest = await page.evaluate(async () => JSON.stringify(await (await fetch('/manifest.webmanifest')).json()))
  await page.route('**/manifest.webmanifest', (route) => route.fulfill({ body: manifest }))
  await goOffline()
  await share(page, { title: 'Desk lamp', text: 'Bends where it should not.', url: 'https://lamp.example/' }, photos)

  await expect(form(page).getByRole('img', { name: /^Photo/ })).toHaveCount(2)
  await expect.poll(() => loadedFrom(form(page).getByRole('img', { name: 'Photo 1' }))).toMatch(/^blob:/)
  await expect(form(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Desk lamp')
  await expect(form(page).getByRole('textbox', { name: 'Description' })).toHaveValue('Bends where it should not.\nhttps://lamp.example/')
  await expect(page).toHaveURL('/second-hand?form=new')
  expect(await waiting(page)).toBe(false)

  await page.reload()
  await expect(form(page).getByRole('img', { name: /^Photo/ })).toHaveCount(2)
  await form(page).getByRole('combobox', { name: 'Category' }).selectOption('Furniture')
  await form(page).getByRole('textbox', { name: 'Selling Price (KSh)' }).fill('500')
  await form(page).getByRole('combobox', { name: 'Condition' }).selectOption('Fair')
  await form(page).getByRole('textbox', { name: 'Location' }).fill('Tudor')
  await form(page).getByRole('textbox', { name: 'Phone Number' }).fill('0700 000 094')
  await form(page).getByRole('button', { name: 'List Item' }).click()
  await expect.poll(() => unsent(page, amina.id)).not.toEqual([])
  await server.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => itemsOf(server, amina)).toMatchObject([{ title: 'Desk lamp', price: 500 }])
})

test('who is signed out is asked to log in first, and finds what was shared in the form', async ({ page, server }) => {
  const baraka = await server.addPerson('Baraka Otieno')
  await page.goto('/about')
  await untilInstalled(page)
  await share(page, { text: 'A chess board' })
  await expect(page.getByRole('status').filter({ hasText: 'What you shared waits on this phone' })).toBeVisible()
  await page.reload()
  expect(await waiting(page)).toBe(true)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(baraka.email)
  await page.getByLabel(/^Password/).fill(baraka.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(form(page).getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await expect(form(page).getByRole('textbox', { name: 'Description' })).toHaveValue('A chess board')
  await expect.poll(() => waiting(page)).toBe(false)
})

test('what is shared joins a listing that was begun, and takes nothing of it away', async ({ page, server }) => {
  const chege = await server.addPerson('Chege Kamau')
  await signIn(page, chege)
  await untilInstalled(page)
  await go(page, '/second-hand?form=new')
  await form(page).getByRole('textbox', { name: 'Title' }).fill('Tent')
  await form(page).getByRole('textbox', { name: 'Description' }).fill('Dry inside')
  await expect.poll(async () => JSON.stringify(await recordsOf(page, `comrade-of-${chege.id}`, 'keyValues'))).toContain('Dry inside')
  await page.goto('/about')
  await share(page, { title: 'IMG_0001', text: 'For two people' })
  await expect(form(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Tent')
  await expect(form(page).getByRole('textbox', { name: 'Description' })).toHaveValue('Dry inside\nIMG_0001\nFor two people')
  await expect(form(page).getByRole('img', { name: /^Photo/ })).toHaveCount(1)
  await expect(page).toHaveURL('/second-hand?form=new')

  await page.goto('/about')
  await share(page, {}, [...photos, ...photos, ...photos])
  await expect(form(page).getByRole('img', { name: /^Photo/ })).toHaveCount(5)
  await expect(page.getByText('At most 5 photos')).toBeVisible()
})

test('a phone that cannot keep what was shared says so, and the form is open', async ({ page, server }) => {
  const dora = await server.addPerson('Dora Atieno')
  await signIn(page, dora)
  await go(page, '/second-hand?form=shared')
  await expect(page.getByRole('alert').filter({ hasText: 'This phone could not keep what you shared.' })).toBeVisible()
  await expect(form(page).getByRole('textbox', { name: 'Title' })).toBeVisible()
})
