import { expect, test } from 'vitest'
import { tabSpec } from '@/domain/admin/tabs'
import type { FieldKind, FieldSpec } from '@/domain/admin/tab-spec'
import { fullNameLimit } from '@/domain/account/account-rules'
import { profileLimits } from '@/domain/account/profile'
import { contactLimits } from '@/domain/contact/contact-message'
import { longestPost } from '@/domain/gossip/posts'
import { lengthLimit } from '@/domain/market/listing-form'
import { backendWithUsers } from './with-users.ts'

// The bounds of the forms are those of the database: a field that only one side bounds is refused late, or for no reason.

const { backend } = await backendWithUsers()

const numbers: readonly FieldKind[] = ['price', 'whole', 'signed', 'rating']
const texts: readonly FieldKind[] = ['line', 'text', 'phone', 'picture']
const tabs = ['medicines', 'groceries', 'eshop', 'services', 'rentals', 'campuses'] as const

const fieldsOfAdmins = tabs.flatMap((tab) => {
  const { table, fields } = tabSpec(tab)
  const listed: readonly FieldSpec[] = fields
  return listed.filter(({ kind, open }) => numbers.includes(kind) || texts.includes(kind) || open === true).map(({ column, max }) => [`${table}.${column}`, max] as const)
})

/** What the forms take at most: characters, or the number. */
const formLimits: Readonly<Record<string, number>> = {
  // A smallint is bounded by its type.
  ...Object.fromEntries(fieldsOfAdmins.filter(([field]) => field !== 'campuses.position')),
  'items.title': lengthLimit('title'),
  'items.location': lengthLimit('location'),
  'items.description': lengthLimit('description'),
  'profiles.full_name': profileLimits.fullName,
  'profiles.university': profileLimits.university,
  'profiles.course': profileLimits.course,
  'contact_messages.name': contactLimits.name,
  'contact_messages.email': contactLimits.email,
  'contact_messages.subject': contactLimits.subject,
  'contact_messages.message': contactLimits.message,
  'gossip_submissions.content': longestPost,
}

type Bound = { readonly field: string; readonly max: number }

/** The upper bounds in the checks of the migrated database. */
const databaseLimits = async (): Promise<ReadonlyMap<string, number>> => {
  const checks = await backend.sql<{ name: string; definition: string }>(
    `select class.relname as name, pg_get_constraintdef(check_of.oid) as definition
     from pg_constraint as check_of join pg_class as class on class.oid = check_of.conrelid
     where check_of.contype = 'c' and class.relnamespace = 'public'::regnamespace`,
  )
  const bounds = checks.flatMap(({ name, definition }): Bound[] =>
    [...definition.matchAll(/(?:char_length\((?:btrim\()?(\w+)\)+|\((\w+)) <= \(?(\d+)/g)].map(([, text, number, max]) => ({ field: `${name}.${text ?? number ?? ''}`, max: Number(max) })),
  )
  return new Map(bounds.map(({ field, max }) => [field, max]))
}

test('each field of a form has the bound of its column', async () => {
  const limits = await databaseLimits()
  expect(Object.fromEntries(Object.keys(formLimits).map((field) => [field, limits.get(field)]))).toEqual(formLimits)
  expect(fullNameLimit).toBe(profileLimits.fullName)
})

test('each bounded column that people fill is bounded by its form', async () => {
  const granted = await backend.sql<{ field: string }>(
    `select distinct table_name || '.' || column_name as field from information_schema.column_privileges
     where table_schema = 'public' and grantee in ('anon', 'authenticated') and privilege_type in ('INSERT', 'UPDATE')`,
  )
  const limits = await databaseLimits()
  const unbounded = granted.map(({ field }) => field).filter((field) => limits.has(field) && !Object.hasOwn(formLimits, field))
  expect(unbounded.toSorted()).toEqual([])
})
