import { defaultCampus } from '../university/campus'
import type { FieldSpec, TabSpec } from './tab-spec'

const contactsField = { kind: 'contacts', max: 20, placeholder: 'Campus Clinic: 0700 000 090' } as const

/** What an admin of one campus may change of it. */
const ownFields = [
  { column: 'website', label: 'Website', kind: 'url', max: 300, placeholder: defaultCampus.website ?? '' },
  { ...contactsField, column: 'contacts', label: 'Contacts', hint: 'One a line: a name, a colon, and a number, an e-mail address or a short text.' },
  { ...contactsField, column: 'emergency', label: 'Emergency numbers', hint: 'One a line, the most urgent first.', placeholder: 'Police, fire or ambulance: 999' },
] as const satisfies readonly FieldSpec[]

/** The campuses, for admins of all of them. Rows refer to a campus, so none is deleted. */
export const campusTab = {
  table: 'campuses',
  bucket: null,
  campusColumn: 'slug',
  title: 'name',
  summary: 'town',
  price: null,
  per: '',
  stock: false,
  canAdd: true,
  canDelete: false,
  takenText: 'Another campus has this slug.',
  searchLabel: 'Search campuses by name',
  savedTexts: { created: 'Campus created successfully', updated: 'Campus updated successfully' },
  fields: [
    {
      column: 'slug',
      label: 'Slug',
      kind: 'slug',
      required: true,
      fixed: true,
      max: 20,
      placeholder: 'uon',
      hint: 'Names it in addresses and never changes. Its catalogues come with a release of the app.',
    },
    { column: 'name', label: 'Name', kind: 'line', required: true, max: 120, placeholder: 'University of Nairobi' },
    { column: 'short_name', label: 'Short name', kind: 'line', required: true, max: 20, placeholder: 'UoN' },
    { column: 'town', label: 'Town', kind: 'line', required: true, max: 60, placeholder: 'Nairobi' },
    { column: 'colour', label: 'Colour', kind: 'colour', required: true, max: 7, initial: '#0b7a75' },
    ...ownFields,
    { column: 'position', label: 'Position', kind: 'whole', required: true, max: 32_767, initial: '0', hint: 'The lowest is first in the list of campuses.' },
  ],
} as const satisfies TabSpec

/** Their own campus, for admins of one. */
export const ownCampusTab = { ...campusTab, canAdd: false, fields: ownFields } as const satisfies TabSpec
