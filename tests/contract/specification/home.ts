import { serviceTiles } from '@/app/home/rules/service-tiles'
import { site } from '@/kit/rules/site'
import { defaultCampus, titleAt } from '@/campus/rules/campus'
import { shownServices } from '@/app/home/words/service-tiles'
import { entries, fieldOf, is, says, section, source, tested, unchecked } from './statement.ts'

const sections = 'tests/component/home/sections.test.tsx'
const bars = 'tests/component/home/bars.test.tsx'
const toasts = 'tests/component/ui/toasts.test.tsx'

const routes = [
  '/',
  '/login',
  '/signup',
  '/profile',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/groceries',
  '/food-delivery',
  '/gas-delivery',
  '/laundry-services',
  '/salon-beauty',
  '/roommate-finder',
  '/rental-booking',
  '/second-hand',
  '/chemist',
  '/my-university',
  '/cart',
  '/tum-gossip',
  '/period-tracker',
  '/bloom-period-tracker',
  '/errand-services',
  '/transport-services',
  '/e-shop',
  '/service-providers',
  '/admin/',
  '/admin/login',
  '/admin/setup',
  '/marketplace',
  '/education/menstrual-cycle',
  '/education/nutrition-during-period',
  '/education/fertility-and-ovulation',
  '/education/managing-pms',
  '/education/exercise-during-cycle',
]

export const home = [
  ...section('1 §1-2 product and routes', {
    routes: [
      '35 addresses, and a page for all others',
      source('src/app/routeTree.gen.ts', ...routes.map((path) => `fullPath: '${path}'`)),
      source('src/app/router.tsx', 'defaultNotFoundComponent: NotFoundScreen'),
    ],
    currency: ['prices in KSh', tested('src/kit/words/money.test.ts', 'formatting an amount')],
    'browse-without-account': [
      'everything can be browsed without signing in',
      tested('tests/e2e/walk.spec.ts', 'online, part'),
    ],
    'not-affiliated': [
      'not affiliated with a university',
      says('app/home/words/footer', { notAffiliated: '© {year} {app}. Not affiliated with a university.' }),
      says('pages/about/words/about-page', {
        runPrivately: '{app} is run privately and is not affiliated with a university.',
      }),
    ],
    claims: [
      '12+ services, 1000+ happy students, 24/7 support',
      source('src/pages/about/about-page.tsx', "figure: '12+'", "figure: '1000+'", "figure: '24/7'"),
      says('pages/about/words/about-page', {
        services: 'Services',
        happyStudents: 'Happy Students',
        support: 'Support',
      }),
    ],
  }),
  ...section('1 §2 toasts', {
    'toast-one': [
      'one at a time',
      source('src/kit/feedback/toast-area.tsx', 'limit={1}'),
      tested(toasts, 'a new toast replaces the previous one'),
    ],
    'toast-time': [
      '5000 ms',
      source('src/kit/feedback/toast-area.tsx', 'const defaultDuration = 5000'),
      tested(toasts, 'it stays for 5000 ms unless it has a time of its own'),
    ],
    'toast-time-cart': ['3000 ms for the cart', source('src/cart/commands.ts', 'const cartToastMs = 3000')],
    'toast-width': ['at most 420 px wide', source('src/app/tokens.ts', "'--toast-width': '26.25rem'")],
    'toast-place': [
      'top on a phone, bottom right on larger screens',
      tested(toasts, 'a toast does not cover the bottom bar at %i px'),
      tested(toasts, 'on a phone a toast covers neither the header with Back below it'),
    ],
    'toast-parts': [
      'title, description, optional action, close button',
      source('src/kit/feedback/toast.ts', 'title: string', 'description?: string', 'action?: {'),
      tested(toasts, 'the close button closes the toast'),
    ],
    'toast-styles': [
      'default and destructive',
      source('src/kit/feedback/toast.ts', "tone?: 'default' | 'destructive'"),
      tested(toasts, 'a failure is an alert, anything else a status'),
    ],
    'toast-swipe': [
      'swiped away from 50 px on',
      source('src/kit/feedback/swipe-away.ts', 'const threshold = 50'),
      tested('src/kit/feedback/swipe-away.test.ts', "['to the right', 50, 1]"),
    ],
  }),
  ...section('1 §2 home', {
    'header-links': [
      'Services, About Us, Contact, and a menu on a phone',
      says('app/shell/words/shell', { services: 'Services' }),
      says('app/shell/words/screen-titles', { aboutUs: 'About Us', contact: 'Contact' }),
      tested(bars, 'opens its links on a phone, and closes them when one is followed'),
    ],
    'header-signed-out': [
      'Login and Sign Up while signed out',
      says('kit/words/buttons', { login: 'Login', signUp: 'Sign Up' }),
    ],
    'header-signed-in': ['a greeting and Profile while signed in', tested(bars, 'greets the user by the first name')],
    'hero-text': [
      'everything for university life, from groceries to services',
      says('kit/words/site-texts', { tagline: 'Everything you need for university life' }),
      source('src/kit/words/site-texts.en.json', 'From groceries to services'),
    ],
    'hero-buttons': [
      'Start Shopping and Explore Services scroll to the services',
      says('app/home/words/home', { startShopping: 'Start Shopping', exploreServices: 'Explore Services' }),
      tested(sections, 'both buttons of the hero scroll to the services'),
    ],
    'carousel-delay': [
      'a carousel that turns every 4 s',
      source('src/app/home/promotions-carousel.tsx', 'const delayMs = 4000'),
    ],
    'carousel-loop': [
      'it loops',
      source('src/app/home/promotions-carousel.tsx', 'loop: true'),
      tested('tests/component/home/promotions.test.tsx', 'rotate on a phone, and start again'),
    ],
    'carousel-slides': [
      '1, 2 or 3 slides by width',
      source('src/app/home/promotions-carousel.tsx', "slideSize={{ base: '100%', sm: '50%', lg: '33.333%' }}"),
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
        () => serviceTiles.map(({ link }) => link),
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
      source('public/catalogues/tum/bundles.json', 'Purchasable even with okoa jahazi.'),
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
      source('src/kit/list/outside-links.tsx', 'target="_blank"'),
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
      source('src/app/shell/use-hide-on-scroll.ts', 'const hideAfterPx = 100'),
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
  ...section('1 §2 static pages', {
    about: [
      'mission, four values, story, statistics, Back to Home',
      says('pages/about/words/about-page', {
        ourMission: 'Our Mission',
        communityFirst: 'Community First',
        reliability: 'Reliability',
        care: 'Care & Support',
        excellence: 'Excellence',
        ourStory: 'Our Story',
      }),
      says('kit/words/buttons', { backToHome: 'Back to Home' }),
    ],
    'not-found': [
      '404, Page Not Found and its sentence',
      says('app/shell/words/error-screens', {
        notFound: "The page you're looking for doesn't exist or has been moved.",
      }),
      says('app/shell/words/screen-titles', { notFound: 'Page Not Found' }),
      source('src/app/shell/not-found-screen.tsx', '{404}'),
    ],
    'not-found-buttons': [
      'Go Back and Go Home',
      says('app/shell/words/error-screens', { goBack: 'Go Back' }),
      says('kit/words/error-screen', { goHome: 'Go Home' }),
    ],
    'contact-back': [
      'Back to Home goes to /',
      source('src/pages/contact/contact-page.tsx', 'backLabel={buttons.backToHome}', "navigate({ to: '/' })"),
    ],
    'contact-fields': [
      'name, email, subject and message, all required',
      tested(
        'tests/component/contact/contact-page.test.tsx',
        'requires all four fields, rejects blank values, and validates the address',
      ),
    ],
    'contact-thanks': [
      'thanks, and the form is empty again',
      says('pages/contact/words/contact-page', { thankYou: "Thank you for your message! We'll get back to you soon." }),
      tested('tests/component/contact/contact-page.test.tsx', 'confirms a sent message and is cleared'),
    ],
    'contact-not-sent': [
      'nothing is sent to a server',
      unchecked('superseded by decision 7 of the design: messages go into a table that admins read'),
    ],
    'contact-card': [
      'email, phone, Campus Area, University, 24/7 support',
      is(() => site.location, 'Campus Area, University'),
      says('kit/words/site-texts', { hours: '24/7 support' }),
    ],
    'contact-follow': [
      'Follow Us with three links that lead nowhere',
      says('pages/contact/words/contact-page', { followUs: 'Follow Us' }),
      is(() => site.social.filter(({ name }) => name !== 'WhatsApp').map(({ url }) => url), [null, null, null]),
      tested(
        'tests/component/contact/contact-page.test.tsx',
        'three social links lead nowhere while there are no pages',
      ),
    ],
    'contact-help': [
      'Quick Help: how to order, 30 minutes to 2 hours, minimum order',
      says('pages/contact/words/contact-page', {
        quickHelp: 'Quick Help',
        howToOrder: 'How do I order?',
        minimumOrder: 'Is there a minimum order?',
      }),
      source(
        'src/pages/contact/words/contact-page.en.json',
        '30 minutes to 2 hours',
        'The minimum order varies by service.',
      ),
    ],
    terms: [
      'eight sections, last updated December 2024, back to /',
      says('pages/legal/words/terms', { updated: 'December 2024' }),
      tested('src/pages/legal/legal.test.ts', 'has its eight sections in order'),
      source('src/app/routes/terms.tsx', 'TermsPage'),
    ],
    privacy: [
      'nine sections, last updated December 2024',
      says('pages/legal/words/privacy', { updated: 'December 2024' }),
      tested('src/pages/legal/legal.test.ts', 'has its nine sections in order'),
    ],
  }),
]
