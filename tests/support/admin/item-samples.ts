import type { ItemDraft } from '@/admin/rules/item-form'
import type { ItemRow, Values } from '@/admin/rules/item-row'

export const row = (values: Values, photos: ItemRow['photos'] = []): ItemRow => ({
  id: 'a',
  rev: 7,
  createdAt: '2026-11-21T08:00:00Z',
  values,
  photos,
})

export const rental: Values = {
  title: 'Bedsitter',
  description: 'Near the gate',
  price_per_day: 6500,
  category: 'bedsitter',
  location: 'Tudor',
  amenities: ['WiFi', 'Water'],
  deposit: 6500,
  included: ['Water'],
  walking_minutes: 7,
  east_m: -420,
  north_m: 180,
  confirmed_on: '2026-11-20',
  contact_phone: '+254700000011',
  contact_whatsapp: null,
  image_url: '/b.webp',
}

export const filled = (draft: ItemDraft, values: Record<string, string>): ItemDraft => ({
  ...draft,
  values: { ...draft.values, ...values },
})
