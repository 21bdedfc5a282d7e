import { expect, type Page } from '@playwright/test'
import { expectCartCount, sendOrder, visit } from './app.ts'
import { stubUniversitySite } from './framed-site.ts'
import { homeScreen } from './home-screen.ts'
import { housingScreens } from './housing-screens.ts'
import { button, selectedChip, dialog, heading, link, itemsOfList, press, text } from './locators.ts'
import type { Screen } from './screen.ts'

const article = (title: string): Screen => ({ title, heading: title, shows: heading('Sources') })

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
  '/': homeScreen,
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
  ...housingScreens,
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
