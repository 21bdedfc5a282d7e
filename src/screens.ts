import type { ReplicatedTable } from './store/sync/table-names.ts'

type Section = 'services' | 'health'

export type Tile = {
  /** The section of the home screen. */
  readonly section: Section
  readonly image: string
  readonly tint: 'lagoon' | 'mango' | 'coral'
}

export type Screen = {
  readonly path: `/${string}`
  /** The file that its code is in, besides what it shares with others. */
  readonly chunk: string
  /** The tables that it shows: on a first visit they are loaded before everything else. */
  readonly tables?: readonly ReplicatedTable[]
  readonly tile?: Tile
}

const tile = (section: Section, image: string, tint: Tile['tint']): Tile => ({
  section,
  image: `/pictures/home.svg#${image}`,
  tint,
})

/**
 * All screens with their addresses, those with tiles in the order of these. `app/routes.tsx` says what each one shows.
 * The catalogues `screen-titles`, `page-descriptions` and `service-tiles` have their texts, and
 * `app/search/rules/page-words.ts` the words that find them.
 */
export const screens = {
  home: { path: '/', chunk: 'app-core' },
  foodDelivery: {
    path: '/food-delivery',
    chunk: 'shop',
    tile: tile('services', 'tile-food', 'mango'),
  },
  gasDelivery: { path: '/gas-delivery', chunk: 'shop', tile: tile('services', 'tile-gas', 'coral') },
  laundryServices: {
    path: '/laundry-services',
    chunk: 'shop',
    tile: tile('services', 'tile-laundry', 'lagoon'),
  },
  salonBeauty: {
    path: '/salon-beauty',
    chunk: 'shop',
    tile: tile('services', 'tile-salon', 'coral'),
  },
  roommateFinder: {
    path: '/roommate-finder',
    chunk: 'roommates',
    tile: tile('services', 'tile-roommate', 'lagoon'),
  },
  rentalBooking: {
    path: '/rental-booking',
    chunk: 'rooms',
    tables: ['rentals', 'rental_photos'],
    tile: tile('services', 'tile-rental', 'mango'),
  },
  marketplace: {
    path: '/marketplace',
    chunk: 'market',
    tables: ['items', 'item_photos'],
    tile: tile('services', 'tile-marketplace', 'mango'),
  },
  chemist: {
    path: '/chemist',
    chunk: 'shop',
    tables: ['medicines'],
    tile: tile('services', 'tile-chemist', 'coral'),
  },
  myUniversity: {
    path: '/my-university',
    chunk: 'university',
    tables: ['university_links'],
    tile: tile('services', 'tile-university', 'lagoon'),
  },
  gossip: {
    path: '/tum-gossip',
    chunk: 'gossip',
    tables: ['gossip_posts'],
    tile: tile('services', 'tile-gossip', 'coral'),
  },
  transportServices: {
    path: '/transport-services',
    chunk: 'directory',
    tile: tile('services', 'tile-transport', 'mango'),
  },
  eShop: {
    path: '/e-shop',
    chunk: 'shop',
    tables: ['shops', 'eshop_products'],
    tile: tile('services', 'tile-eshop', 'lagoon'),
  },
  errandServices: {
    path: '/errand-services',
    chunk: 'shop',
    tile: tile('services', 'tile-errands', 'mango'),
  },
  serviceProviders: {
    path: '/service-providers',
    chunk: 'directory',
    tables: ['service_providers'],
    tile: tile('services', 'tile-services', 'lagoon'),
  },
  cycleTracker: { path: '/bloom-period-tracker', chunk: 'bloom', tile: tile('health', 'tile-cycle', 'coral') },
  periodTracker: { path: '/period-tracker', chunk: 'trackers', tile: tile('health', 'pregnancy', 'mango') },
  groceries: { path: '/groceries', chunk: 'shop', tables: ['groceries'] },
  secondHand: { path: '/second-hand', chunk: 'market', tables: ['items', 'item_photos'] },
  cart: { path: '/cart', chunk: 'cart' },
  profile: { path: '/profile', chunk: 'profile' },
  login: { path: '/login', chunk: 'account' },
  signUp: { path: '/signup', chunk: 'account' },
  about: { path: '/about', chunk: 'about' },
  contact: { path: '/contact', chunk: 'contact' },
  privacy: { path: '/privacy', chunk: 'legal' },
  terms: { path: '/terms', chunk: 'legal' },
  menstrualCycle: { path: '/education/menstrual-cycle', chunk: 'education' },
  nutritionDuringPeriod: { path: '/education/nutrition-during-period', chunk: 'education' },
  fertilityAndOvulation: { path: '/education/fertility-and-ovulation', chunk: 'education' },
  managingPms: { path: '/education/managing-pms', chunk: 'education' },
  exerciseDuringCycle: { path: '/education/exercise-during-cycle', chunk: 'education' },
  admin: { path: '/admin', chunk: 'admin' },
  adminLogin: { path: '/admin/login', chunk: 'admin-access' },
  adminSetup: { path: '/admin/setup', chunk: 'admin-access' },
} as const satisfies Readonly<Record<string, Screen>>

export type ScreenId = keyof typeof screens
export type ScreenPath = (typeof screens)[ScreenId]['path']

const listed: readonly Screen[] = Object.values(screens)

type IsPage<Id extends ScreenId> = (typeof screens)[Id]['path'] extends `/admin${string}` ? never : Id

/** A screen that everybody can open: it has a page, a file that answers its address before the app runs. */
export type PageId = { [Id in ScreenId]: IsPage<Id> }[ScreenId]

/** From screens without tables, what most people open next. @param path of the address */
export const tablesOfScreen = (path: string): readonly ReplicatedTable[] =>
  listed.find((screen) => screen.path === path)?.tables ?? ['campuses', 'gossip_posts', 'items', 'item_photos']
