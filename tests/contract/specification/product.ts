import { says, section, source, tested } from './statement.ts'

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

export const product = [
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
]
