import type { FieldSpec, TabSpec } from './tab-spec'

/** What an admin of one campus may change of it. */
const ownFields = [
  { column: 'website', kind: 'url', max: 300 },
  { column: 'contacts', kind: 'contacts', max: 20 },
  { column: 'emergency', kind: 'contacts', max: 20 },
] as const satisfies readonly FieldSpec[]

/** The campuses, for admins of all of them. Rows refer to a campus, so none is deleted. */
export const campusTab = {
  table: 'campuses',
  catalogue: null,
  bucket: null,
  campusColumn: 'slug',
  title: 'name',
  summary: 'town',
  price: null,
  stock: false,
  canAdd: true,
  canDelete: false,
  hasSlug: true,
  fields: [
    { column: 'slug', kind: 'slug', required: true, fixed: true, max: 20 },
    { column: 'name', kind: 'line', required: true, max: 120 },
    { column: 'short_name', kind: 'line', required: true, max: 20 },
    { column: 'town', kind: 'line', required: true, max: 60 },
    { column: 'colour', kind: 'colour', required: true, max: 7, initial: '#0b7a75' },
    ...ownFields,
    { column: 'position', kind: 'whole', required: true, max: 32_767, initial: '0' },
  ],
} as const satisfies TabSpec

/** Their own campus, for admins of one. */
export const ownCampusTab = { ...campusTab, canAdd: false, fields: ownFields } as const satisfies TabSpec
