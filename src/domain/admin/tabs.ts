import { serviceProviders } from '../directories/service-providers'
import type { Choice } from '../shared/choice'
import { maxPrice } from '../shared/money'
import { categoryText } from '../housing/rental'
import { rentalTabs } from '../housing/rental-tabs'
import { chemist } from '../storefronts/chemist'
import { eShop } from '../storefronts/e-shop'
import { groceries } from '../storefronts/groceries'
import type { AdminTab } from './admin-url'
import { campusTab, ownCampusTab } from './campus-tab'
import { allCampuses, type AdminScope } from './scope'
import type { FieldSpec, TabSpec } from './tab-spec'

/** The choices of a screen without "all". */
const withoutAll = (choices: readonly Choice[]): readonly Choice[] => choices.filter(({ value }) => value !== 'all')

const nameField = { column: 'name', label: 'Name', kind: 'line', required: true, max: 120 } as const satisfies FieldSpec
const descriptionField = { column: 'description', label: 'Description', kind: 'text', max: 2000 } as const satisfies FieldSpec
const priceField = { column: 'price', label: 'Price (KSh)', kind: 'whole', required: true, max: maxPrice, placeholder: '1,250' } as const satisfies FieldSpec
const stockField = { column: 'stock', label: 'Stock', kind: 'whole', required: true, max: 1_000_000, placeholder: '40' } as const satisfies FieldSpec
const categoryField = { column: 'category', label: 'Category', kind: 'category', required: true, max: 60 } as const satisfies FieldSpec
const pictureField = { column: 'image_url', label: 'Image', kind: 'picture', max: 1000 } as const satisfies FieldSpec
const phone = (column: string, label: string) =>
  ({ column, label, kind: 'phone', max: 32, placeholder: '0712 345 678' }) as const satisfies FieldSpec

const productDefaults = {
  bucket: 'product-images',
  campusColumn: 'campus',
  title: 'name',
  summary: 'description',
  price: 'price',
  per: '',
  stock: false,
  canAdd: true,
  canDelete: true,
  takenText: null,
  savedTexts: { created: 'Item created successfully', updated: 'Item updated successfully' },
} as const

const tabSpecs = {
  medicines: {
    ...productDefaults,
    table: 'medicines',
    stock: true,
    searchLabel: 'Search medicines by name',
    fields: [
      { ...nameField, placeholder: 'Paracetamol 500 mg' },
      descriptionField,
      priceField,
      stockField,
      { ...categoryField, choices: withoutAll(chemist.categories) },
      { column: 'prescription_required', label: 'Needs a prescription', kind: 'flag', max: 1 },
      pictureField,
    ],
  },
  groceries: {
    ...productDefaults,
    table: 'groceries',
    searchLabel: 'Search groceries by name',
    fields: [
      { ...nameField, placeholder: 'Sukuma wiki (bunch)' },
      descriptionField,
      priceField,
      { ...categoryField, choices: withoutAll(groceries.categories) },
      { column: 'store_name', label: 'Store', kind: 'line', max: 120, placeholder: 'Kongowea Market' },
      phone('whatsapp', 'WhatsApp'),
      pictureField,
    ],
  },
  eshop: {
    ...productDefaults,
    table: 'eshop_products',
    stock: true,
    searchLabel: 'Search products by name',
    fields: [
      { ...nameField, placeholder: 'Phone charger' },
      descriptionField,
      priceField,
      { ...stockField, required: false, hint: 'Left empty, it is not counted.' },
      { ...categoryField, choices: [...withoutAll(eShop.categories), { value: 'General', label: 'General' }], open: true },
      { column: 'shop_id', label: 'Shop', kind: 'shop', max: 36 },
      pictureField,
    ],
  },
  services: {
    ...productDefaults,
    table: 'service_providers',
    price: null,
    searchLabel: 'Search services by name',
    fields: [
      { ...nameField, placeholder: 'Mama Halima' },
      { column: 'speciality', label: 'Speciality', kind: 'line', max: 200, placeholder: 'Hand washing and ironing' },
      { ...categoryField, choices: withoutAll(serviceProviders.categories) },
      descriptionField,
      { column: 'rating', label: 'Rating', kind: 'rating', max: 5, placeholder: '4.5' },
      { column: 'location', label: 'Location', kind: 'line', max: 200, placeholder: 'Tudor' },
      { column: 'availability', label: 'Availability', kind: 'line', max: 120, placeholder: 'Monday to Saturday' },
      phone('phone', 'Phone'),
      phone('whatsapp', 'WhatsApp'),
      pictureField,
    ],
  },
  rentals: {
    ...productDefaults,
    table: 'rentals',
    bucket: 'rental-images',
    title: 'title',
    price: 'price_per_day',
    per: ' per day',
    searchLabel: 'Search rentals by title',
    savedTexts: { created: 'Rental saved successfully', updated: 'Rental saved successfully' },
    fields: [
      { ...nameField, column: 'title', label: 'Title', max: 160, placeholder: 'Bedsitter near the main gate' },
      { ...descriptionField, max: 4000 },
      { ...priceField, column: 'price_per_day', label: 'Price per day (KSh)', hint: 'Students see it as the price a month.' },
      { ...categoryField, choices: [...withoutAll(rentalTabs), { value: 'single', label: categoryText('single') }] },
      { column: 'location', label: 'Location', kind: 'line', required: true, max: 200, placeholder: 'Tudor, Mombasa' },
      { column: 'amenities', label: 'Amenities', kind: 'list', max: 40, placeholder: 'WiFi, Water, Security', hint: 'Parted by a comma and a space.' },
      phone('contact_phone', 'Phone'),
      phone('contact_whatsapp', 'WhatsApp'),
      { column: 'image_url', label: 'Photos', kind: 'gallery', max: 20 },
    ],
  },
  campuses: campusTab,
} as const satisfies Record<AdminTab, TabSpec>

/** The same object for the same tab and scope. */
export const tabSpec = (tab: AdminTab, scope: AdminScope = allCampuses): TabSpec =>
  tab === 'campuses' && scope.kind === 'one' ? ownCampusTab : tabSpecs[tab]
