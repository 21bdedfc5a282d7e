import { directoryChoices } from '@/directory/rules/choices'
import { rentalTabValues } from '@/housing/rules/rental-view'
import { storefrontChoices } from '@/shops/rules/choices'
import type { AdminTab } from './admin-url'
import { campusTab, ownCampusTab } from './campus-tab'
import { catalogueDefaults, catalogueTabs } from './catalogue-tabs'
import { allCampuses, type AdminScope } from './scope'
import { maxListedPrice, type AdminColumn, type FieldSpec, type TabSpec } from './tab-spec'

/** The choices of a screen without "all". */
const withoutAll = (choices: readonly string[]): readonly string[] => choices.filter((value) => value !== 'all')

const nameField = { column: 'name', kind: 'line', required: true, max: 120 } as const satisfies FieldSpec
const descriptionField = { column: 'description', kind: 'text', max: 2000 } as const satisfies FieldSpec
const priceField = { column: 'price', kind: 'price', required: true, max: maxListedPrice } as const satisfies FieldSpec
const stockField = { column: 'stock', kind: 'whole', required: true, max: 1_000_000 } as const satisfies FieldSpec
const categoryField = { column: 'category', kind: 'category', required: true, max: 60 } as const satisfies FieldSpec
const pictureField = { column: 'image_url', kind: 'picture', max: 1000 } as const satisfies FieldSpec
const phone = (column: AdminColumn) => ({ column, kind: 'phone', max: 32 }) as const satisfies FieldSpec

const productDefaults = { ...catalogueDefaults, catalogue: null, price: 'price' } as const

const tabSpecs = {
  medicines: {
    ...productDefaults,
    table: 'medicines',
    stock: true,
    fields: [
      nameField,
      descriptionField,
      priceField,
      stockField,
      { ...categoryField, categories: withoutAll(storefrontChoices.chemist.categories) },
      { column: 'prescription_required', kind: 'flag', max: 1 },
      pictureField,
    ],
  },
  groceries: {
    ...productDefaults,
    table: 'groceries',
    fields: [
      nameField,
      descriptionField,
      priceField,
      { ...categoryField, categories: withoutAll(storefrontChoices.groceries.categories) },
      { column: 'store_name', kind: 'line', max: 120 },
      phone('whatsapp'),
      pictureField,
    ],
  },
  eshop: {
    ...productDefaults,
    table: 'eshop_products',
    stock: true,
    fields: [
      nameField,
      descriptionField,
      priceField,
      { ...stockField, required: false },
      { ...categoryField, categories: [...withoutAll(storefrontChoices.eShop.categories), 'General'], open: true },
      { column: 'shop_id', kind: 'shop', max: 36 },
      pictureField,
    ],
  },
  services: {
    ...productDefaults,
    table: 'service_providers',
    price: null,
    fields: [
      nameField,
      { column: 'speciality', kind: 'line', max: 200 },
      { ...categoryField, categories: withoutAll(directoryChoices.serviceProviders) },
      descriptionField,
      { column: 'rating', kind: 'rating', max: 5 },
      { column: 'location', kind: 'line', max: 200 },
      { column: 'availability', kind: 'line', max: 120 },
      phone('phone'),
      phone('whatsapp'),
      pictureField,
    ],
  },
  rentals: {
    ...productDefaults,
    table: 'rentals',
    bucket: 'rental-images',
    title: 'title',
    price: 'price_per_day',
    fields: [
      { ...nameField, column: 'title', max: 160 },
      { ...descriptionField, max: 4000 },
      { ...priceField, column: 'price_per_day' },
      { ...categoryField, categories: [...withoutAll(rentalTabValues), 'single'] },
      { column: 'location', kind: 'line', required: true, max: 200 },
      { column: 'amenities', kind: 'list', max: 40 },
      { column: 'deposit', kind: 'price', max: 10_000_000 },
      { column: 'included', kind: 'list', max: 40 },
      { column: 'walking_minutes', kind: 'whole', max: 180 },
      { column: 'east_m', kind: 'signed', max: 20_000 },
      { column: 'north_m', kind: 'signed', max: 20_000 },
      { column: 'confirmed_on', kind: 'date', max: 10 },
      phone('contact_phone'),
      phone('contact_whatsapp'),
      { column: 'image_url', kind: 'gallery', max: 20 },
    ],
  },
  campuses: campusTab,
  ...catalogueTabs,
} as const satisfies Record<AdminTab, TabSpec>

/** The same object for the same tab and scope. */
export const tabSpec = (tab: AdminTab, scope: AdminScope = allCampuses): TabSpec =>
  tab === 'campuses' && scope.kind === 'one' ? ownCampusTab : tabSpecs[tab]
