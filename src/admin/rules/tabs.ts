import { maxListedPrice, type FieldSpec, type TabSpec, type AdminColumn } from './tab-spec'
import { directoryChoices } from '@/directory/rules/choices'
import { rentalTabValues } from '@/housing/rules/rental-view'
import { storefrontChoices } from '@/shops/rules/choices'
import type { AdminTab } from './admin-url'
import { catalogueDefaults, catalogueTabs } from './catalogue-tabs'
import { allCampuses, type AdminScope } from './access'

/** The fields that an admin of one campus may change. */
const ownFields = [
  { column: 'website', kind: 'url', max: 300 },
  { column: 'contacts', kind: 'contacts', max: 20 },
  { column: 'emergency', kind: 'contacts', max: 20 },
] as const satisfies readonly FieldSpec[]

/** The tab for admins of all campuses. Rows refer to a campus, so none is deleted. */
const campusTab = {
  table: 'campuses',
  catalogue: null,
  bucket: null,
  campusColumn: 'slug',
  title: 'name',
  summary: 'town',
  price: null,
  stock: false,
  canAdd: true,
  canDelete: false,
  hasSlug: true,
  fields: [
    { column: 'slug', kind: 'slug', required: true, fixed: true, max: 20 },
    { column: 'name', kind: 'line', required: true, max: 120 },
    { column: 'short_name', kind: 'line', required: true, max: 20 },
    { column: 'town', kind: 'line', required: true, max: 60 },
    { column: 'colour', kind: 'colour', required: true, max: 7, initial: '#0b7a75' },
    ...ownFields,
    { column: 'position', kind: 'whole', required: true, max: 32_767, initial: '0' },
  ],
} as const satisfies TabSpec

/** The tab for admins of one campus. */
const ownCampusTab = { ...campusTab, canAdd: false, fields: ownFields } as const satisfies TabSpec

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
