import { roommateTabValues } from '@/roommates/rules/roommate-search'
import {
  listingFields,
  type ListingDraft,
  type ListingField,
  type RoommateListing,
  type RoomRequest,
} from '@/roommates/rules/roommates'
import { plainLine } from '@/kit/rules/plain-text'
import { site } from '@/kit/rules/site'
import { readKes } from '@/kit/rules/typed-number'
import { labelled } from '@/kit/words/labelled'
import { formatKes } from '@/kit/words/money'
import * as form from '#words/roommates/listing-form'
import { find, post, requests, safety } from '#words/roommates/roommates-page'

export const roommateTabs = labelled(roommateTabValues, { find, requests, post, safety })

/** The chat message of the Connect button. */
export const connectMessage = ({ name, location, budget }: RoommateListing): string =>
  `Hello ${name}! I saw your roommate listing on ${site.name} (${location}, ${budget}) and would like to connect about it. Is the place still free?`

/** The chat message of the Respond button. */
export const respondMessage = ({ title, location, budget }: RoomRequest): string =>
  `Hello! I am responding to your room request on ${site.name}: "${title}" (${location}, ${budget}). Are you still looking?`

/** The chat message of the Get Help button. */
export const helpMessage = `Hello ${site.name}! I need help with finding a roommate.`

export const listingFieldTexts = {
  name: { label: form.name, example: 'Joy M.' },
  course: { label: form.course, example: form.courseExample },
  year: { label: form.year, example: form.yearExample },
  budget: { label: form.budget, example: '5,000' },
  location: { label: form.location, example: 'Tudor' },
  contact: { label: form.phoneNumber, example: '+254 700 000 000' },
  preferences: { label: form.preferences, example: form.preferencesExample },
  description: { label: form.description, example: form.descriptionExample },
} as const satisfies Record<ListingField, { readonly label: string; readonly example: string }>

/** The names of the fields in the chat. */
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
