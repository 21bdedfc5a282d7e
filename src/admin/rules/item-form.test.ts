import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { filled, rental, row } from '#support/admin/item-samples'
import { campusSlug } from '@/kit/rules/campus'
import { adminTabValues, type AdminTab } from './admin-url'
import { checkDraft, draftOf, emptyDraft } from './item-form'
import type { Values } from './item-row'
import { categoriesOf, readField } from './read-field'
import { tabSpec } from './tabs'

const medicine: Values = {
  name: 'Paracetamol',
  description: null,
  price: 50,
  stock: 12,
  category: 'pain-relief',
  image_url: '/pictures/medicines.svg#tablets',
  prescription_required: true,
}

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
      price: { kind: 'unclear', readings: [1250] },
      stock: { kind: 'unclear', readings: [1000, 1] },
    })
    expect(problemsOf('rentals', { price_per_day: '6.500', deposit: '6.500', east_m: '-1.250' })).toMatchObject({
      price_per_day: { kind: 'unclear' },
      deposit: { kind: 'unclear' },
      east_m: { kind: 'unclear' },
    })
  })
  it('that the field would refuse are not proposed', () => {
    expect(problemsOf('medicines', { price: '70,5' })).toMatchObject({ price: { kind: 'unclear', readings: [705] } })
    expect(problemsOf('medicines', { price: '10,000,001.5' })).toMatchObject({ price: { kind: 'no-whole-number' } })
    const digits = fc.stringMatching(/^[1-9]\d{0,5}[.,]\d{1,4}(?:[.,]\d{3})?$/)
    const column = fc.constantFrom('price_per_day', 'deposit', 'walking_minutes', 'east_m')
    fc.assert(
      fc.property(column, fc.constantFrom('', 'KSh ', '-'), digits, (name, sign, text) => {
        const problem = Object.entries(problemsOf('rentals', { [name]: sign + text })).find(
          ([key]) => key === name,
        )?.[1]
        for (const reading of problem?.kind === 'unclear' ? problem.readings : [])
          expect(problemsOf('rentals', { [name]: reading.toLocaleString('en') })).not.toHaveProperty(name)
      }),
    )
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
