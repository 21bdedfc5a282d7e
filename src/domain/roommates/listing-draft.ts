import { formatKes, parseKes } from '../shared/money'
import { oneLine } from '../cart/order-message'
import { site } from '../shared/site'

/** The fields of a listing, in the order of the form and of the message. */
export const listingFields = [
  { name: 'name', label: 'Name', example: 'Joy M.', maxLength: 80 },
  { name: 'course', label: 'Course', example: 'Bachelor of Commerce', maxLength: 120 },
  { name: 'year', label: 'Year of study', example: 'Year 2', maxLength: 20 },
  { name: 'budget', label: 'Budget a month', example: '5,000', maxLength: 40 },
  { name: 'location', label: 'Location', example: 'Tudor', maxLength: 120 },
  { name: 'contact', label: 'Phone number', example: '+254 700 000 000', maxLength: 32 },
  { name: 'preferences', label: 'Preferences', example: 'Non-smoker, tidy, early sleeper', maxLength: 200 },
  { name: 'description', label: 'Description', example: 'Tell people about you and the room', maxLength: 600 },
] as const

export type ListingField = (typeof listingFields)[number]['name']
export type ListingDraft = { readonly [Field in ListingField]: string }

export const emptyListing: ListingDraft = {
  name: '',
  course: '',
  year: '',
  budget: '',
  location: '',
  contact: '',
  preferences: '',
  description: '',
}

const fieldText = (field: ListingField, value: string): string => {
  const text = oneLine(value)
  const amount = field === 'budget' ? parseKes(text) : null
  return amount === null ? text : formatKes(amount)
}

/** The chat message to the team, with everything that was typed. */
export const postListingMessage = (draft: ListingDraft): string => {
  const lines = listingFields.flatMap(({ name, label }) => {
    const value = fieldText(name, draft[name])
    return value === '' ? [] : [`${label}: ${value}`]
  })
  const greeting = `Hello ${site.name}! I would like to post a roommate listing`
  return lines.length === 0 ? `${greeting}. What do you need from me?` : [`${greeting}:`, '', ...lines].join('\n')
}
