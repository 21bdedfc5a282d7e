import type { CatalogueKind } from '@/admin/rules/catalogue-kinds'
import { labelOf } from '@/kit/words/labelled'
import * as fieldTexts from '#words/admin/fields'
import { itemSaved, columnTexts, type TabTexts, type FieldText } from './column-texts'
import * as messages from '#words/admin/tabs'
import type { AdminTab } from '@/admin/rules/admin-url'
import type { AdminScope } from '@/admin/rules/access'
import type { FieldSpec, TabSpec } from '@/admin/rules/tab-spec'
import { tabSpec } from '@/admin/rules/tabs'
import type { Choice } from '@/kit/rules/choice'
import { directoryTexts } from '@/directory/words/directories'
import { storefrontTexts } from '@/shops/words/storefronts'
import { categoryText } from '@/housing/words/rental-facts'

const defaults = { per: '', savedTexts: itemSaved, categoryText: (category: string) => category, fields: {} } as const

/** The first letter is a capital: `Academic`. */
const capitalised = (category: string): string => category.charAt(0).toUpperCase() + category.slice(1)

const providerFields = {
  products: { label: fieldTexts.product },
  location: { placeholder: fieldTexts.nearGate },
} as const

/** The texts of the tabs of catalogues. */
const catalogueTabTexts: Readonly<Record<CatalogueKind, TabTexts>> = {
  food: {
    ...defaults,
    searchLabel: messages.searchFood,
    categoryText: (category) => labelOf(storefrontTexts.food.categories, category),
    fields: { name: { placeholder: messages.foodExample } },
  },
  gas: {
    ...defaults,
    searchLabel: messages.searchGas,
    fields: { ...providerFields, name: { placeholder: 'Mwangaza Gas, Tudor' } },
  },
  laundry: { ...defaults, searchLabel: messages.searchLaundry, fields: providerFields },
  salon: {
    ...defaults,
    searchLabel: messages.searchSalons,
    fields: { ...providerFields, name: { placeholder: 'Zuri Hair Studio' } },
  },
  errands: {
    ...defaults,
    searchLabel: messages.searchErrands,
    categoryText: (category) => labelOf(storefrontTexts.errands.categories, category),
    fields: providerFields,
  },
  drivers: {
    ...defaults,
    searchLabel: messages.searchDrivers,
    categoryText: (category) => labelOf(directoryTexts.transport.categories, category),
    fields: {
      speciality: { placeholder: messages.driverSpecialityExample },
      location: { placeholder: messages.driverLocationExample },
    },
  },
  'pharmacy-services': {
    ...defaults,
    searchLabel: messages.searchPharmacyServices,
    fields: { price: { hint: fieldTexts.freeHint } },
  },
  'emergency-contacts': {
    ...defaults,
    searchLabel: messages.searchEmergencyContacts,
    fields: { hours: { placeholder: '24/7' } },
  },
  announcements: {
    ...defaults,
    searchLabel: messages.searchAnnouncements,
    categoryText: capitalised,
    fields: { title: { placeholder: messages.announcementExample } },
  },
  events: {
    ...defaults,
    searchLabel: messages.searchEvents,
    fields: { title: { placeholder: messages.eventExample } },
  },
  'campus-services': {
    ...defaults,
    searchLabel: messages.searchCampusServices,
    fields: { name: { placeholder: messages.campusServiceExample } },
  },
  promotions: {
    ...defaults,
    searchLabel: messages.searchPromotions,
    categoryText: capitalised,
    fields: {
      title: { placeholder: messages.promotionExample },
      price: { label: fieldTexts.priceInWords, placeholder: messages.promotionPriceExample },
    },
  },
  bundles: {
    ...defaults,
    searchLabel: messages.searchBundles,
    fields: { price: { label: fieldTexts.priceInWords, placeholder: messages.bundlePriceExample } },
  },
}

export type ShownField = Omit<FieldSpec, 'parts'> &
  FieldText & { readonly choices: readonly Choice[]; readonly parts?: readonly ShownField[] }

/** A tab as the admin panel shows it. */
export type ShownTab = Omit<TabSpec, 'fields'> &
  Pick<TabTexts, 'per' | 'searchLabel' | 'savedTexts'> & { readonly fields: readonly ShownField[] }

const productTexts = {
  per: '',
  savedTexts: itemSaved,
} as const

const tabTexts: Readonly<Record<AdminTab, TabTexts>> = {
  medicines: {
    ...productTexts,
    searchLabel: messages.searchMedicines,
    categoryText: (category) => labelOf(storefrontTexts.chemist.categories, category),
    fields: { name: { placeholder: 'Paracetamol 500 mg' } },
  },
  groceries: {
    ...productTexts,
    searchLabel: messages.searchGroceries,
    categoryText: (category) => labelOf(storefrontTexts.groceries.categories, category),
    fields: { name: { placeholder: messages.groceryExample }, whatsapp: { hint: fieldTexts.noOrderByChat } },
  },
  eshop: {
    ...productTexts,
    searchLabel: messages.searchProducts,
    categoryText: (category) => labelOf(storefrontTexts.eShop.categories, category),
    fields: {
      name: { placeholder: messages.productExample },
      stock: { hint: fieldTexts.notCountedHint },
      shop_id: { hint: fieldTexts.noShopHint },
    },
  },
  services: {
    ...productTexts,
    searchLabel: messages.searchServices,
    categoryText: (category) => labelOf(directoryTexts.serviceProviders.categories, category),
    fields: {
      name: { placeholder: 'Mama Halima' },
      phone: { hint: fieldTexts.noCall },
      whatsapp: { hint: fieldTexts.noWriting },
    },
  },
  rentals: {
    per: messages.perMonth,
    searchLabel: messages.searchRentals,
    savedTexts: { created: messages.rentalSaved, updated: messages.rentalSaved },
    categoryText,
    fields: { location: { placeholder: 'Tudor, Mombasa' }, image_url: { label: fieldTexts.photos } },
  },
  campuses: {
    per: '',
    searchLabel: messages.searchCampuses,
    savedTexts: { created: messages.campusCreated, updated: messages.campusUpdated },
    categoryText: (category) => category,
    fields: { name: { placeholder: 'University of Nairobi' } },
  },
  ...catalogueTabTexts,
}

const shown = (spec: TabSpec, { fields, categoryText: textOf, ...texts }: TabTexts): ShownTab => {
  const shownField = (field: FieldSpec): ShownField => ({
    ...field,
    ...columnTexts[field.column],
    ...fields[field.column],
    choices: (field.categories ?? []).map((value) => ({ value, label: textOf(value) })),
    parts: (field.parts ?? []).map(shownField),
  })
  return { ...spec, ...texts, fields: spec.fields.map(shownField) }
}

const shownTabs = new Map<TabSpec, ShownTab>()

/** The same object for the same tab and scope. */
export const shownTab = (tab: AdminTab, scope: AdminScope): ShownTab => {
  const spec = tabSpec(tab, scope)
  const known = shownTabs.get(spec) ?? shown(spec, tabTexts[tab])
  shownTabs.set(spec, known)
  return known
}
