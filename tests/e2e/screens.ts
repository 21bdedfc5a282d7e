import { expect, type Page } from '@playwright/test'
import { expectCartCount, sendOrder, visit } from './app.ts'
import { button, selectedChip, dialog, heading, link, itemsOfList, press, text, type Locate } from './locators.ts'

type Device = { isMobile: boolean }

/** A state of a screen besides its initial one. */
export type State = {
  /** The query string. */
  query?: string
  /** Brings the screen into the state. */
  open?: (page: Page, device: Device) => Promise<void>
  /** Its heading, if it differs from the screen's. */
  heading?: string
  /** Visible once the state is ready. */
  shows: Locate
}

export type Screen = {
  /** The document's title, without the name of the app. */
  title: string | null
  /** The one heading of level 1. */
  heading: string
  shows: Locate
  /** Its code is not precached; offline the screen says so under its title. */
  onlineOnly?: true
  states?: Readonly<Record<string, State>>
}

const article = (title: string): Screen => ({ title, heading: title, shows: heading('Sources') })

const searchEverything = (words: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.getByPlaceholder('Search everything...').fill(words)
}

/** Serves a page that may be framed in place of the university's site, because tests reach no other machine. */
const stubUniversitySite = (page: Page) =>
  page.route(/^https:\/\/www\.tum\.ac\.ke/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>TUM</title><main><h1>Karibu</h1></main></html>',
    }),
  )

const addTomatoes = async (page: Page) => {
  await visit(page, '/groceries')
  await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expectCartCount(page, 1)
}

/**
 * Every URL of the app, an unknown one, and the states of their screens. The walk tests open the states in this order
 * in one browser, so a state starts with the data of the one before. They navigate within the document, so `shows` must
 * not be visible in the state before.
 */
export const screens: Readonly<Record<string, Screen>> = {
  '/': {
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
  },
  '/login': {
    title: 'Login',
    heading: 'Login',
    shows: button('Sign In'),
    states: {
      'a forgotten password': { query: '?view=forgot', heading: 'Forgot password?', shows: button('Send the link') },
    },
  },
  '/signup': { title: 'Sign Up', heading: 'Sign Up', shows: button('Create Account') },
  '/profile': { title: 'Profile', heading: 'Profile', shows: button('Dark') },
  '/about': { title: 'About Us', heading: 'About Comrade', shows: heading('Our Story') },
  '/contact': { title: 'Contact', heading: 'Contact Us', shows: heading('Quick Help') },
  '/terms': { title: 'Terms of Use', heading: 'Terms of Use', shows: heading('8. Contact') },
  '/privacy': { title: 'Privacy Policy', heading: 'Privacy Policy', shows: heading('9. Contact') },
  '/groceries': {
    title: 'Groceries',
    heading: 'Groceries',
    shows: itemsOfList('Groceries'),
    states: {
      'a chip': { query: '?category=dairy', shows: selectedChip('Dairy Products') },
      'a query': { query: '?q=tomato', shows: heading('Tomatoes (1 kg)') },
      'nothing found': { query: '?q=submarine', shows: text('No grocery items found matching your search.') },
      'a message': {
        query: '?category=produce',
        open: press(button('Add to Cart: Tomatoes (1 kg)')),
        shows: text('Added to Cart!'),
      },
    },
  },
  '/food-delivery': {
    title: 'Food Delivery',
    heading: 'Food Delivery',
    shows: itemsOfList('Food Delivery'),
    states: {
      'a chip': { query: '?category=healthy', shows: selectedChip('Healthy') },
      'nothing found': { query: '?q=submarine', shows: text('No food items found matching your search.') },
    },
  },
  '/gas-delivery': { title: 'Gas Delivery', heading: 'Gas Delivery', shows: heading('How Gas Delivery Works') },
  '/laundry-services': { title: 'Laundry Services', heading: 'Laundry Services', shows: button(/^Add to Cart/) },
  '/salon-beauty': { title: 'Salon & Beauty', heading: 'Salon & Beauty', shows: link(/^Book Now/) },
  '/roommate-finder': {
    title: 'Roommate Finder',
    heading: 'Roommate Finder',
    shows: itemsOfList('Roommate listings'),
    states: {
      requests: { query: '?tab=requests', shows: itemsOfList('Room requests') },
      'nothing found': {
        query: '?tab=requests&q=submarine',
        shows: text('No room requests found matching your search.'),
      },
      'post a listing': { query: '?tab=post', shows: heading('Post Your Listing') },
      'safety tips': { query: '?tab=safety', shows: heading('Stay Safe') },
    },
  },
  '/rental-booking': {
    title: 'Student Accommodation',
    heading: 'Student Accommodation',
    shows: itemsOfList('Rentals'),
    states: {
      'a tab': {
        query: '?category=bedsitter',
        shows: (page) => page.getByRole('tabpanel', { name: 'Bedsitter' }).getByRole('listitem'),
      },
      photos: {
        open: press(button('View Photos: Modern Bedsitter near TUM')),
        shows: (page) => page.getByRole('dialog').getByText('1 of 4', { exact: true }),
      },
      filters: { open: press(button('Filters')), shows: button(/^Show \d+ rooms$/) },
      'filters in use': { query: '?max=8000&walk=15&with=Water', shows: itemsOfList('Filters in use') },
      'the map': { query: '?map=true', shows: itemsOfList('Rooms on the map') },
      'two rooms compared': {
        query: '?compare=4e47a100-0000-4000-8000-000000000001,4e47a100-0000-4000-8000-000000000014&sheet=compare',
        shows: (page) => page.getByRole('dialog', { name: 'Side by side' }).getByRole('row', { name: /^Deposit/ }),
      },
    },
  },
  '/second-hand': {
    title: 'Second-hand',
    heading: 'Second-hand',
    shows: itemsOfList('Second-hand'),
    states: {
      filters: { open: press(button(/^Filter and sort/)), shows: dialog('Filter and sort') },
      saved: {
        query: '?saved=true',
        shows: text('Nothing saved yet. Touch the heart of an item, and you find it here.'),
      },
    },
  },
  '/chemist': {
    title: 'Chemist',
    heading: 'Chemist',
    shows: itemsOfList('Chemist'),
    states: {
      services: { query: '?tab=services', shows: itemsOfList('Pharmacy services') },
      emergency: { query: '?tab=emergency', shows: link(/999/) },
      'nothing found': { query: '?q=submarine', shows: text('No medicines found matching your search.') },
    },
  },
  '/my-university': {
    title: 'My University',
    heading: 'My University',
    shows: itemsOfList('Announcements'),
    states: {
      events: { query: '?tab=events', shows: itemsOfList('Events') },
      services: { query: '?tab=services', shows: itemsOfList('Campus services') },
      'special links': { query: '?tab=special-links', shows: itemsOfList('Special Links') },
      'a link in the web view': {
        query: '?tab=special-links',
        open: async (page) => {
          await stubUniversitySite(page)
          await press(button(/^TUM Website/))(page)
          await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Karibu')
        },
        shows: dialog('TUM Website'),
      },
    },
  },
  '/cart': {
    title: 'Cart',
    heading: 'Your Cart',
    shows: text('Your cart is empty'),
    states: {
      full: {
        open: async (page) => {
          await addTomatoes(page)
          await visit(page, '/cart')
        },
        shows: link('Checkout on WhatsApp'),
      },
      'where it goes': { open: press(link('Checkout on WhatsApp')), shows: dialog('Where does it go?') },
      'an order': { open: sendOrder, shows: button('Order again') },
      orders: { query: '?view=orders', heading: 'Your orders', shows: itemsOfList('Your orders') },
    },
  },
  '/tum-gossip': {
    title: 'TUM Gossip',
    heading: 'TUM Gossip',
    shows: itemsOfList('Gossip'),
    states: {
      'a menu': { open: press(button(/^More: /)), shows: dialog('This post') },
      hot: { query: '?sort=hot', shows: itemsOfList('Gossip') },
      'nothing found': { query: '?q=submarine', shows: text('No gossip found matching your search.') },
    },
  },
  '/period-tracker': {
    title: 'Period Tracker',
    heading: 'Period Tracker',
    shows: heading('Please log in to use the tracker'),
  },
  '/bloom-period-tracker': {
    title: 'Cycle Tracker',
    heading: 'Cycle Tracker',
    shows: heading('Please log in to use the tracker'),
  },
  '/errand-services': {
    title: 'Errand Services',
    heading: 'Errand Services',
    shows: button(/^Add to Cart/),
    states: {
      helb: { query: '?category=helb', shows: selectedChip('HELB') },
      cyber: { query: '?category=cyber', shows: selectedChip('Cyber') },
      necessary: { query: '?category=necessary', shows: selectedChip('Necessary') },
    },
  },
  '/transport-services': {
    title: 'Transport Services',
    heading: 'Transport Services',
    shows: itemsOfList('Tuk Tuk'),
    states: {
      'a chip': { query: '?category=tuk-tuk', shows: selectedChip('Tuk Tuk') },
      'nothing found': { query: '?q=submarine', shows: text('No drivers found matching your search.') },
    },
  },
  '/e-shop': {
    title: 'E-Shop',
    heading: 'E-Shop',
    shows: itemsOfList('Shops'),
    states: {
      'a query': { query: '?q=oil', shows: button('Back to Shops') },
      'nothing found': { query: '?q=submarine', shows: text('No products found matching your criteria.') },
      'an open shop': {
        open: (page) => itemsOfList('Shops')(page).getByRole('button').first().click(),
        shows: button(/^Add to Cart/),
      },
    },
  },
  '/service-providers': {
    title: 'Get Cheap Services',
    heading: 'Get Cheap Services',
    shows: itemsOfList('Get Cheap Services'),
    states: {
      'a chip': { query: '?category=mamafua', shows: selectedChip('Laundry') },
      'nothing found': { query: '?q=submarine', shows: text('No service providers found matching your search.') },
    },
  },
  '/admin': { title: 'Admin', heading: 'Admin Access Required', shows: link('Go to Admin Login'), onlineOnly: true },
  '/admin/login': { title: 'Admin Login', heading: 'Admin Login', shows: button('Sign In'), onlineOnly: true },
  '/admin/setup': {
    title: 'Admin Setup',
    heading: 'Admin Setup',
    shows: text(/^Shown in the terminal|works only once/),
    onlineOnly: true,
  },
  '/marketplace': {
    title: 'Marketplace',
    heading: 'Marketplace',
    shows: itemsOfList('Marketplace'),
    states: { 'my listings, signed out': { query: '?tab=mine', shows: text('Please log in to view your listings.') } },
  },
  '/education/menstrual-cycle': article('Menstrual Cycle'),
  '/education/nutrition-during-period': article('Nutrition During Your Period'),
  '/education/fertility-and-ovulation': article('Fertility and Ovulation'),
  '/education/managing-pms': {
    ...article('Managing PMS'),
    states: {
      'a tick': {
        open: (page) => page.getByRole('checkbox', { name: 'I told somebody I trust' }).check(),
        shows: text('1 of 9 done'),
      },
    },
  },
  '/education/exercise-during-cycle': article('Exercise During Your Cycle'),
  '/no/such/page': { title: 'Page Not Found', heading: 'Page Not Found', shows: text('404') },
}
