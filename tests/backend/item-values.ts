import { randomUUID } from 'node:crypto'
import { saveItem } from '@/admin/store/write-items'
import type { AdminTab } from '@/admin/rules/admin-url'
import type { CatalogueKind } from '@/admin/rules/catalogue-kinds'
import type { ItemRow, Values } from '@/admin/rules/item-row'
import { tabSpec } from '@/admin/rules/tabs'
import { campusSlug } from '@/kit/rules/campus'
import type { UserId } from '@/kit/rules/ids'

export const tum = campusSlug('tum')

export type ContentTab = Exclude<AdminTab, 'campuses' | CatalogueKind>

/** The values of an item of each tab. */
export const valuesOf: Record<ContentTab, Values> = {
  medicines: {
    name: 'Paracetamol',
    description: null,
    price: 50,
    stock: 3,
    category: 'pain-relief',
    image_url: null,
    prescription_required: false,
  },
  groceries: {
    name: 'Sukuma wiki',
    description: null,
    price: 30,
    category: 'produce',
    store_name: null,
    whatsapp: null,
    image_url: null,
  },
  eshop: {
    name: 'Charger',
    description: null,
    price: 900,
    stock: null,
    category: 'General',
    shop_id: null,
    image_url: null,
  },
  services: {
    name: 'Mama Halima',
    speciality: null,
    category: 'mamafua',
    description: null,
    rating: 4.5,
    location: null,
    availability: null,
    phone: null,
    whatsapp: null,
    image_url: null,
  },
  rentals: {
    title: 'Bedsitter',
    description: null,
    price_per_day: 6500,
    category: 'bedsitter',
    location: 'Tudor',
    amenities: ['WiFi'],
    contact_phone: null,
    contact_whatsapp: null,
    image_url: null,
    deposit: 6500,
    included: ['Water'],
    walking_minutes: 7,
    east_m: -420,
    north_m: 180,
    confirmed_on: '2026-11-20',
  },
}

/** Saves a new item as an admin does. */
export const saveNew = async (adminId: UserId, tab: ContentTab, values: Values = {}): Promise<ItemRow> => {
  const saved = await saveItem(adminId, tabSpec(tab), {
    campus: tum,
    id: randomUUID(),
    rev: null,
    values: { ...valuesOf[tab], ...values },
    photos: null,
  })
  if (saved.kind !== 'saved') throw new Error(JSON.stringify(saved))
  return saved.row
}
