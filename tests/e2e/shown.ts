import type { Locator, Page } from '@playwright/test'

/** What to look for on a page. */
export type Shown = (page: Page) => Locator

export const text =
  (words: string | RegExp): Shown =>
  (page) =>
    page.getByText(words, typeof words === 'string' ? { exact: true } : {})
export const heading =
  (name: string): Shown =>
  (page) =>
    page.getByRole('heading', { name, exact: true })
export const listed =
  (name: string): Shown =>
  (page) =>
    page.getByRole('list', { name, exact: true }).getByRole('listitem')
export const button =
  (name: string | RegExp): Shown =>
  (page) =>
    page.getByRole('button', { name })
export const link =
  (name: string | RegExp): Shown =>
  (page) =>
    page.getByRole('link', { name })
export const dialog =
  (name: string | RegExp): Shown =>
  (page) =>
    page.getByRole('dialog', { name })

/** A chip that is chosen. */
export const chosen =
  (name: string): Shown =>
  (page) =>
    page.getByRole('button', { name, exact: true, pressed: true })

export const press = (what: Shown) => (page: Page) => what(page).first().click()
