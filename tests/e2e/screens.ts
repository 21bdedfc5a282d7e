import { expect, type Page } from '@playwright/test'
import { expectCartCount } from './app.ts'
import { button, chosen, dialog, heading, link, listed, press, text, type Shown } from './shown.ts'

type Device = { isMobile: boolean }

/** Something that a screen can look like besides how it opens. */
export type State = {
  /** The rest of the address. */
  at?: string
  /** What a person does there. */
  open?: (page: Page, device: Device) => Promise<void>
  /** Its heading, where that is another one. */
  heading?: string
  /** What is there when it is ready. */
  shows: Shown
}

export type Screen = {
  /** The document's title, without the name of the app. */
  title: string | null
  /** The one heading of level 1. */
  heading: string
  shows: Shown
  /** Its code is not kept on phones: without a server it says so, under its title. */
  away?: true
  states?: Readonly<Record<string, State>>
}

const article = (title: string): Screen => ({ title, heading: title, shows: heading('Sources') })

const searchEverything = (words: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.getByPlaceholder('Search everything...').fill(words)
}

/** A site that lets itself be shown inside the app, in the place of the real one: no test leaves this machine. */
const framedSite = (page: Page) =>
  page.route(/^https:\/\/www\.tum\.ac\.ke/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>TUM</title><main><h1>Karibu</h1></main></html>' }),
  )

const addTomatoes = async (page: Page) => {
  await page.goto('/groceries')
  await page.getByRole('button', { name: 'Add to Cart: Tomatoes (1 kg)' }).click()
  await expectCartCount(page, 1)
}

const handOver = async (page: Page) => {
  const popup = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Checkout on WhatsApp' }).click()
  await (await popup).close()
}

/**
 * Every address of the app, the one that is none, and what their screens can look like.
 * A screen's states are walked in this order, in one browser: what one leaves behind the next one finds. A walk follows
 * links from one to the next, so what shows that a state is ready must not be there in the one before.
 */
export const screens: Readonly<Record<string, Screen>> = {
  '/': {
    title: null,
    heading: 'Everything you need for university life',
    shows: (page) => page.getByRole('region', { name: 'Special Offers' }).getByRole('link').nth(1),
    states: {
      'services found': { open: (page) => page.getByRole('searchbox').fill('delivery'), shows: listed('Services') },
      'no service found': { open: (page) => page.getByRole('searchbox').fill('submarine'), shows: text(/^No services found for/) },
      menu: {
        open: async (page, { isMobile }) => {
          if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
        },
        shows: (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' }),
      },
      'search, empty': { open: searchEverything(''), shows: text(/^Type what you need/) },
      'search, found': { open: searchEverything('sukari'), shows: button(/sugar/i) },
      'search, nothing': { open: searchEverything('zzzzzz'), shows: text(/^Nothing found for/) },
      'web view': {
        open: async (page) => {
          await framedSite(page)
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
    states: { 'a forgotten password': { at: '?view=forgot', heading: 'Forgot password?', shows: button('Send the link') } },
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
    shows: listed('Groceries'),
    states: {
      'a chip': { at: '?category=dairy', shows: chosen('Dairy Products') },
      'a query': { at: '?q=tomato', shows: heading('Tomatoes (1 kg)') },
      'nothing found': { at: '?q=submarine', shows: text('No grocery items found matching your search.') },
      'a message': {
        at: '?category=produce',
        open: press(button('Add to Cart: Tomatoes (1 kg)')),
        shows: text('Added to Cart!'),
      },
    },
  },
  '/food-delivery': {
    title: 'Food Delivery',
    heading: 'Food Delivery',
    shows: listed('Food Delivery'),
    states: {
      'a chip': { at: '?category=healthy', shows: chosen('Healthy') },
      'nothing found': { at: '?q=submarine', shows: text('No food items found matching your search.') },
    },
  },
  '/gas-delivery': { title: 'Gas Delivery', heading: 'Gas Delivery', shows: heading('How Gas Delivery Works') },
  '/laundry-services': { title: 'Laundry Services', heading: 'Laundry Services', shows: button(/^Add to Cart/) },
  '/salon-beauty': { title: 'Salon & Beauty', heading: 'Salon & Beauty', shows: link(/^Book Now/) },
  '/roommate-finder': {
    title: 'Roommate Finder',
    heading: 'Roommate Finder',
    shows: listed('Roommate listings'),
    states: {
      requests: { at: '?tab=requests', shows: listed('Room requests') },
      'nothing found': { at: '?tab=requests&q=submarine', shows: text('No room requests found matching your search.') },
      'post a listing': { at: '?tab=post', shows: heading('Post Your Listing') },
      'safety tips': { at: '?tab=safety', shows: heading('Stay Safe') },
    },
  },
  '/rental-booking': {
    title: 'Student Accommodation',
    heading: 'Student Accommodation',
    shows: listed('Rentals'),
    states: {
      'a tab': { at: '?category=bedsitter', shows: (page) => page.getByRole('tabpanel', { name: 'Bedsitter' }).getByRole('listitem') },
      photos: {
        open: press(button('View Photos: Modern Bedsitter near TUM')),
        shows: (page) => page.getByRole('dialog').getByText('1 of 4', { exact: true }),
      },
    },
  },
  '/second-hand': { title: 'Second-hand', heading: 'Second-hand', shows: listed('Second-hand') },
  '/chemist': {
    title: 'Chemist',
    heading: 'Chemist',
    shows: listed('Chemist'),
    states: {
      services: { at: '?tab=services', shows: listed('Pharmacy services') },
      emergency: { at: '?tab=emergency', shows: link(/^Call/) },
      'nothing found': { at: '?q=submarine', shows: text('No medicines found matching your search.') },
    },
  },
  '/my-university': {
    title: 'My University',
    heading: 'My University',
    shows: listed('Announcements'),
    states: {
      events: { at: '?tab=events', shows: listed('Events') },
      services: { at: '?tab=services', shows: listed('Campus services') },
      'special links': { at: '?tab=special-links', shows: listed('Special Links') },
      'a link in the web view': {
        at: '?tab=special-links',
        open: async (page) => {
          await framedSite(page)
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
          await page.goto('/cart')
        },
        shows: link('Checkout on WhatsApp'),
      },
      'an order': { open: handOver, shows: button('Order again') },
    },
  },
  '/tum-gossip': {
    title: 'TUM Gossip',
    heading: 'TUM Gossip',
    shows: listed('Gossip'),
    states: {
      'a menu': { open: press(button(/^More: /)), shows: dialog('This post') },
      'nothing found': { at: '?q=submarine', shows: text('No gossip found matching your search.') },
    },
  },
  '/period-tracker': { title: 'Period Tracker', heading: 'Period Tracker', shows: heading('Please log in to use the tracker') },
  '/bloom-period-tracker': { title: 'Cycle Tracker', heading: 'Cycle Tracker', shows: heading('Please log in to use the tracker') },
  '/errand-services': {
    title: 'Errand Services',
    heading: 'Errand Services',
    shows: button(/^Add to Cart/),
    states: {
      helb: { at: '?category=helb', shows: chosen('HELB') },
      cyber: { at: '?category=cyber', shows: chosen('Cyber') },
      necessary: { at: '?category=necessary', shows: chosen('Necessary') },
    },
  },
  '/transport-services': {
    title: 'Transport Services',
    heading: 'Transport Services',
    shows: listed('Tuk Tuk'),
    states: {
      'a chip': { at: '?category=tuk-tuk', shows: chosen('Tuk Tuk') },
      'nothing found': { at: '?q=submarine', shows: text('No drivers found matching your search.') },
    },
  },
  '/e-shop': {
    title: 'E-Shop',
    heading: 'E-Shop',
    shows: listed('Shops'),
    states: {
      'a query': { at: '?q=oil', shows: button('Back to Shops') },
      'nothing found': { at: '?q=submarine', shows: text('No products found matching your criteria.') },
      'an open shop': { open: (page) => listed('Shops')(page).getByRole('button').first().click(), shows: button(/^Add to Cart/) },
    },
  },
  '/service-providers': {
    title: 'Get Cheap Services',
    heading: 'Get Cheap Services',
    shows: listed('Get Cheap Services'),
    states: {
      'a chip': { at: '?category=mamafua', shows: chosen('Laundry') },
      'nothing found': { at: '?q=submarine', shows: text('No service providers found matching your search.') },
    },
  },
  '/admin': { title: 'Admin', heading: 'Admin Access Required', shows: link('Go to Admin Login'), away: true },
  '/admin/login': { title: 'Admin Login', heading: 'Admin Login', shows: button('Sign In'), away: true },
  '/admin/setup': { title: 'Admin Setup', heading: 'Admin Setup', shows: text(/^Shown in the terminal|works only once/), away: true },
  '/marketplace': {
    title: 'Marketplace',
    heading: 'Marketplace',
    shows: listed('Marketplace'),
    states: { 'my listings, signed out': { at: '?tab=mine', shows: text('Please log in to view your listings.') } },
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
