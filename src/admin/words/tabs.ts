import type { AdminTab } from '@/admin/rules/admin-url'
import type { AdminScope } from '@/admin/rules/scope'
import type { FieldSpec, TabSpec } from '@/admin/rules/tab-spec'
import { tabSpec } from '@/admin/rules/tabs'
import type { Choice } from '@/kit/rules/choice'
import { directoryTexts } from '@/directory/words/directories'
import { categoryText } from '@/housing/words/rental-tabs'
import { labelOf } from '@/kit/words/labelled'
import { storefrontTexts } from '@/shops/words/storefronts'
import { catalogueTabTexts } from './catalogue-tabs'
import { columnTexts, type FieldText } from './column-texts'
import * as fieldTexts from '#words/admin/fields'
import { itemSaved, type TabTexts } from './tab-texts'
import * as messages from '#words/admin/tabs'

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
