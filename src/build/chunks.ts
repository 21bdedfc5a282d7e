import type { Rolldown } from 'vite'

/**
 * Which module goes into which file. Few, layered files: a phone fetches a worker's files one at a time, and a change
 * in one layer must not rename the files of the others. A higher priority takes a module first, with what it imports.
 */
const inPackages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`)
const inFeatures = (...names: string[]) => new RegExp(`/src/features/(?:${names.join('|')})`)

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // The loader of chunks must not sit in a chunk that is loaded late.
  { name: 'react', test: /vite\/preload-helper|\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 30 },
  { name: 'router', test: inPackages('@tanstack/[^/]+'), priority: 28 },
  // What the first screen imports comes before the groups below, which would take it along into files loaded late.
  { name: 'ui-core', test: /\/node_modules\//, tags: ['$initial'], priority: 26 },
  { name: 'app-core', test: /\/src\//, tags: ['$initial'], priority: 25 },
  { name: 'storage', test: inPackages('dexie', 'dexie-react-hooks', 'valibot'), priority: 20 },
  { name: 'supabase', test: inPackages('@supabase/[^/]+', 'tslib', 'iceberg-js'), priority: 20 },
  { name: 'phone', test: /\/node_modules\/libphonenumber-js\/|\/src\/domain\/phone/, priority: 20 },
  { name: 'ui-lazy', test: /\/node_modules\/(?!@mantine\/carousel|embla)/, priority: 18 },
  { name: 'carousel', test: /\/node_modules\//, priority: 17 },
  { name: 'data', test: /\/src\/data\//, priority: 16 },
  { name: 'ui-more', test: /\/src\/ui\/(?!web-view|toast-area)/, priority: 14 },
  { name: 'shop', test: inFeatures('storefront', 'cart', 'directory', 'roommates'), priority: 10 },
  { name: 'campus', test: inFeatures('housing/(?!photo-gallery)', 'university'), priority: 10 },
  { name: 'info', test: inFeatures('about', 'contact', 'legal'), priority: 10 },
]
