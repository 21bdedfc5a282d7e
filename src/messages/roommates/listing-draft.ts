import { listingFields, type ListingDraft, type ListingField } from '@/domain/roommates/listing-draft'
import { parseKes } from '@/domain/shared/money'
import { formatKes } from '../shared/money'
import { site } from '@/domain/shared/site'
import { oneLine } from '../shared/one-line'

export const listingFieldTexts = {
  name: { label: 'Name', example: 'Joy M.' },
  course: { label: 'Course', example: 'Bachelor of Commerce' },
  year: { label: 'Year of study', example: 'Year 2' },
  budget: { label: 'Budget a month', example: '5,000' },
  location: { label: 'Location', example: 'Tudor' },
  contact: { label: 'Phone number', example: '+254 700 000 000' },
  preferences: { label: 'Preferences', example: 'Non-smoker, tidy, early sleeper' },
  description: { label: 'Description', example: 'Tell people about you and the room' },
} as const satisfies Record<ListingField, { readonly label: string; readonly example: string }>

const fieldText = (field: ListingField, value: string): string => {
  const text = oneLine(value)
  const amount = field === 'budget' ? parseKes(text) : null
  return amount === null ? text : formatKes(amount)
}

/** The chat message to the team, with everything that was typed. */
export const postListingMessage = (draft: ListingDraft): string => {
  const lines = listingFields.flatMap(({ name }) => {
    const value = fieldText(name, draft[name])
    return value === '' ? [] : [`${listingFieldTexts[name].label}: ${value}`]
  })
  const greeting = `Hello ${site.name}! I would like to post a roommate listing`
  return lines.length === 0 ? `${greeting}. What do you need from me?` : [`${greeting}:`, '', ...lines].join('\n')
}
