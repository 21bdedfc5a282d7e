import { expect, test } from 'vitest'
import { tabSpec } from '@/admin/rules/tabs'
import type { FieldKind, FieldSpec } from '@/admin/rules/tab-spec'
import { fullNameLimit } from '@/account/rules/account-rules'
import { emailLimit } from '@/kit/rules/email-address'
import { profileLimits } from '@/account/rules/profile'
import { contactLimits } from '@/pages/contact/rules/contact-message'
import { longestPost } from '@/gossip/rules/posts'
import { listingFields } from '@/market/rules/listing-fields'
import { recordLimits } from '@/health/pregnancy/rules/record'
import { backendWithUsers } from './test-backend.ts'

// The bounds of the forms are those of the database: a field that only one side bounds is refused late, or for no
// reason.

const { backend } = await backendWithUsers()

const numbers: readonly FieldKind[] = ['price', 'whole', 'signed', 'rating']
const texts: readonly FieldKind[] = ['line', 'text', 'phone', 'picture']
const tabs = ['medicines', 'groceries', 'eshop', 'services', 'rentals', 'campuses'] as const

const fieldsOfAdmins = tabs.flatMap((tab) => {
  const { table, fields } = tabSpec(tab)
  const listed: readonly FieldSpec[] = fields
  return listed
    .filter(({ kind, open }) => numbers.includes(kind) || texts.includes(kind) || open === true)
    .map(({ column, max }) => [`${table}.${column}`, max] as const)
})

/** What the forms take at most: characters, or the number. */
const formLimits: Readonly<Record<string, number>> = {
  // A smallint is bounded by its type.
  ...Object.fromEntries(fieldsOfAdmins.filter(([field]) => field !== 'campuses.position')),
  'items.title': listingFields.title.maxLength,
  'items.location': listingFields.location.maxLength,
  'items.description': listingFields.description.maxLength,
  'items.seller_phone': listingFields.phone.maxLength,
  'profiles.full_name': profileLimits.fullName,
  'profiles.phone': profileLimits.phone,
  'profiles.university': profileLimits.university,
  'profiles.course': profileLimits.course,
  'contact_messages.name': contactLimits.name,
  'contact_messages.email': contactLimits.email,
  'contact_messages.subject': contactLimits.subject,
  'contact_messages.message': contactLimits.message,
  'newsletter_subscriptions.email': emailLimit,
  'gossip_submissions.content': longestPost,
  'pregnancy_tracking.baby_name': recordLimits.babyName,
  'pregnancy_tracking.notes': recordLimits.notes,
}

/**
 * What the app fills in by itself, and what is chosen. The price of a listing has less than its column, for the
 * original price that is suggested.
 */
const isNotTyped = (field: string): boolean =>
  /\.(?:campus|image_url|seller_name|provider|stars|proof_of_work|endpoint|current_week|year_of_study|price|original_price)$/.test(
    field,
  )

type Bound = { readonly field: string; readonly max: number }

/** The upper bounds in the checks of the migrated database. */
const databaseLimits = async (): Promise<ReadonlyMap<string, number>> => {
  const checks = await backend.sql<{ name: string; definition: string }>(
    `select class.relname as name, pg_get_constraintdef(check_of.oid) as definition
     from pg_constraint as check_of join pg_class as class on class.oid = check_of.conrelid
     where check_of.contype = 'c' and class.relnamespace = 'public'::regnamespace`,
  )
  const bounds = checks.flatMap(({ name, definition }): Bound[] =>
    [...definition.matchAll(/(?:char_length\((\w+)\)+|\((\w+)) <= \(?(\d+)/g)].map(([, text, number, max]) => ({
      field: `${name}.${text ?? number ?? ''}`,
      max: Number(max),
    })),
  )
  return new Map(bounds.map(({ field, max }) => [field, max]))
}

test('each field of a form has the bound of its column', async () => {
  const limits = await databaseLimits()
  expect(Object.fromEntries(Object.keys(formLimits).map((field) => [field, limits.get(field)]))).toEqual(formLimits)
  expect(fullNameLimit).toBe(profileLimits.fullName)
})

test('each bounded column that people fill is bounded by its form', async () => {
  // A table that is granted as a whole is one of the admins.
  const filled = await backend.sql<{ field: string }>(
    `select distinct class.relname || '.' || attribute.attname as field
     from pg_attribute as attribute join pg_class as class on class.oid = attribute.attrelid
     where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and attribute.attnum > 0
       and has_column_privilege('authenticated', class.oid, attribute.attnum, 'insert, update') and not has_table_privilege('authenticated', class.oid, 'insert')`,
  )
  const limits = await databaseLimits()
  const typed = filled.map(({ field }) => field).filter((field) => limits.has(field) && !isNotTyped(field))
  expect(typed.length).toBeGreaterThan(10)
  expect(typed.filter((field) => !Object.hasOwn(formLimits, field))).toEqual([])
})
