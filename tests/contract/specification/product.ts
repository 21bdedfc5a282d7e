import { cartToastMs } from '@/cart/words/cart-toast'
import { screenPaths } from '../../../build/pages.ts'
import { is, says, section, tested, unchecked } from './statement.ts'

const toasts = 'tests/component/ui/toasts.test.tsx'

const addresses = [
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
  '/admin',
  '/admin/login',
  '/admin/setup',
  '/marketplace',
  '/education/menstrual-cycle',
  '/education/nutrition-during-period',
  '/education/fertility-and-ovulation',
  '/education/managing-pms',
  '/education/exercise-during-cycle',
]

export const product = [
  ...section('1 §1-2 product and routes', {
    routes: [
      '35 addresses, and a page for all others',
      is(() => screenPaths.toSorted(), addresses.toSorted()),
      tested('tests/e2e/walk.spec.ts', 'the table lists every URL of the app'),
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
      tested('tests/component/pages/about-and-legal.test.tsx', "['12+', '1000+', '24/7']"),
      says('pages/about/words/about-page', {
        services: 'Services',
        happyStudents: 'Happy Students',
        support: 'Support',
      }),
    ],
  }),
  ...section('1 §2 toasts', {
    'toast-one': ['one at a time', tested(toasts, 'a new toast replaces the previous one')],
    'toast-time': ['5000 ms', tested(toasts, 'it stays for 5000 ms unless it has a time of its own')],
    'toast-time-cart': ['3000 ms for the cart', is(() => cartToastMs, 3000)],
    'toast-width': ['at most 420 px wide', tested(toasts, 'a toast is at most 420 px wide')],
    'toast-place': [
      'top on a phone, bottom right on larger screens',
      tested(toasts, 'a toast does not cover the bottom bar at %i px'),
      tested(toasts, 'a toast stands above the bottom bar, on one line where its text allows'),
      unchecked('superseded on a phone: above the bottom bar it covers no title, search or field'),
    ],
    'toast-parts': [
      'title, description, optional action, close button',
      tested(toasts, 'the action runs once and closes the toast'),
      tested(toasts, 'the close button closes the toast'),
    ],
    'toast-styles': ['default and destructive', tested(toasts, 'a failure is an alert, anything else a status')],
    'toast-swipe': [
      'swiped away from 50 px on',
      tested('src/kit/feedback/swipe-away.test.ts', "['to the right', 50, 1]"),
    ],
  }),
]
