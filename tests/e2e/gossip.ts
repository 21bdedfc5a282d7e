import { expect, type Locator, type Page } from '@playwright/test'
import { go, signIn } from './app.ts'
import type { LocalServer, TestUser } from './local-server.ts'
import { dialog } from './locators.ts'

export const address = '/tum-gossip'
const feed = (page: Page): Locator => page.getByRole('list', { name: 'Gossip', exact: true })
export const posts = (page: Page): Locator => feed(page).getByRole('listitem')
export const postOf = (page: Page, text: string): Locator =>
  posts(page).filter({ has: page.getByText(text, { exact: true }) })
export const like = (post: Locator): Locator => post.getByRole('button', { name: /^Like, / })
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name })
/** Opens the form of a new post. */
export const openForm = (page: Page): Promise<void> => page.getByRole('button', { name: 'New post' }).click()
export const postField = (page: Page): Locator => page.getByRole('textbox', { name: 'Your post' })
export const form = (page: Page): Locator => page.getByRole('form', { name: 'New post' })
export const postButton = (page: Page): Locator => form(page).getByRole('button', { name: 'Post', exact: true })

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

type NewPost = { content: string; category?: string; likes_count?: number; minutes?: number }
export const addPosts = (server: LocalServer, added: readonly NewPost[]) =>
  server.addRows(
    'gossip_posts',
    // Rows of one insert must have the same columns.
    added.map(({ minutes = 1, ...post }) => ({
      campus: 'tum',
      category: 'trending',
      likes_count: 0,
      ...post,
      created_at: minutesAgo(minutes),
    })),
  )

/** Signs in and opens the feed. */
export const openFeedAs = async (page: Page, user: TestUser): Promise<void> => {
  await signIn(page, user)
  await go(page, address)
  await expect(posts(page).first()).toBeVisible()
}

export const writePost = async (page: Page, text: string): Promise<void> => {
  await openForm(page)
  await postField(page).fill(text)
  await postButton(page).click()
}

export const seenText = 'Others see it within half an hour as a rule.'
export const createdText = 'Your post has arrived. Others see it within half an hour as a rule.'

export const acceptGuidelines = (page: Page) =>
  dialog('Community guidelines')(page).getByRole('button', { name: 'I agree' }).click()

export const backOnline = async (page: Page, server: LocalServer) => {
  await server.start()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

export const openMenu = (page: Page, text: string) =>
  postOf(page, text)
    .getByRole('button', { name: /^More: / })
    .click()
export const choose = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
