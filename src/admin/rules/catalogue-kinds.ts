import type { Values } from '@/kit/rules/choice'
import { providerLists } from '@/kit/rules/provider-lists'

/** The catalogues that admins edit. Each begins with the file that comes with the app. */
export const catalogueKinds = [
  'food',
  'gas',
  ...providerLists,
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

/** The limits in the database. */
export const maxEntries = 200
export const maxCatalogueBytes = 60_000
