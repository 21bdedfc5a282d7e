import type { Locator, Page } from '@playwright/test'

/** Finds something on a page. */
export type Locate = (page: Page) => Locator

export const text =
  (words: string | RegExp): Locate =>
  (page) =>
    page.getByText(words, typeof words === 'string' ? { exact: true } : {})
export const heading =
  (name: string): Locate =>
  (page) =>
    page.getByRole('heading', { name, exact: true })
export const itemsOfList =
  (name: string): Locate =>
  (page) =>
    page.getByRole('list', { name, exact: true }).getByRole('listitem')
export const button =
  (name: string | RegExp): Locate =>
  (page) =>
    page.getByRole('button', { name })
export const link =
  (name: string | RegExp): Locate =>
  (page) =>
    page.getByRole('link', { name })
export const dialog =
  (name: string | RegExp): Locate =>
  (page) =>
    page.getByRole('dialog', { name })

/** A selected chip. */
export const selectedChip =
  (name: string): Locate =>
  (page) =>
    page.getByRole('button', { name, exact: true, pressed: true })

export const press = (what: Locate) => (page: Page) => what(page).first().click()
