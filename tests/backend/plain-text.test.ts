import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { checkDraft as checkItem, emptyDraft as emptyItem } from '@/admin/rules/item-form'
import { tabSpec } from '@/admin/rules/tabs'
import { profileValues } from '@/account/rules/profile'
import { missingFields, plainMessage } from '@/pages/contact/rules/contact-message'
import { isBlankPost } from '@/gossip/rules/posts'
import { checkDraft, emptyDraft, listingForms } from '@/market/rules/listing-fields'
import { invisibleRanges, plainText } from '@/kit/rules/plain-text'
import { backendWithUsers } from './test-backend.ts'
import { campus } from './new-rows.ts'

// A text that a form takes is taken by the database, and one that the database takes is taken by the form.

const { backend, users } = await backendWithUsers()

/** Letters, and what chats, word processors and keyboards put between them. */
const typed = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      'a',
      'é',
      '5',
      ' ',
      '\n',
      '👍',
      '\u200b',
      '\u202a',
      '\u2068',
      '\u3164',
      '\u0007',
      '\u00a0',
      '\ud83d',
      'e\u0301',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 8,
})

type Row = Readonly<Record<string, unknown>>

const isStored = async (table: string, row: Row): Promise<boolean> => {
  const columns = Object.keys(row)
  try {
    await backend.sql(
      `insert into public.${table} (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})`,
      Object.values(row),
    )
    return true
  } catch {
    return false
  }
}

const listing = (text: string) => {
  const draft = {
    ...emptyDraft(listingForms.marketplace),
    title: text,
    description: text,
    location: text,
    price: '900',
    category: 'books',
    condition: 'good',
    phone: '0700000094',
  }
  const checked = checkDraft(listingForms.marketplace, draft, null)
  return checked.ok ? checked.values : null
}
const contact = (text: string) => {
  const message = { name: text, email: 'amina@students.example', subject: text, message: text }
  return missingFields(message).length > 0 ? null : plainMessage(message)
}
const post = (text: string) => (isBlankPost(text) ? null : { content: plainText(text), category: 'love' })
const profile = (text: string) => profileValues({ fullName: text, phone: '', university: text, course: text, year: 1 })
const grocery = (text: string) => {
  const spec = tabSpec('groceries')
  const checked = checkItem(spec, {
    ...emptyItem(spec),
    values: { ...emptyItem(spec).values, name: text, description: text, price: '60', category: 'dairy' },
  })
  return checked.ok ? checked.values : null
}

const forms: readonly {
  readonly table: string
  readonly form: (text: string) => Row | null
  readonly raw: (text: string) => Row
  readonly by?: Row
}[] = [
  {
    table: 'items',
    form: listing,
    raw: (title) => ({ title, price: 900, category: 'books', condition: 'good', seller_phone: '+254700000094' }),
    by: { campus, user_id: users.owner.user.id },
  },
  {
    table: 'contact_messages',
    form: contact,
    raw: (text) => ({ name: text, email: 'amina@students.example', subject: text, message: text }),
  },
  {
    table: 'gossip_submissions',
    form: post,
    raw: (content) => ({ content, category: 'love' }),
    by: { campus, user_id: users.owner.user.id },
  },
  { table: 'groceries', form: grocery, raw: (name) => ({ name, price: 60, category: 'dairy' }), by: { campus } },
]

afterEach(async () => {
  for (const { table } of forms) await backend.sql(`delete from public.${table}`)
})

describe.each(forms)('$table', ({ table, form, raw, by = {} }) => {
  test('what the form takes is stored, and what is stored the form takes', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const values = form(text)
        if (values)
          expect(await isStored(table, { id: randomUUID(), ...by, ...values }), JSON.stringify(values)).toBe(true)
        // Halves of emoji cannot be sent.
        else if (!/\p{Cs}/u.test(text))
          expect(await isStored(table, { id: randomUUID(), ...by, ...raw(text) }), JSON.stringify(text)).toBe(false)
      }),
      { numRuns: 150 },
    )
  })
})

test('a profile takes what its form takes', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (text) => {
      const { full_name, university, course } = profile(text)
      await backend.sql('update public.profiles set full_name = $1, university = $2, course = $3 where id = $4', [
        full_name,
        university,
        course,
        users.owner.user.id,
      ])
    }),
    { numRuns: 150 },
  )
})

test('a sign-up is not refused for the marks around its name', async () => {
  const { data, error } = await backend.anonClient().auth.signUp({
    email: `${randomUUID()}@students.example`,
    password: 'a-long-password',
    options: { data: { full_name: '\u202aMary\u202c \u2068Wanjiku\u2069' } },
  })
  expect(error).toBeNull()
  expect(await backend.sql('select full_name from public.profiles where id = $1', [data.user?.id])).toEqual([
    { full_name: 'Mary Wanjiku' },
  ])
})

test('the database and the app take the same characters for invisible', async () => {
  const [row] = await backend.sql<{ points: number[] }>(
    'select array_agg(i order by i) as points from generate_series(1, 1114111) as i where i not between 55296 and 57343 and not private.is_visible(chr(i))',
  )
  const expected = invisibleRanges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .filter((point) => point > 0)
  expect(row?.points).toEqual(expected)
})
