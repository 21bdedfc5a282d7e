import type { Page } from '@playwright/test'
import { expectToast } from './app.ts'
import { expect } from './fixtures.ts'
import type { LocalServer, TestPerson } from './local-server.ts'
import { photos } from './market.ts'

/** Whom a script made an admin, past the setup. */
export const addAdmin = async (server: LocalServer, name: string): Promise<TestPerson> => {
  const person = await server.addPerson(name)
  await server.changeRows('profiles', `id=eq.${person.id}`, { role: 'admin' })
  return person
}

/** As on a new server: nobody is an admin, and its start shows a code. */
export const noAdminYet = async (server: LocalServer): Promise<void> => {
  const admins = await server.rows('profiles', 'role=eq.admin&select=id')
  if (Array.isArray(admins) && admins.length > 0) await server.changeRows('profiles', 'role=eq.admin', { role: 'student' })
  await server.stop()
  await server.start()
}

export const main = (page: Page) => page.getByRole('main')
export const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })

/** Signs in by the admins' own form; the panel opens, where it was left. */
export const logIn = async (page: Page, { email, password }: Pick<TestPerson, 'email' | 'password'>): Promise<void> => {
  if (new URL(page.url()).pathname !== '/admin/login') await page.goto('/admin/login')
  await field(page, 'Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login Successful', 'Redirecting to admin panel...')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
}

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
export const openView = (page: Page, name: string) => page.getByRole('group', { name: 'Parts of the panel' }).getByRole('button', { name }).click()
export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
export const succeeded = (page: Page, words: string) => expectToast(page, 'Success', words)
export const failed = (page: Page, words: string) => expectToast(page, 'Error', words, 'destructive')
export const itemIn = (page: Page, name: string) => page.getByRole('list', { name: 'Items' }).getByRole('listitem').filter({ hasText: name })

export const upload = async (page: Page, button: string, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

export const addRental = async (page: Page, title: string): Promise<void> => {
  await openTab(page, 'Rentals')
  await field(page, 'Title').fill(title)
  await field(page, 'Price per month (KSh)').fill('6,500')
  await main(page).getByRole('combobox', { name: 'Category' }).selectOption('Hostel')
  await field(page, 'Location').fill('Tudor')
  await field(page, 'Amenities').fill('WiFi, , Water')
  await upload(page, 'Add photos', photos)
  await succeeded(page, '2 photos uploaded successfully')
}

export const startGrocery = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin?tab=groceries')
  await field(page, 'Name').fill(name)
  await field(page, 'Price (KSh)').fill('35')
  await main(page).getByRole('combobox', { name: 'Category' }).selectOption('Fresh Produce')
}

/** A post that so many people have reported. */
export const addReported = async (server: LocalServer, id: string, content: string, reporters: readonly TestPerson[], author: TestPerson): Promise<void> => {
  await server.addRows('gossip_submissions', [{ id, content, category: 'trending', user_id: author.id }])
  await server.runJobsLater()
  await server.addRows('reports', reporters.map((person) => ({ kind: 'gossip_post', subject: id, reason: 'harassment', user_id: person.id })))
}
