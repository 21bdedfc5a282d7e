import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { campus, newGrocery, newItem, newPost } from './new-rows.ts'
import { addItem } from './users.ts'
import { proofFor } from './proof-of-work.ts'
import { backendWithUsers } from './test-backend.ts'

const { backend, users } = await backendWithUsers()

const withProof = <Row extends { readonly id: string }>(row: Row) => ({ ...row, proof_of_work: proofFor(row.id) })

const violation = (code: string) => ({ status: 400, error: { code } })

describe('invalid values from an admin are rejected:', () => {
  const grocery = newGrocery
  const medicine = { campus, name: 'Paracetamol', price: 50, category: 'pain-relief' }
  const rental = { campus, title: 'Room', price_per_day: 6000, location: 'Tudor', category: 'single' }
  const invalidRows: [string, string, Record<string, unknown>][] = [
    ['a negative price', 'groceries', { ...grocery, price: -1 }],
    ['an unknown category', 'groceries', { ...grocery, category: 'sweets' }],
    ['an empty name', 'groceries', { ...grocery, name: '' }],
    ['a name that is too long', 'groceries', { ...grocery, name: 'x'.repeat(121) }],
    ['a negative stock', 'medicines', { ...medicine, stock: -1 }],
    ['a negative price', 'medicines', { ...medicine, price: -1 }],
    ['an unknown category', 'medicines', { ...medicine, category: 'sweets' }],
    ['a negative price', 'eshop_products', { campus, name: 'Earphones', price: -1 }],
    ['six stars', 'service_providers', { campus, name: 'Mama Njeri', category: 'mamafua', rating: 6 }],
    ['an unknown category', 'service_providers', { campus, name: 'Mama Njeri', category: 'plumber' }],
    ['a negative price', 'rentals', { ...rental, price_per_day: -1 }],
    ['an unknown category', 'rentals', { ...rental, category: 'castle' }],
    ['a negative deposit', 'rentals', { ...rental, deposit: -1 }],
    ['a deposit beyond reason', 'rentals', { ...rental, deposit: 10_000_001 }],
    [
      'more than forty things included',
      'rentals',
      { ...rental, included: Array.from({ length: 41 }, (_, n) => `Thing ${n}`) },
    ],
    ['something included with too long a name', 'rentals', { ...rental, included: ['x'.repeat(81)] }],
    ['a walk of negative minutes', 'rentals', { ...rental, walking_minutes: -1 }],
    ['a walk of more than three hours', 'rentals', { ...rental, walking_minutes: 181 }],
    ['a place too far in the east', 'rentals', { ...rental, east_m: 20_001, north_m: 0 }],
    ['a place too far in the south', 'rentals', { ...rental, east_m: 0, north_m: -20_001 }],
    ['half a place', 'rentals', { ...rental, east_m: 5 }],
    ['the other half of a place', 'rentals', { ...rental, north_m: 5 }],
    ['a confirmation from long ago', 'rentals', { ...rental, confirmed_on: '1999-12-31' }],
    ['a confirmation from a far future', 'rentals', { ...rental, confirmed_on: '2100-01-02' }],
    ['a link that is not https', 'university_links', { campus, name: 'Portal', url: 'javascript:alert(1)' }],
  ]
  test.each(invalidRows)('%s in %s', async (_name, table, values) => {
    expect(await users.admin.client.from(table).insert(values)).toMatchObject(violation('23514'))
  })

  test('a rental at each bound is accepted, and so is one without the optional fields', async () => {
    const full = {
      deposit: 0,
      included: ['Water', 'Wi-Fi'],
      walking_minutes: 180,
      east_m: -20_000,
      north_m: 20_000,
      confirmed_on: '2020-01-01',
    }
    expect(
      await users.admin.client
        .from('rentals')
        .insert({ ...rental, ...full })
        .select(Object.keys(full).join())
        .single(),
    ).toMatchObject({ status: 201, data: full })
    const empty = {
      deposit: null,
      included: [],
      walking_minutes: null,
      east_m: null,
      north_m: null,
      confirmed_on: null,
    }
    expect(
      await users.admin.client.from('rentals').insert(rental).select(Object.keys(empty).join()).single(),
    ).toMatchObject({ status: 201, data: empty })
  })

  test('a change that violates a constraint', async () => {
    const { data } = await users.admin.client.from('groceries').insert(grocery).select('id').single()
    expect(await users.admin.client.from('groceries').update({ price: -5 }).eq('id', data?.id)).toMatchObject(
      violation('23514'),
    )
    expect(await users.admin.client.from('groceries').select('price').eq('id', data?.id)).toMatchObject({
      data: [{ price: grocery.price }],
    })
  })

  test('a missing price, and a price that is not a number', async () => {
    expect(await users.admin.client.from('groceries').insert({ ...grocery, price: null })).toMatchObject(
      violation('23502'),
    )
    expect(await users.admin.client.from('groceries').insert({ ...grocery, price: 'free' })).toMatchObject(
      violation('22P02'),
    )
  })
})

describe('invalid values from a student are rejected:', () => {
  const pregnancy = { pregnancy_start_date: '2026-09-01', due_date: '2027-06-08', current_week: 11 }
  const invalidRows: [string, string, Record<string, unknown>][] = [
    ['a blank post', 'gossip_submissions', { ...newPost, content: '   ' }],
    ['a post that is too long', 'gossip_submissions', { ...newPost, content: 'x'.repeat(1001) }],
    ['a post that is too long for its blanks', 'gossip_submissions', { ...newPost, content: `${' '.repeat(1000)}x` }],
    ['a title that is too long for its blanks', 'items', { ...newItem, title: `x${' '.repeat(120)}` }],
    ['an unknown kind of post', 'gossip_submissions', { ...newPost, category: 'sports' }],
    ['a negative price', 'items', { ...newItem, price: -1 }],
    ['a negative earlier price', 'items', { ...newItem, original_price: -1 }],
    ['an unknown condition', 'items', { ...newItem, condition: 'broken' }],
    ['an unknown status', 'items', { ...newItem, status: 'lost' }],
    ['an impossible week of pregnancy', 'pregnancy_tracking', { ...pregnancy, current_week: 43 }],
    ['a due date before the beginning', 'pregnancy_tracking', { ...pregnancy, due_date: '2026-08-01' }],
    ['symptoms that are not a list', 'pregnancy_tracking', { ...pregnancy, symptoms: {} }],
  ]
  test.each(invalidRows)('%s in %s', async (_name, table, values) => {
    expect(await users.owner.client.from(table).insert(values)).toMatchObject(violation('23514'))
  })

  test('an eighth year of study', async () => {
    const { client, user } = users.owner
    expect(await client.from('profiles').update({ year_of_study: 8 }).eq('id', user.id)).toMatchObject(
      violation('23514'),
    )
  })

  test('a sixth photo of an item, and two photos at one position', async () => {
    const { client, user } = users.owner
    const item_id = await addItem(backend, user.id)
    const photo = (position: number) =>
      client.from('item_photos').insert({ item_id, image_url: '/pictures/market.svg#desk', position })
    for (const position of [0, 1, 2, 3, 4]) expect((await photo(position)).error).toBeNull()
    expect(await photo(5)).toMatchObject(violation('23514'))
    expect(await photo(4)).toMatchObject({ status: 409, error: { code: '23505' } })
  })
})

describe('the newsletter', () => {
  const subscribe = async (email: string, id: string = randomUUID()) =>
    users.anonymous.from('newsletter_subscriptions').insert(withProof({ id, email }))

  test('accepts an address from anybody and shows it only to admins', async () => {
    const email = `${randomUUID()}@students.example`
    expect(await subscribe(email)).toMatchObject({ status: 201, error: null })
    expect(await users.anonymous.from('newsletter_subscriptions').select('email')).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect(
      await users.anonymous
        .from('newsletter_subscriptions')
        .insert({ email: `x${email}` })
        .select('id'),
    ).toMatchObject({ error: { code: '42501' } })
    expect((await users.other.client.from('newsletter_subscriptions').select('email')).data).toEqual([])
    expect((await users.admin.client.from('newsletter_subscriptions').select('email').eq('email', email)).data).toEqual(
      [{ email }],
    )
  })

  test.each([
    'amina',
    'amina@',
    '@students.example',
    'amina@students',
    'a b@students.example',
    'a@b@c.example',
    '',
    `${'x'.repeat(320)}@students.example`,
  ])('rejects %j', async (email) => {
    expect(await subscribe(email)).toMatchObject(violation('23514'))
  })

  test('responds the same to known and new addresses, for every form of request', async () => {
    const existing = `${randomUUID()}@students.example`
    await subscribe(existing)
    const statusesOf = async (email: string) => {
      const id = randomUUID()
      const row = { id, email, proof_of_work: proofFor(id) }
      const responses = [
        await users.anonymous.from('newsletter_subscriptions').insert(row).select('id'),
        await users.other.client.from('newsletter_subscriptions').insert(row).select('id'),
        await users.anonymous.from('newsletter_subscriptions').insert(row),
        await users.anonymous.from('newsletter_subscriptions').insert(row),
        await users.other.client.from('newsletter_subscriptions').insert(row),
      ]
      return responses.map(({ status, error }) => [status, error?.code])
    }
    expect(await statusesOf(existing.toUpperCase())).toEqual(await statusesOf(`${randomUUID()}@students.example`))
  })

  test('recognizes a repeated request', async () => {
    const [id, name] = [randomUUID(), randomUUID()]
    await subscribe(`${name}@students.example`, id)
    expect(await subscribe(`other-${name}@students.example`, id)).toMatchObject({
      status: 409,
      error: { code: '23505' },
    })
  })

  test('accepts 20 subscriptions an hour from one network address, without limiting others', async () => {
    await backend.sql('delete from private.rate_counters')
    for (let n = 0; n < 20; n += 1) expect((await subscribe(`${n}@rush.example`)).error).toBeNull()
    expect(await subscribe('one-more@students.example')).toMatchObject({ status: 429, error: { code: 'PT429' } })
    const id = randomUUID()
    expect(
      (await users.other.client.from('newsletter_subscriptions').insert({ id, email: 'calm@students.example' })).error,
    ).toBeNull()
  })

  test('requires a proof of work without an account', async () => {
    const row = { id: randomUUID(), email: 'free@students.example' }
    expect(await users.anonymous.from('newsletter_subscriptions').insert(row)).toMatchObject({
      status: 428,
      error: { code: 'PT428' },
    })
    const proof_of_work = proofFor(randomUUID())
    expect(await users.anonymous.from('newsletter_subscriptions').insert({ ...row, proof_of_work })).toMatchObject({
      status: 428,
    })
  })
})

describe('the contact form', () => {
  const message = { name: 'Amina', email: 'amina@students.example', subject: 'Late order', message: 'It came cold.' }
  const sendMessage = (change: Record<string, unknown> = {}) =>
    users.anonymous.from('contact_messages').insert(withProof({ id: randomUUID(), ...message, ...change }))

  test('accepts a message from anybody and shows it only to admins', async () => {
    const id = randomUUID()
    expect(await sendMessage({ id })).toMatchObject({ status: 201, error: null })
    const read = (client: typeof users.anonymous) => client.from('contact_messages').select('id,message').eq('id', id)
    expect(await read(users.anonymous)).toMatchObject({ status: 401, error: { code: '42501' } })
    expect((await read(users.other.client)).data).toEqual([])
    expect((await read(users.admin.client)).data).toEqual([{ id, message: message.message }])
  })

  test('stores the account of a signed-in sender, hidden even from admins', async () => {
    const id = randomUUID()
    const { client, user } = users.owner
    expect((await client.from('contact_messages').insert({ id, ...message })).error).toBeNull()
    expect(await backend.sql('select user_id from public.contact_messages where id = $1', [id])).toEqual([
      { user_id: user.id },
    ])
    expect(await users.admin.client.from('contact_messages').select('user_id')).toMatchObject({
      error: { code: 'PGRST205' },
    })
    expect(
      await client.from('contact_messages').insert({ id: randomUUID(), ...message, user_id: users.other.user.id }),
    ).toMatchObject({
      error: { code: '42501' },
    })
  })

  test.each([
    ['a blank name', { name: '  ' }],
    ['a name that is too long', { name: 'x'.repeat(121) }],
    ['an address without an @', { email: 'amina' }],
    ['an address with a space', { email: 'a mina@students.example' }],
    ['a blank subject', { subject: '' }],
    ['a subject that is too long', { subject: 'x'.repeat(201) }],
    ['a blank message', { message: '\n \t' }],
    ['a message that is too long', { message: 'x'.repeat(4001) }],
  ])('rejects %s', async (_name, change) => {
    expect(await sendMessage(change)).toMatchObject(violation('23514'))
  })

  test('accepts any address that an e-mail input accepts, and a message of the maximum length', async () => {
    expect((await sendMessage({ email: 'amina@students', message: 'x'.repeat(4000) })).error).toBeNull()
  })

  test('recognizes a repeated request', async () => {
    const id = randomUUID()
    expect((await sendMessage({ id })).error).toBeNull()
    expect(await sendMessage({ id })).toMatchObject({ status: 409, error: { code: '23505' } })
    expect(await backend.sql('select 1 as one from public.contact_messages where id = $1', [id])).toHaveLength(1)
  })

  test('accepts 20 messages an hour from one network address, without limiting others', async () => {
    await backend.sql('delete from private.rate_counters')
    for (let n = 0; n < 20; n += 1) expect((await sendMessage()).error).toBeNull()
    expect(await sendMessage()).toMatchObject({ status: 429, error: { code: 'PT429' } })
    expect(
      (await users.other.client.from('contact_messages').insert({ id: randomUUID(), ...message })).error,
    ).toBeNull()
  })
})
