import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { adminTabValues, type AdminTab } from './admin-url'
import {
  checkDraft,
  differingFields,
  mergeDrafts,
  draftOf,
  emptyDraft,
  rowHasValues,
  isSameDraft,
  withFieldsOf,
  type ItemDraft,
} from './item-form'
import type { ItemRow, Values } from './item-row'
import { categoriesOf, readField } from './read-field'
import type { FieldSpec } from './tab-spec'
import { tabSpec } from './tabs'
import { campusSlug } from '@/campus/rules/campus'

const row = (values: Values, photos: ItemRow['photos'] = []): ItemRow => ({
  id: 'a',
  rev: 7,
  createdAt: '2026-11-21T08:00:00Z',
  values,
  photos,
})

const medicine: Values = {
  name: 'Paracetamol',
  description: null,
  price: 50,
  stock: 12,
  category: 'pain-relief',
  image_url: '/pictures/medicines.svg#tablets',
  prescription_required: true,
}
const rental: Values = {
  title: 'Bedsitter',
  description: 'Near the gate',
  price_per_day: 6500,
  category: 'bedsitter',
  location: 'Tudor',
  amenities: ['WiFi', 'Water'],
  deposit: 6500,
  included: ['Water'],
  walking_minutes: 7,
  east_m: -420,
  north_m: 180,
  confirmed_on: '2026-11-20',
  contact_phone: '+254700000011',
  contact_whatsapp: null,
  image_url: '/b.webp',
}

const filled = (draft: ItemDraft, values: Record<string, string>): ItemDraft => ({
  ...draft,
  values: { ...draft.values, ...values },
})
const problemsOf = (tab: AdminTab, values: Record<string, string>) => {
  const checked = checkDraft(tabSpec(tab), filled(emptyDraft(tabSpec(tab)), values))
  return checked.ok ? {} : checked.problems
}

test.each(adminTabValues.filter((tab) => tab !== 'campuses'))(
  '%s: an empty form requires a name, and a category where there are any',
  (tab) => {
    const category = tabSpec(tab).fields.find(({ kind }) => kind === 'category')
    expect(problemsOf(tab, {})).toMatchObject({
      [tabSpec(tab).title]: { kind: 'missing' },
      ...(category && { [category.column]: { kind: 'no-category' } }),
    })
  },
)

describe('a stored row passes through the form unchanged', () => {
  it('for a medicine', () => {
    expect(checkDraft(tabSpec('medicines'), draftOf(tabSpec('medicines'), row(medicine)))).toEqual({
      ok: true,
      values: medicine,
    })
  })
  it('for a rental', () => {
    expect(checkDraft(tabSpec('rentals'), draftOf(tabSpec('rentals'), row(rental)))).toEqual({
      ok: true,
      values: rental,
    })
  })
})

describe('the place of a rental', () => {
  it.each([
    ['-420', -420],
    ['0', 0],
    ['20000', 20_000],
    ['-20000', -20_000],
  ])('%j is %i metres', (east_m, value) => {
    const checked = checkDraft(tabSpec('rentals'), filled(draftOf(tabSpec('rentals'), row(rental)), { east_m }))
    expect(checked).toMatchObject({ ok: true, values: { east_m: value } })
  })
  it.each(['20001', '-20001', '4.5', '--4', 'far'])('%j is no number of metres', (north_m) => {
    expect(problemsOf('rentals', { north_m })).toMatchObject({ north_m: { kind: 'no-signed', max: 20_000 } })
  })
  it.each(['2026-02-30', 'yesterday', '20/11/2026'])('nobody confirmed on %j', (confirmed_on) => {
    expect(problemsOf('rentals', { confirmed_on })).toMatchObject({ confirmed_on: { kind: 'no-date' } })
  })
  it.each(['2019-12-31', '2100-01-02', '0026-11-20'])('%j is too far away for the database', (confirmed_on) => {
    expect(problemsOf('rentals', { confirmed_on })).toMatchObject({ confirmed_on: { kind: 'far-date' } })
  })
})

describe('numbers', () => {
  it.each(['-1', '12.5', 'many', '1,2,3', '1e3', ' '])('%j is not a price', (price) => {
    expect(problemsOf('medicines', { price })).toHaveProperty('price')
  })
  it.each([
    ['0', 0],
    ['1,250', 1250],
    ['KSh 1 250/=', 1250],
    ['1.25k', 1250],
    [' 40 ', 40],
  ])('%j is the price %i', (price, value) => {
    const checked = checkDraft(tabSpec('medicines'), filled(draftOf(tabSpec('medicines'), row(medicine)), { price }))
    expect(checked).toMatchObject({ ok: true, values: { price: value } })
  })
  it('are not guessed', () => {
    expect(problemsOf('medicines', { price: '1.250', stock: '1.000' })).toMatchObject({
      price: { kind: 'unclear', readings: [1250, 1.25] },
      stock: { kind: 'unclear', readings: [1000, 1] },
    })
    expect(problemsOf('rentals', { price_per_day: '6.500', deposit: '6.500', east_m: '-1.250' })).toMatchObject({
      price_per_day: { kind: 'unclear' },
      deposit: { kind: 'unclear' },
      east_m: { kind: 'unclear' },
    })
  })
  it('are those of their fields: what is counted is not paid', () => {
    expect(problemsOf('medicines', { stock: 'KSh 5' })).toMatchObject({ stock: { kind: 'no-whole-number' } })
    expect(problemsOf('rentals', { walking_minutes: '5m' })).toMatchObject({
      walking_minutes: { kind: 'no-whole-number' },
    })
  })
  it('have a maximum', () => {
    expect(problemsOf('medicines', { price: '10000001' })).toMatchObject({
      price: { kind: 'too-high', max: 10_000_000 },
    })
    expect(problemsOf('medicines', { price: '100000001' })).toMatchObject({
      price: { kind: 'too-high', max: 10_000_000 },
    })
    expect(problemsOf('medicines', { stock: '1000001' })).toMatchObject({ stock: { kind: 'too-high', max: 1_000_000 } })
  })
  it('can be empty: the stock of an e-shop product', () => {
    const spec = tabSpec('eshop')
    const checked = checkDraft(
      spec,
      filled(emptyDraft(spec), { name: 'Charger', price: '900', category: 'electronics' }),
    )
    expect(checked).toMatchObject({ ok: true, values: { stock: null, shop_id: null } })
  })
  it.each([
    ['4.5', true],
    ['5', true],
    ['5.1', false],
    ['4.55', false],
    ['-1', false],
  ])('rating %s is valid: %s', (rating, valid) => {
    expect('rating' in problemsOf('services', { rating })).toBe(!valid)
  })
})

it('amenities are split at commas, and blank entries are dropped', () => {
  const spec = tabSpec('rentals')
  const checked = checkDraft(spec, filled(draftOf(spec, row(rental)), { amenities: 'WiFi, , Water ,Security, ' }))
  expect(checked).toMatchObject({ ok: true, values: { amenities: ['WiFi', 'Water', 'Security'] } })
})

it('an entry of a list is as long as the database allows, and can be seen', () => {
  expect(problemsOf('rentals', { amenities: `WiFi, ${'w'.repeat(81)}` })).toMatchObject({
    amenities: { kind: 'too-long', max: 80 },
  })
  expect(problemsOf('rentals', { included: `${'👍'.repeat(80)},\u2800, Water` })).not.toHaveProperty('included')
  expect(readField({ column: 'included', kind: 'list', max: 40 }, { included: 'WiFi,\u2800,Water' })).toEqual({
    value: ['WiFi', 'Water'],
  })
})

it('a phone number is stored as typed, and an impossible one is reported', () => {
  const spec = tabSpec('groceries')
  const base = { name: 'Kale', price: '30', category: 'produce' }
  expect(checkDraft(spec, filled(emptyDraft(spec), { ...base, whatsapp: '0712 345 678' }))).toMatchObject({
    ok: true,
    values: { whatsapp: '0712 345 678' },
  })
  expect(problemsOf('groceries', { ...base, whatsapp: '0712' })).toMatchObject({
    whatsapp: { kind: 'phone-impossible' },
  })
  expect(problemsOf('groceries', { ...base, whatsapp: `0712${' - '.repeat(10)}345678` })).toMatchObject({
    whatsapp: { kind: 'too-long', max: 32 },
  })
})

describe('a category', () => {
  it('must be one of its screen’s categories', () => {
    expect(problemsOf('groceries', { category: 'electronics' })).toMatchObject({ category: { kind: 'no-category' } })
  })
  it('that an e-shop product already has stays a choice', () => {
    const field = tabSpec('eshop').fields.find(({ kind }) => kind === 'category')
    expect(field && categoriesOf(field, 'Stationery')).toContain('Stationery')
  })
})

it('a picture must be a web address, not a script', () => {
  expect(problemsOf('groceries', { image_url: 'javascript:alert(1)' })).toHaveProperty('image_url')
})

describe('two versions', () => {
  const spec = tabSpec('rentals')
  it('differ in the fields whose texts differ', () => {
    const theirs = draftOf(spec, row({ ...rental, price_per_day: 7000, category: 'single' }))
    expect(differingFields(spec.fields, draftOf(spec, row(rental)), theirs).map(({ column }) => column)).toEqual([
      'price_per_day',
      'category',
    ])
  })
  it('differ when only their primary photos differ', () => {
    const photos = ['/a.webp', '/b.webp'].map((url) => ({ id: url, url, primary: false }))
    const [mine, theirs] = ['/a.webp', '/b.webp'].map((image_url) =>
      draftOf(spec, row({ ...rental, image_url }, photos)),
    )
    expect(mine && theirs && differingFields(spec.fields, mine, theirs)).toHaveLength(1)
    expect(mine && theirs && isSameDraft(mine, theirs)).toBe(false)
  })
})

describe('two admins who edit one item', () => {
  const spec = tabSpec('rentals')
  const version = (values: Values, urls: readonly string[] = []) =>
    draftOf(
      spec,
      row(
        { ...rental, ...values },
        urls.map((url) => ({ id: url, url, primary: false })),
      ),
    )
  const base = version({})

  it('both keep what only one of them has changed', () => {
    const { draft, both } = mergeDrafts(
      spec.fields,
      version({ price_per_day: 7000 }),
      base,
      version({ category: 'single', location: 'Likoni' }),
    )
    expect(both).toEqual([])
    expect(draft).toEqual(version({ price_per_day: 7000, category: 'single', location: 'Likoni' }))
  })
  it('are asked about what both have changed, and about nothing else', () => {
    const { draft, both } = mergeDrafts(
      spec.fields,
      version({ price_per_day: 7000, title: 'Bedsitter, new' }),
      base,
      version({ price_per_day: 8000, category: 'single' }),
    )
    expect(both.map(({ column }) => column)).toEqual(['price_per_day'])
    expect(draft).toEqual(version({ price_per_day: 7000, title: 'Bedsitter, new', category: 'single' }))
  })
  it('are not asked where both have changed it to the same', () => {
    expect(
      mergeDrafts(spec.fields, version({ price_per_day: 7000 }), base, version({ price_per_day: 7000 })).both,
    ).toEqual([])
  })
  it('keep the photos of whoever has changed them', () => {
    const [priced, pictured, otherwise] = [
      version({ price_per_day: 7000 }),
      version({}, ['/a.webp']),
      version({}, ['/c.webp']),
    ]
    expect(mergeDrafts(spec.fields, priced, base, pictured).draft.photos).toEqual(pictured.photos)
    expect(mergeDrafts(spec.fields, pictured, base, priced).draft.photos).toEqual(pictured.photos)
    expect(mergeDrafts(spec.fields, pictured, base, otherwise).both.map(({ kind }) => kind)).toEqual(['gallery'])
  })
})

it('a save whose response was lost is recognised by the row on the server', () => {
  expect(rowHasValues(row(rental), { price_per_day: 6500, amenities: ['WiFi', 'Water'] })).toBe(true)
  expect(rowHasValues(row(rental), { price_per_day: 6501 })).toBe(false)
})

it('a campus gives one number for one name', () => {
  const spec = tabSpec('campuses', { kind: 'one', campus: campusSlug('tum') })
  const check = (contacts: string, emergency: string) =>
    checkDraft(spec, { values: { website: '', contacts, emergency }, photos: [] })
  const problem = { kind: 'contact', line: 'Clinic: 0700 000 091', problem: 'other-number' }
  expect(check('Clinic: 0700 000 090', 'Clinic: 0700 000 091')).toEqual({ ok: false, problems: { emergency: problem } })
  expect(check('Clinic: 0700 000 090', 'CLINIC: +254 700 000 090')).toMatchObject({ ok: true })
  expect(check('Clinic: clinic@tum.example', 'Clinic: 0700 000 091')).toMatchObject({ ok: true })
  expect(check('Dean: 0700 000 090', 'Clinic: 0700 000 091')).toMatchObject({ ok: true })
  expect(check('', 'Clinic: 0700')).toMatchObject({
    ok: false,
    problems: { emergency: { problem: 'phone-impossible' } },
  })
})

/** Any text that a field may hold in a form; one in three stays as it is. */
const edited = (base: ItemDraft, fields: readonly FieldSpec[]) =>
  fc.tuple(...fields.map(() => fc.option(fc.constantFrom('one', 'two', '7'), { freq: 2 }))).map((texts): ItemDraft => ({
    ...base,
    values: {
      ...base.values,
      ...Object.fromEntries(
        fields.flatMap(({ column, kind }, index) =>
          kind === 'gallery' || texts[index] === null ? [] : [[column, texts[index] ?? '']],
        ),
      ),
    },
  }))

describe.each(adminTabValues)('two admins who edit the same of %s', (tab) => {
  const { fields } = tabSpec(tab)
  const base = filled(emptyDraft(tabSpec(tab)), {})
  const text = (draft: ItemDraft, { column }: FieldSpec) => draft.values[column] ?? ''

  it('keep what each alone has changed, and are asked about the rest', () => {
    fc.assert(
      fc.property(edited(base, fields), edited(base, fields), (mine, theirs) => {
        const { draft, both } = mergeDrafts(fields, mine, base, theirs)
        for (const field of fields) {
          const [here, there] = [text(mine, field) !== text(base, field), text(theirs, field) !== text(base, field)]
          expect(text(draft, field)).toBe(text(here ? mine : theirs, field))
          expect(both.includes(field)).toBe(here && there && text(mine, field) !== text(theirs, field))
        }
        // Whoever saves second, the fields that only one has changed are the same.
        const other = mergeDrafts(fields, theirs, base, mine)
        expect(other.both).toEqual(both)
        for (const field of fields.filter((each) => !both.includes(each)))
          expect(text(other.draft, field)).toBe(text(draft, field))
        expect(withFieldsOf(draft, theirs, both)).toEqual(
          withFieldsOf(
            theirs,
            draft,
            fields.filter((field) => !both.includes(field)),
          ),
        )
      }),
    )
  })
})
