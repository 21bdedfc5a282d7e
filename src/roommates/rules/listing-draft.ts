/** The fields of a listing and their longest texts, in the order of the form and of the message. */
export const listingFields = [
  { name: 'name', maxLength: 80 },
  { name: 'course', maxLength: 120 },
  { name: 'year', maxLength: 20 },
  { name: 'budget', maxLength: 40 },
  { name: 'location', maxLength: 120 },
  { name: 'contact', maxLength: 32 },
  { name: 'preferences', maxLength: 200 },
  { name: 'description', maxLength: 600 },
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
