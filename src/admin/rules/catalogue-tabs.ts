import { directoryChoices } from '@/directory/rules/choices'
import { storefrontChoices } from '@/shops/rules/choices'
import { forProviderLists } from '@/kit/rules/provider-lists'
import type { CatalogueKind } from './catalogue-kinds'
import { maxListedPrice, type AdminColumn, type FieldSpec, type TabSpec, type TranslatedColumn } from './tab-spec'

const line = <Column extends AdminColumn>(column: Column, max = 120) =>
  ({ column, kind: 'line', required: true, max }) as const
const phone = (column: AdminColumn) => ({ column, kind: 'phone', required: true, max: 32 }) as const satisfies FieldSpec
const category = (column: AdminColumn, categories: readonly string[]) =>
  ({ column, kind: 'category', required: true, max: 60, categories }) as const satisfies FieldSpec

/** A field and its translation. */
const translated = <Field extends FieldSpec & { readonly column: TranslatedColumn }>(field: Field) =>
  [field, { ...field, column: `${field.column}Sw`, required: false, translation: true } satisfies FieldSpec] as const

const name = line('name')
const description = { column: 'description', kind: 'text', required: true, max: 600 } as const satisfies FieldSpec
const price = { column: 'price', kind: 'price', required: true, max: maxListedPrice } as const satisfies FieldSpec
const rating = { column: 'rating', kind: 'rating', required: true, max: 5 } as const satisfies FieldSpec
const hours = { column: 'hours', kind: 'hours', max: 120 } as const satisfies FieldSpec
const image = { column: 'image', kind: 'picture', required: true, max: 1000 } as const satisfies FieldSpec
const offering = [name, price, description, image] as const
const offered = (column: 'products' | 'services') =>
  ({ column, kind: 'parts', max: 60, parts: offering }) as const satisfies FieldSpec

export const catalogueDefaults = {
  table: 'catalogues',
  bucket: 'product-images',
  campusColumn: 'campus',
  title: 'name',
  summary: 'description',
  price: null,
  stock: false,
  canAdd: true,
  canDelete: true,
  hasSlug: false,
} as const

/** The entries of the catalogues. Their fields are those of the catalogue's schema, in the order of the form. */
export const catalogueTabs = {
  food: {
    ...catalogueDefaults,
    catalogue: 'food',
    price: 'price',
    fields: [
      name,
      description,
      price,
      category(
        'category',
        storefrontChoices.food.categories.filter((value) => value !== 'all'),
      ),
      line('restaurant'),
      hours,
      phone('whatsapp'),
      image,
    ],
  },
  gas: {
    ...catalogueDefaults,
    catalogue: 'gas',
    summary: 'deliveryTime',
    fields: [
      name,
      line('deliveryTime', 60),
      hours,
      rating,
      { column: 'freeDelivery', kind: 'flag', max: 1 },
      phone('whatsapp'),
      offered('products'),
    ],
  },
  ...forProviderLists(
    (catalogue) =>
      ({
        ...catalogueDefaults,
        catalogue,
        summary: 'location',
        fields: [name, rating, line('location'), hours, phone('whatsapp'), offered('services')],
      }) as const,
  ),
  errands: {
    ...catalogueDefaults,
    catalogue: 'errands',
    summary: 'location',
    fields: [
      category('tab', storefrontChoices.errands.categories),
      name,
      line('deliveryTime', 60),
      hours,
      rating,
      line('location'),
      phone('phone'),
      offered('services'),
    ],
  },
  drivers: {
    ...catalogueDefaults,
    catalogue: 'drivers',
    summary: 'speciality',
    fields: [
      category(
        'vehicle',
        directoryChoices.transport.filter((value) => value !== 'all'),
      ),
      name,
      phone('phone'),
      line('location'),
      rating,
      line('speciality', 200),
      line('availability'),
      { ...line('capacity', 60), onlyFor: { column: 'vehicle', value: 'tuk-tuk' } },
      image,
    ],
  },
  'pharmacy-services': {
    ...catalogueDefaults,
    catalogue: 'pharmacy-services',
    price: 'price',
    fields: [...translated(name), price, ...translated(description), image],
  },
  'emergency-contacts': {
    ...catalogueDefaults,
    catalogue: 'emergency-contacts',
    fields: [name, phone('phone'), line('hours', 60), ...translated(description), image],
  },
  announcements: {
    ...catalogueDefaults,
    catalogue: 'announcements',
    title: 'title',
    summary: 'period',
    fields: [
      category('kind', ['academic', 'fees', 'exams', 'health', 'notice']),
      ...translated(line('title', 160)),
      ...translated({ column: 'text', kind: 'text', required: true, max: 2000 }),
      ...translated(line('from')),
      ...translated(line('period')),
    ],
  },
  events: {
    ...catalogueDefaults,
    catalogue: 'events',
    title: 'title',
    fields: [
      ...translated(line('title', 160)),
      ...translated({ ...description, max: 1000 }),
      ...translated(line('place', 200)),
      ...translated(line('time')),
      { column: 'date', kind: 'date', max: 10 },
      image,
    ],
  },
  'campus-services': {
    ...catalogueDefaults,
    catalogue: 'campus-services',
    fields: [
      name,
      ...translated(description),
      ...translated(line('place', 200)),
      ...translated(line('hours', 200)),
      phone('phone'),
      image,
    ],
  },
  promotions: {
    ...catalogueDefaults,
    catalogue: 'promotions',
    title: 'title',
    fields: [
      ...translated(line('title', 80)),
      ...translated({ ...description, max: 200 }),
      ...translated(line('price', 40)),
      rating,
      ...translated(line('badge', 40)),
      { column: 'link', kind: 'link', required: true, max: 300 },
      category('background', ['lagoon', 'mango', 'coral']),
      image,
    ],
  },
  bundles: {
    ...catalogueDefaults,
    catalogue: 'bundles',
    fields: [
      name,
      ...translated(description),
      ...translated(line('price', 40)),
      line('originalPrice', 40),
      ...translated({ column: 'items', kind: 'list', max: 20 }),
      rating,
      { column: 'reviews', kind: 'whole', required: true, max: 1_000_000 },
      phone('whatsapp'),
      image,
    ],
  },
} as const satisfies Record<CatalogueKind, TabSpec>
