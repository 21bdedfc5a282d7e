import type { Rolldown } from 'vite'

/**
 * Which module goes into which file. Few, layered files: a phone fetches a worker's files one at a time, and a change
 * in one layer must not rename the files of the others. A higher priority takes a module first, with what it imports.
 */
const inPackages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`)
const inFeatures = (...names: string[]) => new RegExp(`/src/features/(?:${names.join('|')})`)

const forCharts = ['recharts', '@mantine/charts', '@reduxjs/toolkit', 'react-redux', 'reselect', 'immer', 'redux', 'redux-thunk', 'victory-vendor', 'd3-[^/]+', 'internmap', 'decimal.js-light', 'es-toolkit', 'eventemitter3', 'tiny-invariant', 'react-is', 'use-sync-external-store']
const forFiles = ['papaparse', 'fflate']
const forCarousel = ['@mantine/carousel', 'embla-[^/]+']
const forSearch = ['minisearch', '@mantine/spotlight']
const forPhones = ['libphonenumber-js']
const forLists = ['@tanstack/(?:react-virtual|virtual-core)']

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The loader of chunks must not sit in a chunk that is loaded late.
  {
    name: 'framework',
    test: /vite\/preload-helper|rolldown[/:]runtime|\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?!react-virtual|virtual-core)[^/]+)\//,
    priority: 30,
  },
  // What the first screen imports comes before the groups below, which would take it along into files loaded late.
  { name: 'ui-core', test: /\/node_modules\/(?!@mantine\/core\/styles)/, tags: ['$initial'], priority: 26 },
  // All styles of the first screen in one file.
  { name: 'app-core', test: /\/src\/|\/@mantine\/core\/styles\//, tags: ['$initial'], priority: 25 },
  // Libraries that the data layer stands on.
  { name: 'storage', test: inPackages('dexie', 'dexie-react-hooks', 'valibot', 'date-fns', 'tslib', '@supabase/[^/]+', 'iceberg-js'), priority: 20 },
  { name: 'ui-lazy', test: new RegExp(`/node_modules/(?!(?:${[...forCharts, ...forFiles, ...forCarousel, ...forSearch, ...forLists, ...forPhones].join('|')})/)`), priority: 18 },
  {
    name: 'data',
    test: /\/node_modules\/libphonenumber-js\/|\/src\/(?:data\/(?!admin\/|cycle\/transfer)|domain\/(?:cycle\/(?!tracker-url|transfer\/(?!backup-due)|insight|period-history|last-period)|pregnancy\/gestation|shared\/(?:day|format-day|phone)))/,
    priority: 17,
  },
  // Small things of every screen, each opened on demand: one file for all of them.
  { name: 'ui-more', test: /\/src\/(?:ui\/(?!media\/(?:photo-carousel|sparkline|progress-ring)|list\/(?:use-)?virtual-rows)|domain\/account\/account-rules|features\/(?:install|account-notice|cycle\/(?:platform-lock|lock-screen|forgotten-pin|settings\/pin\/use-phone-lock)|reminders\/home-note|home\/(?!promotions-carousel)))/, priority: 16 },
  { name: 'search', test: new RegExp(`/node_modules/(?:${forSearch.join('|')})/|/src/(?:(?:features|domain)/search/)`), priority: 15 },
  // Lists without an end: gossip and the market.
  { name: 'lists', test: new RegExp(`/node_modules/(?:${forLists.join('|')})/|/src/ui/list/(?:use-)?virtual-rows`), priority: 15 },
  { name: 'carousel', test: /\/node_modules\/(?:@mantine\/carousel|embla)|\/src\/(?:ui\/media\/photo-carousel|features\/(?:home\/promotions-carousel|housing\/photo-gallery))/, priority: 15 },
  { name: 'shop', test: /\/src\/(?:features\/(?:storefront|cart|directory|roommates)\/|routes\/-(?:storefront|directory|roommate)-screen|domain\/(?:storefronts|directories)\/)/, priority: 10 },
  { name: 'pages', test: inFeatures('about', 'contact', 'legal'), priority: 10 },
  { name: 'campus', test: /\/src\/(?:features\/(?:housing|university)\/|routes\/-(?:rental|university)-screen)/, priority: 10 },
  { name: 'gossip', test: inFeatures('gossip'), priority: 10 },
  { name: 'market', test: /\/src\/(?:(?:features|domain)\/market\/|routes\/-market-screen)/, priority: 10 },
  { name: 'account', test: inFeatures('account/', 'profile'), priority: 10 },
  { name: 'trackers', test: /\/src\/(?:features\/cycle\/(?!insights|history|settings|lock-screen|forgotten-pin)|routes\/-tracker-screen)/, priority: 10 },
  // What a tracker opens later, after its own files have taken what they share.
  { name: 'tracker-settings', test: /\/src\/(?:features\/cycle\/settings|domain\/cycle\/transfer\/(?!backup-due)|data\/cycle\/transfer\/(?:backup-file|seal))/, priority: 9 },
  // What is read and looked back at beside a tracker.
  { name: 'health', test: /\/src\/(?:features\/(?:cycle\/(?:insights\/(?!charts\.)|history)|education|reminders)|domain\/(?:cycle\/(?:insight|period-history)|education))/, priority: 12 },
  { name: 'pregnancy', test: /\/src\/(?:features\/pregnancy\/|domain\/pregnancy\/|ui\/media\/(?:sparkline|progress-ring))/, priority: 11 },
  // Each is loaded by one screen alone: charts by the insights, readers of files by an import. After all others: what those
  // use, too, must not lie here.
  { name: 'charts', test: inPackages(...forCharts), priority: 4 },
  { name: 'files', test: new RegExp(`/node_modules/(?:${forFiles.join('|')})/|/src/data/cycle/transfer/`), priority: 4 },
  // Not among what is kept on every phone (vite.config.ts): last, so that it takes nothing along that others need.
  { name: 'admin', test: /\/src\/(?:features|data|domain)\/admin\/(?!admin-url|(?:admin-login|admin-setup|use-setup|setup|who|(?:report|message|audit|moderation|record|paged-list)[a-z-]*)\b)/, priority: 9 },
  { name: 'admin-door', test: /\/src\/(?:features|data|domain)\/admin\/(?:admin-login|admin-setup|use-setup|setup|who)\b/, priority: 8 },
  { name: 'admin-records', test: /\/src\/(?:features|data|domain)\/admin\/(?:report|message|audit|moderation|record|paged-list)/, priority: 8 },
]

/** Chunks that many screens share, or that load for a part of one; every other one is some screen's own. */
export const sharedChunks = ['ui-lazy', 'ui-more', 'storage', 'data', 'search', 'lists', 'carousel', 'files', 'charts', 'worker', 'background\\.worker'] as const
