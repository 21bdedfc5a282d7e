import { expect, type Page } from '@playwright/test'
import { stubUniversitySite } from './framed-site.ts'
import { button, dialog, itemsOfList, text } from './locators.ts'
import type { Screen } from './screen.ts'

const searchEverything = (words: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.getByPlaceholder('Search everything...').fill(words)
}

export const homeScreen: Screen = {
  title: null,
  heading: 'Everything you need for university life',
  shows: (page) => page.getByRole('region', { name: 'Special Offers' }).getByRole('link').nth(1),
  states: {
    'services found': {
      open: (page) => page.getByRole('searchbox').fill('delivery'),
      shows: itemsOfList('Services'),
    },
    'no service found': {
      open: (page) => page.getByRole('searchbox').fill('submarine'),
      shows: text(/^No services found for/),
    },
    menu: {
      open: async (page, { isMobile }) => {
        if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
      },
      shows: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }),
    },
    'search, empty': {
      open: searchEverything(''),
      shows: (page) => page.getByRole('region', { name: 'Popular searches' }),
    },
    emergency: {
      open: async (page) => page.getByRole('button', { name: 'Emergency' }).click(),
      shows: dialog('Call for help'),
    },
    'search, found': { open: searchEverything('sukari'), shows: button(/sugar/i) },
    'search, nothing': { open: searchEverything('zzzzzz'), shows: text(/^Nothing found for/) },
    'web view': {
      open: async (page) => {
        await stubUniversitySite(page)
        await page.getByRole('button', { name: 'Official website' }).click()
        await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Karibu')
      },
      shows: dialog('Technical University of Mombasa'),
    },
    'subscribed, a message': {
      open: async (page) => {
        await page.getByRole('textbox', { name: 'Email address' }).fill('neema@students.example')
        await page.getByRole('button', { name: 'Subscribe' }).click()
      },
      shows: text('Subscribed!'),
    },
  },
}
