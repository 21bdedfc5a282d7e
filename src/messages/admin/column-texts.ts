import type { AdminColumn } from '@/domain/admin/tab-spec'
import { defaultCampus } from '@/domain/university/campus'

export type FieldText = { readonly label: string; readonly placeholder?: string; readonly hint?: string }

const phonePlaceholder = '0712 345 678'

/** What the fields say in every tab. */
export const columnTexts = {
  name: { label: 'Name' },
  title: { label: 'Title', placeholder: 'Bedsitter near the main gate' },
  description: { label: 'Description' },
  price: { label: 'Price (KSh)', placeholder: '1,250' },
  price_per_day: { label: 'Price per month (KSh)', placeholder: '6,500' },
  stock: { label: 'Stock', placeholder: '40' },
  category: { label: 'Category' },
  image_url: { label: 'Image' },
  prescription_required: { label: 'Needs a prescription' },
  store_name: { label: 'Store', placeholder: 'Kongowea Market' },
  shop_id: { label: 'Shop' },
  speciality: { label: 'Speciality', placeholder: 'Hand washing and ironing' },
  rating: { label: 'Rating', placeholder: '4.5' },
  location: { label: 'Location', placeholder: 'Tudor' },
  availability: { label: 'Availability', placeholder: 'Monday to Saturday' },
  phone: { label: 'Phone', placeholder: phonePlaceholder },
  whatsapp: { label: 'WhatsApp', placeholder: phonePlaceholder },
  amenities: { label: 'Amenities', placeholder: 'WiFi, Water, Security', hint: 'Parted by a comma and a space.' },
  contact_phone: { label: 'Phone', placeholder: phonePlaceholder },
  contact_whatsapp: { label: 'WhatsApp', placeholder: phonePlaceholder },
  slug: { label: 'Slug', placeholder: 'uon', hint: 'Names it in addresses and never changes. Its catalogues come with a release of the app.' },
  short_name: { label: 'Short name', placeholder: 'UoN' },
  town: { label: 'Town', placeholder: 'Nairobi' },
  colour: { label: 'Colour' },
  website: { label: 'Website', placeholder: defaultCampus.website ?? '' },
  contacts: { label: 'Contacts', placeholder: 'Campus Clinic: 0700 000 090', hint: 'One a line: a name, a colon, and a number, an e-mail address or a short text.' },
  emergency: { label: 'Emergency numbers', placeholder: 'Police, fire or ambulance: 999', hint: 'One a line, the most urgent first.' },
  position: { label: 'Position', hint: 'The lowest is first in the list of campuses.' },
} as const satisfies Record<AdminColumn, FieldText>
