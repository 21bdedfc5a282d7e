import { familiesOf } from './chunks-families.ts'
import { builtLanguage, moduleIn } from './messages/language-plugin.ts'
import { screenTables } from '../src/store/tables-of-screen.ts'
import type { FileRouteTypes } from '../src/app/routeTree.gen.ts'

// Which file each module goes into. The files form layers, so that a change in one layer does not rename the files of
// the others. The module graph says what uses a module (chunks-assign.ts); these tables say what belongs together.

/**
 * Modules that several families use; each layer imports only those before it. The first screen needs the first three; a
 * shared link to rows also waits for the next three, but for no late layer.
 */
export const layers = [
  'framework',
  'ui-core',
  'app-core',
  'storage',
  'data-early',
  'ui-early',
  'data-late',
  'data-shared',
  'auth',
  'ui-late',
  'ui-shared',
] as const

/**
 * A chunk may import the chunks before it in its family; a module that several of them use goes into the first. This
 * lists only the families that chunk names do not show (chunks-families.ts).
 */
const families = [
  [
    'pregnancy',
    'tracker-parts',
    'trackers',
    'bloom',
    'pregnancy-sheets',
    'pregnancy-care',
    'contraception',
    'tracker-history',
    'tracker-lock',
    'tracker-log',
    'tracker-reading',
    'tracker-settings',
    'tracker-import',
    'tracker-records',
  ],
  ['admin-access', 'admin', 'admin-list', 'admin-form', 'admin-records', 'admin-sheet', 'admin-tools'],
] as const

type RouteId = Exclude<FileRouteTypes['id'], '__root__' | '/'>

/** The chunk of every route except the first screen's, which is in the layers. */
const routes: Readonly<Record<RouteId, string>> = {
  '/about': 'about',
  '/admin/': 'admin',
  '/admin/login': 'admin-access',
  '/admin/setup': 'admin-access',
  '/bloom-period-tracker': 'bloom',
  '/cart': 'cart',
  '/chemist': 'shop',
  '/contact': 'contact',
  '/e-shop': 'shop',
  '/education/exercise-during-cycle': 'education',
  '/education/fertility-and-ovulation': 'education',
  '/education/managing-pms': 'education',
  '/education/menstrual-cycle': 'education',
  '/education/nutrition-during-period': 'education',
  '/errand-services': 'shop',
  '/food-delivery': 'shop',
  '/gas-delivery': 'shop',
  '/groceries': 'shop',
  '/laundry-services': 'shop',
  '/login': 'account',
  '/marketplace': 'market',
  '/my-university': 'university',
  '/period-tracker': 'trackers',
  '/privacy': 'legal',
  '/profile': 'profile',
  '/rental-booking': 'rooms',
  '/roommate-finder': 'roommates',
  '/salon-beauty': 'shop',
  '/second-hand': 'market',
  '/service-providers': 'directory',
  '/signup': 'account',
  '/terms': 'legal',
  '/transport-services': 'directory',
  '/tum-gossip': 'gossip',
}

/**
 * What loads apart from its screen, by the module that is imported dynamically, and what several such parts share. A
 * row is all that a new chunk takes: it costs no request, because an install fetches all of them as one pack. A chunk
 * named after a screen's (`market-form`) may use what the screen uses; what another screen uses, too, has a name of its
 * own, or is in a layer.
 */
const parts: Readonly<Record<string, string>> = {
  'src/kit/old-browsers/add-missing-features.ts': 'old-browsers',
  'src/app/search/search-dialog.tsx': 'search',
  'src/app/shell/emergency-sheet.tsx': 'notices',
  'src/app/shell/keep-screen.ts': 'notices',
  'src/kit/feedback/toast-area.tsx': 'toasts',
  'src/kit/platform/replay-again.ts': 'toasts',
  'src/campus/campus-dialog.tsx': 'notices',
  'src/campus/commands.ts': 'notices',
  'src/account/notice/account-notice.tsx': 'notices',
  'src/account/notice/session-note.tsx': 'notices',
  'src/app/install/install-notice.tsx': 'notices',
  'src/app/install/storage-notice.tsx': 'notices',
  'src/app/install/update-notice.tsx': 'notices',
  // Shown from the second visit on, when all files are on the phone.
  'src/app/home/news.tsx': 'search',
  'src/app/home/promotions-carousel.tsx': 'carousel',
  'src/shops/slots/emergency-contacts.tsx': 'shop-emergency',
  'src/campus/university/services-tab.tsx': 'university-services',
  'src/housing/photo-gallery.tsx': 'carousel',
  'src/housing/filter-sheet.tsx': 'rooms-parts',
  'src/housing/compare-dialog.tsx': 'rooms-parts',
  'src/housing/area-map.tsx': 'rooms-parts',
  'src/kit/media/swipe-carousel.tsx': 'carousel',
  'src/kit/list/virtual-rows.tsx': 'lists',
  'src/kit/list/use-virtual-rows.ts': 'lists',
  'src/kit/words/list-age.ts': 'lists',
  'src/cart/commands.ts': 'notices',
  'src/cart/show-not-saved.ts': 'notices',
  'src/cart/delivery-sheet.tsx': 'orders',
  'src/cart/order-parts.tsx': 'notices',
  'src/app/home/bundle-chat.ts': 'notices',
  'src/cart/last-order.tsx': 'orders',
  'src/cart/orders.tsx': 'orders',
  'src/cart/places.tsx': 'orders',
  'src/cart/sent-question.tsx': 'orders',
  'src/shops/rate-provider.tsx': 'ratings',
  'src/gossip/composer-sheet.tsx': 'gossip-sheets',
  'src/gossip/hidden-posts-sheet.tsx': 'gossip-sheets',
  'src/gossip/most-liked.tsx': 'gossip-sheets',
  'src/gossip/other-tab.tsx': 'gossip-sheets',
  'src/gossip/post-sheets.tsx': 'gossip-sheets',
  'src/gossip/sheets.tsx': 'gossip-sheets',
  'src/market/delete-listing-dialog.tsx': 'market-dialogs',
  'src/market/filter-sheet.tsx': 'market-dialogs',
  'src/market/item-dialog.tsx': 'market-dialogs',
  'src/market/listing-form-dialog.tsx': 'market-dialogs',
  'src/market/shared-note.tsx': 'market-dialogs',
  'src/health/pregnancy/index.ts': 'pregnancy',
  'src/education/tracker-article.tsx': 'education',
  [moduleIn(builtLanguage(), 'src/education/tracker-articles/contraception.json')]: 'tracker-reading',
  [moduleIn(builtLanguage(), 'src/education/tracker-articles/when-bleeding-is-not-a-period.json')]: 'tracker-reading',
  'src/health/cycle/first-use.tsx': 'tracker-log',
  'src/health/cycle/premium-card.tsx': 'tracker-log',
  'src/health/pregnancy/appointment-sheet.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/symptom-sheet.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/weight-sheet.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/times-sheet.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/about-form.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/end-pregnancy.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/after-end.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/emergency-numbers.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/start-form.tsx': 'pregnancy-sheets',
  'src/health/pregnancy/pregnancy-care.tsx': 'pregnancy-care',
  'src/health/pregnancy/symptom-weeks.tsx': 'pregnancy-care',
  'src/health/pregnancy/clinics.tsx': 'pregnancy-sheets',
  'src/health/cycle/log-questions.tsx': 'tracker-log',
  'src/health/cycle/reasons-for-date.tsx': 'tracker-log',
  'src/health/cycle/warning-sign-cards.tsx': 'pregnancy',
  // The first screen loads it for users who have reminders.
  'src/health/reminders/store/reminder-to-show.ts': 'data-shared',
  'src/health/reminders/store/keep-reminders.ts': 'data-shared',
  // The same for users who have a PIN.
  'src/store/sealed-rows/row-crypto.ts': 'data-shared',
  'src/health/cycle/store/settle-rows.ts': 'data-shared',
  'src/health/reminders/index.ts': 'tracker-parts',
  'src/health/cycle/day-form.tsx': 'tracker-parts',
  'src/health/cycle/cycle-calendar.tsx': 'tracker-parts',
  'src/health/cycle/words/contraception.ts': 'tracker-parts',
  'src/health/cycle/history/history.tsx': 'tracker-history',
  'src/health/cycle/insights/insights.tsx': 'tracker-records',
  'src/health/cycle/contraception/method-card.tsx': 'contraception',
  'src/health/cycle/earlier-log.tsx': 'earlier-account',
  'src/account/profile/earlier-account-note.tsx': 'earlier-account',
  'src/health/cycle/settings/import/review.tsx': 'tracker-import',
  'src/health/cycle/lock-screen.tsx': 'tracker-lock',
  'src/health/cycle/login-needed.tsx': 'tracker-lock',
  'src/health/cycle/settings/pin/confirm-pin.tsx': 'tracker-lock',
  'src/health/cycle/settings/tracker-settings.tsx': 'tracker-settings',
  'src/health/cycle/settings/import/import-log.tsx': 'tracker-import',
  'src/health/cycle/store/transfer/read-import.ts': 'tracker-import',
  'src/health/cycle/rules/transfer/csv-days.ts': 'tracker-import',
  // Not precached: only a phone that cannot store files loads it.
  'src/store/memory-storage.ts': 'memory',
  'src/kit/overlay/web-view.tsx': 'ui-shared',
  'src/kit/media/photo-view.tsx': 'ui-shared',
  'src/kit/media/checked-photo.tsx': 'ui-shared',
  'src/health/cycle/day-sheet.tsx': 'tracker-log',
  'src/health/cycle/more-signs.tsx': 'tracker-log',
  'src/health/cycle/stage-card.tsx': 'tracker-log',
  'src/health/cycle/pregnancy-question.tsx': 'tracker-log',
  'src/health/cycle/summary/clinic-summary.tsx': 'tracker-log',
  'src/admin/tab-content.tsx': 'admin-list',
  'src/admin/item-form.tsx': 'admin-form',
  'src/admin/edited-item.tsx': 'admin-form',
  'src/admin/delete-record-dialog.tsx': 'admin-form',
  'src/admin/catalogue-note.tsx': 'admin-form',
  'src/admin/bulk/bulk-edit.tsx': 'admin-tools',
  'src/admin/sheet/sheet-view.tsx': 'admin-tools',
  'src/admin/store/sheet-file.ts': 'admin-sheet',
  'src/admin/audit-view.tsx': 'admin-records',
  'src/admin/messages-view.tsx': 'admin-records',
  'src/admin/reports-view.tsx': 'admin-records',
}

/** Libraries that stay in their layer, whoever uses them. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  storage: ['dexie', 'dexie-react-hooks', 'valibot', 'date-fns', 'tslib', '@supabase/postgrest-js'],
  'data-early': ['libphonenumber-js'],
  auth: ['@supabase/auth-js'],
}

export type ChunkPlan = {
  readonly families: readonly (readonly string[])[]
  readonly routes: Readonly<Record<string, string>>
  readonly parts: Readonly<Record<string, string>>
  readonly libraries: Readonly<Record<string, readonly string[]>>
  /** Libraries of which each module is in one of the ui layers, whoever uses it. */
  readonly layered: readonly string[]
  /** The routes of the screens with rows, to which people share links. */
  readonly early: readonly string[]
  /** Modules that these screens import dynamically, but need for their first rows. */
  readonly earlyParts: readonly string[]
  /** Not precached (worker-plugin.ts). A module that a student's screen uses too goes to that screen's chunk. */
  readonly adminOnly: readonly string[]
  /** Chunks of rare screens: the data modules that only they use go with them, not into a data layer. */
  readonly withOwnData: readonly string[]
}

const admin = ['admin-access', 'admin', 'admin-list', 'admin-form', 'admin-records', 'admin-sheet', 'admin-tools']
const rare = ['tracker-settings', 'tracker-import', 'tracker-records']

export const chunkPlan: ChunkPlan = {
  families: familiesOf(families, routes, parts, layers),
  routes,
  parts,
  libraries,
  layered: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  early: Object.keys(screenTables),
  earlyParts: ['src/store/sync/start.ts', 'src/store/sync/unsent.ts'],
  adminOnly: admin,
  withOwnData: [...admin, ...rare, 'memory'],
}

/** Chunks that several screens share, or that load for a part of a screen. Every other chunk belongs to one screen. */
export const sharedChunks = [
  ...layers,
  'search',
  'lists',
  'carousel',
  'tracker-import',
  'memory',
  'old-browsers',
  'worker',
  'background\\.worker',
] as const
