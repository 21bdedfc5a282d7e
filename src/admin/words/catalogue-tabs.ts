import type { CatalogueKind } from '@/admin/rules/catalogue-kinds'
import { directoryTexts } from '@/directory/words/directories'
import { labelOf } from '@/kit/words/labelled'
import { storefrontTexts } from '@/shops/words/storefronts'
import * as fieldTexts from '#words/admin/fields'
import { itemSaved, type TabTexts } from './tab-texts'
import * as messages from '#words/admin/tabs'

const defaults = { per: '', savedTexts: itemSaved, categoryText: (category: string) => category, fields: {} } as const

/** The first letter is a capital: `Academic`. */
const capitalised = (category: string): string => category.charAt(0).toUpperCase() + category.slice(1)

const providerFields = {
  products: { label: fieldTexts.product },
  location: { placeholder: fieldTexts.nearGate },
} as const

/** What the tabs of the catalogues say. */
export const catalogueTabTexts: Readonly<Record<CatalogueKind, TabTexts>> = {
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
