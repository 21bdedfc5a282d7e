import type { AdminColumn } from '@/admin/rules/tab-spec'
import * as texts from '#words/admin/fields'
import { itemCreated, itemUpdated } from '#words/admin/tabs'

export type FieldText = { readonly label: string; readonly placeholder?: string; readonly hint?: string }

const phonePlaceholder = '0712 345 678'

/** The texts of fields that are the same in every tab. */
export const columnTexts = {
  name: { label: texts.name },
  title: { label: texts.title, placeholder: texts.titleExample },
  description: { label: texts.description },
  price: { label: texts.price, placeholder: '1,250' },
  price_per_day: { label: texts.pricePerMonth, placeholder: '6,500' },
  stock: { label: texts.stock, placeholder: '40' },
  category: { label: texts.category },
  image_url: { label: texts.image },
  prescription_required: { label: texts.prescription },
  store_name: { label: texts.store, placeholder: texts.storeExample },
  shop_id: { label: texts.shop },
  speciality: { label: texts.speciality, placeholder: texts.specialityExample },
  rating: { label: texts.rating, placeholder: '4.5' },
  location: { label: texts.location, placeholder: 'Tudor' },
  availability: { label: texts.availability, placeholder: texts.availabilityExample },
  phone: { label: texts.phone, placeholder: phonePlaceholder },
  whatsapp: { label: 'WhatsApp', placeholder: phonePlaceholder },
  amenities: { label: texts.amenities, placeholder: texts.amenitiesExample, hint: texts.separated },
  contact_phone: { label: texts.phone, placeholder: phonePlaceholder },
  contact_whatsapp: { label: 'WhatsApp', placeholder: phonePlaceholder },
  deposit: { label: texts.deposit, placeholder: '6,500', hint: texts.depositHint },
  included: { label: texts.included, placeholder: texts.includedExample, hint: texts.separated },
  walking_minutes: { label: texts.walkingMinutes, placeholder: '8' },
  east_m: { label: texts.eastMetres, placeholder: '-430', hint: texts.eastMetresHint },
  north_m: { label: texts.northMetres, placeholder: '260', hint: texts.northMetresHint },
  confirmed_on: { label: texts.confirmedOn },
  slug: { label: texts.slug, placeholder: 'uon', hint: texts.slugHint },
  short_name: { label: texts.shortName, placeholder: 'UoN' },
  town: { label: texts.town, placeholder: 'Nairobi' },
  colour: { label: texts.colour },
  website: { label: texts.website, placeholder: 'https://www.uonbi.ac.ke/' },
  contacts: { label: texts.contacts, placeholder: texts.contactsExample, hint: texts.contactsHint },
  emergency: { label: texts.emergency, placeholder: texts.emergencyExample, hint: texts.emergencyHint },
  position: { label: texts.position, hint: texts.positionHint },
  image: { label: texts.image },
  restaurant: { label: texts.restaurant, placeholder: 'Swahili Plates, Ganjoni' },
  deliveryTime: { label: texts.deliveryTime, placeholder: texts.deliveryTimeExample },
  freeDelivery: { label: texts.freeDelivery },
  products: { label: texts.product },
  services: { label: texts.service },
  tab: { label: texts.errandKind },
  vehicle: { label: texts.vehicle },
  capacity: { label: texts.capacity, placeholder: texts.capacityExample },
  hours: { label: texts.hours, placeholder: 'Monday to Friday, 8 AM to 5 PM' },
  kind: { label: texts.kind },
  text: { label: texts.text },
  from: { label: texts.from, placeholder: texts.fromExample },
  period: { label: texts.when, placeholder: texts.whenExample, hint: texts.whenHint },
  place: { label: texts.place, placeholder: texts.placeExample },
  time: { label: texts.time, placeholder: '9:00 AM to 3:00 PM' },
  date: { label: texts.date, hint: texts.dateHint },
  badge: { label: texts.badge, placeholder: texts.badgeExample },
  link: { label: texts.opens, placeholder: '/food-delivery', hint: texts.opensHint },
  background: { label: texts.colour },
  originalPrice: { label: texts.priceBefore, placeholder: 'KSh 50' },
  items: { label: texts.whatIsInIt, placeholder: texts.whatIsInItExample, hint: texts.separated },
  reviews: { label: texts.reviews, placeholder: '45' },
  nameSw: { label: texts.nameSw, hint: texts.translationHint },
  titleSw: { label: texts.titleSw, hint: texts.translationHint },
  descriptionSw: { label: texts.descriptionSw, hint: texts.translationHint },
  priceSw: { label: texts.priceInWordsSw, hint: texts.translationHint },
  textSw: { label: texts.textSw, hint: texts.translationHint },
  fromSw: { label: texts.fromSw, hint: texts.translationHint },
  periodSw: { label: texts.whenSw, hint: texts.translationHint },
  placeSw: { label: texts.placeSw, hint: texts.translationHint },
  timeSw: { label: texts.timeSw, hint: texts.translationHint },
  hoursSw: { label: texts.hoursSw, hint: texts.translationHint },
  badgeSw: { label: texts.badgeSw, hint: texts.translationHint },
  itemsSw: { label: texts.whatIsInItSw, hint: texts.translationHint },
} as const satisfies Record<AdminColumn, FieldText>

/** The texts of a tab. */
export type TabTexts = {
  /** Text after the price in the list. */
  readonly per: string
  readonly searchLabel: string
  readonly savedTexts: { readonly created: string; readonly updated: string }
  readonly categoryText: (category: string) => string
  /** The texts that differ from `columnTexts`. */
  readonly fields: Partial<Readonly<Record<AdminColumn, Partial<FieldText>>>>
}

export const itemSaved = { created: itemCreated, updated: itemUpdated } as const
