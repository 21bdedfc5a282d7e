import { listingFields, type ListingDraft, type ListingField } from '@/roommates/rules/listing-draft'
import { readKes } from '@/kit/rules/typed-number'
import { formatKes } from '@/kit/words/money'
import { site } from '@/kit/rules/site'
import { plainLine } from '@/kit/rules/plain-text'
import * as messages from '#words/roommates/listing-form'

export const listingFieldTexts = {
  name: { label: messages.name, example: 'Joy M.' },
  course: { label: messages.course, example: messages.courseExample },
  year: { label: messages.year, example: messages.yearExample },
  budget: { label: messages.budget, example: '5,000' },
  location: { label: messages.location, example: 'Tudor' },
  contact: { label: messages.phoneNumber, example: '+254 700 000 000' },
  preferences: { label: messages.preferences, example: messages.preferencesExample },
  description: { label: messages.description, example: messages.descriptionExample },
} as const satisfies Record<ListingField, { readonly label: string; readonly example: string }>

/** What the fields are called in the chat. */
const sentNames: Readonly<Record<ListingField, string>> = {
  name: 'Name',
  course: 'Course',
  year: 'Year of study',
  budget: 'Budget a month',
  location: 'Location',
  contact: 'Phone number',
  preferences: 'Preferences',
  description: 'Description',
}

const fieldText = (field: ListingField, value: string): string => {
  const text = plainLine(value)
  const budget = field === 'budget' ? readKes(text) : null
  return budget?.kind === 'amount' ? formatKes(budget.amount) : text
}

/** The chat message to the team, with everything that was typed. */
export const postListingMessage = (draft: ListingDraft): string => {
  const lines = listingFields.flatMap(({ name }) => {
    const value = fieldText(name, draft[name])
    return value === '' ? [] : [`${sentNames[name]}: ${value}`]
  })
  const greeting = `Hello ${site.name}! I would like to post a roommate listing`
  return lines.length === 0 ? `${greeting}. What do you need from me?` : [`${greeting}:`, '', ...lines].join('\n')
}
