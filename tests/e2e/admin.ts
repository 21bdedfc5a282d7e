import type { Page } from '@playwright/test'
import { hourMs } from '../../src/kit/rules/durations.ts'
import { expectToast, visit } from './app.ts'
import { expect } from './fixtures.ts'
import type { LocalServer, TestUser } from './local-server.ts'
import { photos } from './market.ts'

/** Creates a user and makes them an admin without the setup screen. */
export const addAdmin = async (server: LocalServer, name: string): Promise<TestUser> => {
  const user = await server.addUser(name)
  await server.changeRows('profiles', `id=eq.${user.id}`, { role: 'admin' })
  return user
}

/** Removes all admins and restarts the server, so that it prints a setup code. */
export const removeAdmins = async (server: LocalServer): Promise<void> => {
  const admins = await server.rows('profiles', 'role=eq.admin&select=id')
  if (Array.isArray(admins) && admins.length > 0)
    await server.changeRows('profiles', 'role=eq.admin', { role: 'student' })
  await server.stop()
  await server.start()
}

const main = (page: Page) => page.getByRole('main')
/** The form is in a dialog on phones, and beside the list on wide screens. */
export const form = (page: Page) => page.locator('main, [role="dialog"]')
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992

/** Signs in with the admin login form; the panel opens where the admin left it. */
export const logIn = async (page: Page, { email, password }: Pick<TestUser, 'email' | 'password'>): Promise<void> => {
  if (new URL(page.url()).pathname !== '/admin/login') await visit(page, '/admin/login')
  await field(page, 'Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Login Successful', 'Redirecting to admin panel...')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible()
}

export const openTab = async (page: Page, name: string): Promise<void> => {
  if (!isPhone(page)) return page.getByRole('tab', { name, exact: true }).click()
  const back = page.getByRole('button', { name: 'All kinds' })
  const kind = main(page).getByRole('button', { name, exact: true })
  await expect(back.or(kind)).toBeVisible()
  if (await back.isVisible()) await back.click()
  await kind.click()
}

/** Opens the form for a new item. Wide screens always show it. */
export const openNewForm = async (page: Page): Promise<void> => {
  if (isPhone(page)) await page.getByRole('button', { name: 'Add New Item' }).click()
}
export const openView = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Parts of the panel' }).getByRole('button', { name }).click()
export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click()
export const expectSuccess = (page: Page, words: string) => expectToast(page, 'Success', words)
export const expectFailure = (page: Page, words: string) => expectToast(page, 'Error', words, 'destructive')
export const itemIn = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Items' }).getByRole('listitem').filter({ hasText: name })

export const upload = async (
  page: Page,
  button: string,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> => {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(files)
}

export const addRental = async (page: Page, title: string): Promise<void> => {
  await openTab(page, 'Rentals')
  await openNewForm(page)
  await field(page, 'Title').fill(title)
  await field(page, 'Price per month (KSh)').fill('6,500')
  await form(page).getByRole('combobox', { name: 'Category' }).selectOption('Hostel')
  await field(page, 'Location').fill('Tudor')
  await field(page, 'Amenities').fill('WiFi, , Water')
  await upload(page, 'Add photos', photos)
  await expectSuccess(page, '2 photos uploaded successfully')
}

export const startGrocery = async (page: Page, name: string): Promise<void> => {
  await visit(page, '/admin?tab=groceries&item=new')
  await field(page, 'Name').fill(name)
  await field(page, 'Price (KSh)').fill('35')
  await form(page).getByRole('combobox', { name: 'Category' }).selectOption('Fresh Produce')
}

/** Publishes a post and reports it once for each reporter. */
export const addReportedPost = async (
  server: LocalServer,
  id: string,
  content: string,
  reporters: readonly TestUser[],
  author: TestUser,
): Promise<void> => {
  await server.addRows('gossip_submissions', [{ campus: 'tum', id, content, category: 'trending', user_id: author.id }])
  await server.runTomorrowsJobs()
  // The queue lists reports once their hour is over.
  const anHourAgo = new Date(Date.now() - hourMs).toISOString()
  await server.addRows(
    'reports',
    reporters.map((user) => ({
      kind: 'gossip_post',
      subject: id,
      reason: 'harassment',
      user_id: user.id,
      created_at: anHourAgo,
    })),
  )
}
