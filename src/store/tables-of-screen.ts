import type { ReplicatedTable } from './sync/table-names.ts'

/**
 * The tables that a screen shows. On a first visit they are loaded before everything else; from other screens, what
 * most people open next.
 */
export const screenTables: Readonly<Record<string, readonly ReplicatedTable[]>> = {
  '/tum-gossip': ['gossip_posts'],
  '/marketplace': ['items', 'item_photos'],
  '/second-hand': ['items', 'item_photos'],
  '/groceries': ['groceries'],
  '/chemist': ['medicines'],
  '/e-shop': ['shops', 'eshop_products'],
  '/service-providers': ['service_providers'],
  '/rental-booking': ['rentals', 'rental_photos'],
  '/my-university': ['university_links'],
}

/** @param path of the address */
export const tablesOfScreen = (path: string): readonly ReplicatedTable[] =>
  screenTables[path] ?? ['campuses', 'gossip_posts', 'items', 'item_photos']
