import { defaultCampus, titleAt } from '@/kit/rules/campus'
import { shownServices } from '@/app/home/words/service-tiles'
import { contains, entries, fieldOf, is, says, section, tested, unchecked } from './statement.ts'

const sections = 'tests/component/home/sections.test.tsx'
const bars = 'tests/component/home/bars.test.tsx'
const promotions = 'tests/component/home/promotions.test.tsx'

export const home = [
  ...section('1 §2 home', {
    'header-links': [
      'Services, About Us, Contact, and a menu on a phone',
      says('app/shell/words/shell', { services: 'Services' }),
      says('kit/words/screen-titles', { aboutUs: 'About Us', contact: 'Contact' }),
      tested(bars, 'opens its links on a phone, and closes them when one is followed'),
    ],
    'header-signed-out': [
      'Login and Sign Up while signed out',
      says('kit/words/buttons', { login: 'Login', signUp: 'Sign Up' }),
    ],
    'header-signed-in': ['a greeting and Profile while signed in', tested(bars, 'greets the user by the first name')],
    'hero-text': [
      'everything for university life, from groceries to services',
      says('kit/words/site-texts', {
        tagline: 'Everything you need for university life',
        description:
          'From groceries to services: order food, gas and laundry, find a room, buy and sell, all from your phone.',
      }),
    ],
    'hero-buttons': [
      'Start Shopping and Explore Services scroll to the services',
      says('app/home/words/home', { startShopping: 'Start Shopping', exploreServices: 'Explore Services' }),
      tested(sections, 'both buttons of the hero scroll to the services'),
    ],
    'carousel-delay': ['a carousel that turns every 4 s', tested(promotions, 'rotate at %i px until they are stopped')],
    'carousel-loop': ['it loops', tested(promotions, 'rotate on a phone, and start again')],
    'carousel-slides': [
      '1, 2 or 3 slides by width',
      tested(promotions, 'fill their row and are reached by arrows and dots at %i px'),
      tested(promotions, 'are side by side on a large screen'),
    ],
    promotions: ['two promotions, rated 4.9 and 4.8', is(() => fieldOf('promotions', 'rating'), [4.9, 4.8])],
    'services-search': [
      'Search for services... filters the tiles by title, any case',
      says('app/home/words/home', { searchPlaceholder: 'Search for services...' }),
      tested(sections, 'fourteen tiles link to the services'),
    ],
    tiles: [
      '14 tiles, each to its address',
      is(
        () => shownServices.map(({ link }) => link),
        [
          '/food-delivery',
          '/gas-delivery',
          '/laundry-services',
          '/salon-beauty',
          '/roommate-finder',
          '/rental-booking',
          '/marketplace',
          '/chemist',
          '/my-university',
          '/tum-gossip',
          '/transport-services',
          '/e-shop',
          '/errand-services',
          '/service-providers',
        ],
      ),
    ],
    'tile-titles': [
      'their titles',
      is(
        () => shownServices.map(({ title }) => titleAt(defaultCampus, title)),
        [
          'Food Delivery',
          'Gas Delivery',
          'Laundry Services',
          'Salon & Beauty',
          'Roommate Finder',
          'Rental Booking',
          'Marketplace',
          'Chemist',
          'My University',
          'TUM Gossip',
          'Transport Services',
          'E-Shop',
          'Errand Services',
          'Get Cheap Services',
        ],
      ),
    ],
    'tile-transport': [
      'the tile of transport names boda boda and tuk tuk rides',
      is(
        () => shownServices.find(({ link }) => link === '/transport-services')?.description,
        'Boda Boda and Tuk Tuk rides',
      ),
    ],
    'tile-e-shop': [
      'that of the e-shop cooking oils, sugar and flour',
      is(() => shownServices.find(({ link }) => link === '/e-shop')?.description, 'Cooking oils, sugar, flour'),
    ],
    bundle: [
      'one bundle with five kinds of deals',
      is(
        () => entries('bundles').map(({ name, items }) => [name, items]),
        [
          [
            'Student Cheapest Bundles',
            ['24hrs deals', 'sms deals', 'weekly mins deals', 'weekly data deals', 'monthly data deals'],
          ],
        ],
      ),
    ],
    'bundle-rating': [
      'rated 4.8 in 45 reviews',
      is(() => entries('bundles').map(({ rating, reviews }) => [rating, reviews]), [[4.8, 45]]),
    ],
    'bundle-okoa': [
      'purchasable even with okoa jahazi',
      contains('public/catalogues/tum/bundles.json', 'Purchasable even with okoa jahazi.'),
    ],
    'bundle-price': [
      'its price and the one before',
      is(
        () => entries('bundles').map(({ price, originalPrice }) => [price, originalPrice]),
        [['From KSh 20', 'KSh 50']],
      ),
    ],
    'bundle-chat': [
      'its chat carries a message about it',
      tested(sections, 'the bundle shows its contents and rating, and links to a chat'),
    ],
    'outside-links': [
      'links out of the app open a new tab',
      tested('tests/component/home/footer.test.tsx', 'has social links, quick links, contacts and the year'),
    ],
    'footer-links': [
      'About, Contact, Terms, Privacy',
      says('app/home/words/footer', { about: 'About', contact: 'Contact', terms: 'Terms', privacy: 'Privacy' }),
    ],
    'footer-contacts': [
      'contact info and social links',
      tested('tests/component/home/footer.test.tsx', 'has social links, quick links, contacts and the year'),
    ],
    newsletter: ['a box for an email with Subscribe', says('app/home/words/newsletter', { subscribe: 'Subscribe' })],
    copyright: [
      'copyright 2024',
      unchecked('not held: the footer names the year of the build, because a fixed one would be wrong by now'),
    ],
    'bottom-bar': ['Home, Cart with the number of items, Profile', tested(bars, 'shows $count items in the cart')],
    'bottom-bar-hides': [
      'hides after 100 px down, shows on the way up',
      tested(bars, 'hides when scrolling down past 100 px, and returns when scrolling up'),
    ],
    'web-view': [
      'a full-screen view of the official website: reload, reset, open in a new tab, close',
      tested(
        'tests/component/home/footer.test.tsx',
        'opens the official website inside the app, with controls to reload, reset and leave',
      ),
    ],
  }),
]
