import { screenTables } from '../data/sync/tables-of-screen.ts'
import type { FileRouteTypes } from '../routeTree.gen.ts'

// Which file each module goes into: few, layered files, because a phone fetches a worker's files one at a time, and a
// change in one layer must not rename the files of the others. Who uses a module is read from the module graph
// (chunks-assign.ts); these tables say what belongs together.

/**
 * What several families use, each layer importing only those before it. The first three are the first screen's; a shared link
 * to rows waits for the next three, and for nothing that is late.
 */
export const layers = ['framework', 'ui-core', 'app-core', 'storage', 'data-early', 'ui-early', 'data-late', 'ui-late'] as const

/**
 * Chunks of one family may import those before them: what several of them use goes into the first. A new chunk is one
 * more file on every phone; their number is a budget.
 */
const families = [
  ['lists'],
  ['carousel'],
  ['search'],
  ['shop'],
  ['pages'],
  ['campus'],
  ['gossip'],
  ['market'],
  ['account'],
  ['pregnancy', 'tracker-parts', 'trackers', 'tracker-settings', 'tracker-records', 'charts'],
  ['admin-door', 'admin', 'admin-records'],
] as const

type Chunk = (typeof families)[number][number]
type RouteId = Exclude<FileRouteTypes['id'], '__root__' | '/'>

/** The screen of every route but the first, which is in the layers. */
const routes: Readonly<Record<RouteId, Chunk>> = {
  '/about': 'pages',
  '/admin/': 'admin',
  '/admin/login': 'admin-door',
  '/admin/setup': 'admin-door',
  '/bloom-period-tracker': 'trackers',
  '/cart': 'shop',
  '/chemist': 'shop',
  '/contact': 'pages',
  '/e-shop': 'shop',
  '/education/exercise-during-cycle': 'campus',
  '/education/fertility-and-ovulation': 'campus',
  '/education/managing-pms': 'campus',
  '/education/menstrual-cycle': 'campus',
  '/education/nutrition-during-period': 'campus',
  '/errand-services': 'shop',
  '/food-delivery': 'shop',
  '/gas-delivery': 'shop',
  '/groceries': 'shop',
  '/laundry-services': 'shop',
  '/login': 'account',
  '/marketplace': 'market',
  '/my-university': 'campus',
  '/period-tracker': 'trackers',
  '/privacy': 'pages',
  '/profile': 'account',
  '/rental-booking': 'campus',
  '/roommate-finder': 'campus',
  '/salon-beauty': 'shop',
  '/second-hand': 'market',
  '/service-providers': 'shop',
  '/signup': 'account',
  '/terms': 'pages',
  '/transport-services': 'shop',
  '/tum-gossip': 'gossip',
}

/** Parts of screens that have another chunk than the screen, by the module that is imported. */
const parts: Readonly<Record<string, Chunk>> = {
  'src/features/search/search-dialog.tsx': 'search',
  'src/features/home/promotions-carousel.tsx': 'carousel',
  'src/features/housing/photo-gallery.tsx': 'carousel',
  'src/ui/media/swipe-carousel.tsx': 'carousel',
  'src/ui/list/virtual-rows.tsx': 'lists',
  'src/ui/list/use-virtual-rows.ts': 'lists',
  'src/features/pregnancy/index.ts': 'pregnancy',
  'src/features/cycle/log-questions.tsx': 'pregnancy',
  'src/features/cycle/warning-sign-cards.tsx': 'pregnancy',
  'src/features/reminders/index.ts': 'tracker-parts',
  'src/features/cycle/day-form.tsx': 'tracker-parts',
  'src/features/cycle/history/history.tsx': 'tracker-parts',
  'src/features/cycle/insights/insights.tsx': 'tracker-records',
  'src/features/cycle/contraception/method-card.tsx': 'tracker-parts',
  'src/features/cycle/lock-screen.tsx': 'tracker-parts',
  'src/features/cycle/login-needed.tsx': 'tracker-parts',
  'src/features/cycle/settings/tracker-settings.tsx': 'tracker-settings',
  'src/features/cycle/insights/charts.tsx': 'charts',
  'src/data/cycle/transfer/read-import.ts': 'tracker-records',
  'src/features/admin/audit-view.tsx': 'admin-records',
  'src/features/admin/messages-view.tsx': 'admin-records',
  'src/features/admin/reports-view.tsx': 'admin-records',
}

/** Libraries that stay in their layer, whoever uses them. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  storage: ['dexie', 'dexie-react-hooks', 'valibot', 'date-fns', 'tslib', '@supabase/postgrest-js'],
  'data-early': ['libphonenumber-js'],
  'data-late': ['@supabase/auth-js'],
}

export type ChunkPlan = {
  readonly families: readonly (readonly string[])[]
  readonly routes: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
  readonly libraries: Readonly<Record<string, readonly string[]>>
  /** Libraries of which each module is in one of the ui layers, whoever uses it. */
  readonly layered: readonly string[]
  /** The routes of screens that show rows, to which people share links. */
  readonly early: readonly string[]
  /** What these screens load later, and their first rows need. */
  readonly earlyParts: readonly string[]
  /** Not kept on students' phones (worker-plugin.ts): what they share with a student's screen is the screen's. */
  readonly guests: readonly string[]
  /** Opened so rarely that the data modules that only they use are with them, not in `data`. */
  readonly withOwnData: readonly string[]
}

const admin = ['admin-door', 'admin', 'admin-records'] as const satisfies readonly Chunk[]
const rare = ['tracker-settings', 'tracker-records'] as const satisfies readonly Chunk[]

export const chunkPlan: ChunkPlan = {
  families,
  routes,
  parts,
  libraries,
  layered: ['@mantine/core', '@mantine/hooks'],
  early: Object.keys(screenTables),
  earlyParts: ['src/data/sync/start.ts', 'src/data/sync/unsent.ts'],
  guests: admin,
  withOwnData: [...admin, ...rare],
}

/** Chunks that many screens share, or that load for a part of one; every other one is some screen's own. */
export const sharedChunks = [...layers, 'search', 'lists', 'carousel', 'tracker-records', 'charts', 'worker', 'background\\.worker'] as const
