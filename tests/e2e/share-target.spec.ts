import type { Page } from '@playwright/test'
import { go, storedRecords, unsent, untilReadyForOffline, visit } from './app.ts'
import { expect, test } from './fixtures.ts'
import { itemsOf, loadedFrom, photos } from './market.ts'
import { dialog } from './locators.ts'

test.use({ serviceWorkers: 'allow' })

/** Shares text and files as the phone does: submits a form to the share target in the manifest. */
const share = async (page: Page, words: Readonly<Record<string, string>>, files = photos.slice(0, 1)) => {
  await page.evaluate(async (given) => {
    const { share_target: target } = await (await fetch('/manifest.webmanifest')).json()
    const form = document.createElement('form')
    Object.assign(form, { id: 'sharing', method: target.method, enctype: target.enctype, action: target.action })
    for (const [name, value] of Object.entries(given)) {
      form.append(Object.assign(document.createElement('input'), { name: target.params[name], value }))
    }
    const { name, accept } = target.params.files[0]
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name,
      accept: accept.join(),
      multiple: true,
    })
    input.setAttribute('aria-label', 'Shared photos')
    form.append(input)
    document.body.append(form)
  }, words)
  await page.getByLabel('Shared photos').setInputFiles(files)
  const arrived = page.waitForURL(/form=/)
  await page.evaluate(() => document.querySelector<HTMLFormElement>('#sharing')?.requestSubmit())
  await arrived
}

const form = (page: Page) => dialog('Sell Item')(page)
const isShareStored = async (page: Page) =>
  JSON.stringify(await storedRecords(page, 'device')).includes('shared-listing')

test('shared content is stored until sign-in, content shared offline is added to it, and the listing is sent later', async ({
  page,
  server,
  goOffline,
}) => {
  const amina = await server.addUser('Amina Juma')
  await visit(page, '/about')
  await untilReadyForOffline(page)
  const manifest = await page.evaluate(async () => JSON.stringify(await (await fetch('/manifest.webmanifest')).json()))
  await test.step('signed out, it is stored across a reload', async () => {
    await share(page, { title: 'Desk lamp' })
    await expect(page.getByRole('status').filter({ hasText: 'What you shared waits on this phone' })).toBeVisible()
    await page.reload()
    expect(await isShareStored(page)).toBe(true)
  })
  await test.step('signed in, it fills the form', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await page.getByRole('textbox', { name: 'Email' }).fill(amina.email)
    await page.getByLabel(/^Password/).fill(amina.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(form(page).getByRole('img', { name: 'Photo 1' })).toBeVisible()
    await expect(form(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Desk lamp')
    await expect.poll(() => isShareStored(page)).toBe(false)
  })
  await test.step('content shared offline is added to the form', async () => {
    await go(page, '/about')
    await page.route('**/manifest.webmanifest', (route) => route.fulfill({ body: manifest }))
    await goOffline()
    await share(page, { text: 'Bends where it should not.', url: 'https://lamp.example/' }, photos)
    await expect(form(page).getByRole('img', { name: /^Photo/ })).toHaveCount(3)
    await expect.poll(() => loadedFrom(form(page).getByRole('img', { name: 'Photo 1' }))).toMatch(/^blob:/)
    await expect(form(page).getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Bends where it should not.\nhttps://lamp.example/',
    )
    await expect(page).toHaveURL('/second-hand?form=new')
    expect(await isShareStored(page)).toBe(false)
    await page.reload()
    await expect(form(page).getByRole('img', { name: /^Photo/ })).toHaveCount(3)
  })
  await test.step('the listing is sent later', async () => {
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
})
