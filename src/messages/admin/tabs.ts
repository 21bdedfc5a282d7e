import type { AdminTab } from '@/domain/admin/admin-url'
import type { AdminScope } from '@/domain/admin/scope'
import type { AdminColumn, FieldSpec, TabSpec } from '@/domain/admin/tab-spec'
import { tabSpec } from '@/domain/admin/tabs'
import type { Choice } from '@/domain/shared/choice'
import { serviceProvidersTexts } from '../directories/service-providers'
import { categoryText } from '../housing/rental-tabs'
import { labelOf } from '../shared/labelled'
import { chemistTexts } from '../storefronts/chemist'
import { eShopTexts } from '../storefronts/e-shop'
import { groceriesTexts } from '../storefronts/groceries'
import { columnTexts, type FieldText } from './column-texts'

/** What a tab says. */
type TabTexts = {
  /** Text after the price in the list. */
  readonly per: string
  readonly searchLabel: string
  readonly savedTexts: { readonly created: string; readonly updated: string }
  readonly categoryText: (category: string) => string
  /** What is not as in `columnTexts`. */
  readonly fields: Partial<Readonly<Record<AdminColumn, Partial<FieldText>>>>
}

export type ShownField = FieldSpec & FieldText & { readonly choices: readonly Choice[] }

/** A tab as the admin panel shows it. */
export type ShownTab = Omit<TabSpec, 'fields'> & Pick<TabTexts, 'per' | 'searchLabel' | 'savedTexts'> & { readonly fields: readonly ShownField[] }

const productTexts = {
  per: '',
  savedTexts: { created: 'Item created successfully', updated: 'Item updated successfully' },
} as const

const tabTexts: Readonly<Record<AdminTab, TabTexts>> = {
  medicines: {
    ...productTexts,
    searchLabel: 'Search medicines by name',
    categoryText: (category) => labelOf(chemistTexts.categories, category),
    fields: { name: { placeholder: 'Paracetamol 500 mg' } },
  },
  groceries: {
    ...productTexts,
    searchLabel: 'Search groceries by name',
    categoryText: (category) => labelOf(groceriesTexts.categories, category),
    fields: { name: { placeholder: 'Sukuma wiki (bunch)' }, whatsapp: { hint: 'Left empty, nobody can order it by chat.' } },
  },
  eshop: {
    ...productTexts,
    searchLabel: 'Search products by name',
    categoryText: (category) => labelOf(eShopTexts.categories, category),
    fields: { name: { placeholder: 'Phone charger' }, stock: { hint: 'Left empty, it is not counted.' }, shop_id: { hint: 'Without a shop that has a number, nobody can order it by chat.' } },
  },
  services: {
    ...productTexts,
    searchLabel: 'Search services by name',
    categoryText: (category) => labelOf(serviceProvidersTexts.categories, category),
    fields: { name: { placeholder: 'Mama Halima' }, phone: { hint: 'Left empty, nobody can call.' }, whatsapp: { hint: 'Left empty, nobody can write.' } },
  },
  rentals: {
    per: ' / month',
    searchLabel: 'Search rentals by title',
    savedTexts: { created: 'Rental saved successfully', updated: 'Rental saved successfully' },
    categoryText,
    fields: { location: { placeholder: 'Tudor, Mombasa' }, image_url: { label: 'Photos' } },
  },
  campuses: {
    per: '',
    searchLabel: 'Search campuses by name',
    savedTexts: { created: 'Campus created successfully', updated: 'Campus updated successfully' },
    categoryText: (category) => category,
    fields: { name: { placeholder: 'University of Nairobi' } },
  },
}

const shown = (spec: TabSpec, { fields, categoryText: textOf, ...texts }: TabTexts): ShownTab => {
  const shownField = (field: FieldSpec): ShownField => ({
    ...field,
    ...columnTexts[field.column],
    ...fields[field.column],
    choices: (field.categories ?? []).map((value) => ({ value, label: textOf(value) })),
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
