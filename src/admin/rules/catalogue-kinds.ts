import type { Values } from '@/kit/rules/choice'

/** The catalogues that admins edit. The files that come with the app are what they begin with. */
export const catalogueKinds = [
  'food',
  'gas',
  'laundry',
  'salon',
  'errands',
  'drivers',
  'pharmacy-services',
  'emergency-contacts',
  'announcements',
  'events',
  'campus-services',
  'promotions',
  'bundles',
] as const satisfies Values

export type CatalogueKind = (typeof catalogueKinds)[number]

/** As the database bounds them. */
export const maxEntries = 200
export const maxCatalogueBytes = 60_000
