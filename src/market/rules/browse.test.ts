import { describe, expect, it } from 'vitest'
import { kes } from '@/kit/rules/money'
import { browse, filtersInUse, noFilters, otherItemsOf } from './browse'
import { variantRules } from './variants'
import { listingOf, type Listing } from './listing'
import { sampleItem, sampleListing } from '#support/market/listing-samples'
import { variantValues, readView, searchOf, type VariantId, type MarketView } from './market-url'

const id = '17e35000-0000-4000-8000-000000000001'
const listing = (title: string, change: Partial<Listing> = {}): Listing =>
  sampleListing({ id: title, title, price: kes(1000), category: 'electronics', ...change })

describe('the URL', () => {
  it('preserves every choice in both directions', () => {
    const search = {
      tab: 'mine',
      category: 'sports',
      q: 'boots',
      condition: 'used',
      min: 100,
      max: 900.5,
      sort: 'price-up',
      sold: true,
      saved: true,
      item: id,
      form: 'new',
    }
    expect(searchOf(readView('marketplace', search))).toEqual(search)
  })

  it('leaves out defaults', () => {
    expect(Object.values(searchOf(readView('secondHand', {}))).every((value) => value === undefined)).toBe(true)
  })

  it.each([
    {
      tab: 'theirs',
      category: 'boats',
      q: ['x'],
      condition: 'mint',
      min: -1,
      max: 'much',
      sort: 'random',
      sold: 'yes',
      saved: 'yes',
      item: 'anonymous',
      form: 'old',
    },
    {
      tab: 7,
      category: null,
      q: null,
      condition: {},
      min: null,
      max: Number.NaN,
      sort: 1,
      sold: 1,
      saved: 1,
      item: 4,
      form: {},
    },
  ])('falls back to the defaults for %j', (search) => {
    expect(readView('marketplace', search)).toEqual(readView('marketplace', {}))
  })

  it('accepts a numeric query', () => {
    expect(readView('marketplace', { q: 991 }).query).toBe('991')
  })

  it('accepts only values of the variant', () => {
    expect(readView('secondHand', { tab: 'mine', category: 'sports', condition: 'fair' })).toMatchObject({
      tab: 'all',
      category: 'all',
      condition: 'fair',
    })
    expect(readView('marketplace', { tab: 'mine', category: 'sports', condition: 'fair' })).toMatchObject({
      tab: 'mine',
      category: 'sports',
      condition: '',
    })
  })

  it('counts the active filters of the closed sheet', () => {
    const view = readView('marketplace', {
      condition: 'new',
      min: 0,
      max: 5,
      sort: 'price-up',
      sold: true,
      q: 'x',
      category: 'books',
    })
    expect(filtersInUse(view)).toBe(5)
    expect(filtersInUse({ ...view, ...noFilters })).toBe(0)
  })
})

describe('browsing listings', () => {
  const all = [
    listing('Fan', { status: 'sold', price: kes(1800) }),
    listing('Boots', {
      category: 'sports',
      condition: 'used',
      price: kes(1400),
      description: 'For the football pitch',
    }),
    listing('Laptop', { condition: 'like-new', price: kes(28_500) }),
    listing('Coat', { category: 'clothing', condition: 'new', price: kes(850), status: 'reserved' }),
    listing('Shelf', { category: 'furniture', condition: 'fair', price: kes(1400), own: true }),
    listing('Radio', { status: 'sold', own: true }),
  ]
  const titles = (variant: VariantId, search: Record<string, unknown>) =>
    browse(all, variantRules[variant], readView(variant, search), new Set(['Fan', 'Coat', 'gone'])).map(
      ({ title }) => title,
    )

  it.each<[VariantId, Record<string, unknown>, string[]]>([
    ['marketplace', {}, ['Boots', 'Laptop', 'Coat', 'Shelf']],
    ['marketplace', { sold: true }, ['Fan', 'Boots', 'Laptop', 'Coat', 'Shelf', 'Radio']],
    ['marketplace', { category: 'sports' }, ['Boots']],
    // The marketplace has three conditions: Used covers every used one.
    ['marketplace', { condition: 'used' }, ['Boots', 'Shelf']],
    ['secondHand', { condition: 'used' }, ['Boots']],
    ['secondHand', { condition: 'fair' }, ['Shelf']],
    ['marketplace', { min: 1400 }, ['Boots', 'Laptop', 'Shelf']],
    ['marketplace', { max: 1400 }, ['Boots', 'Coat', 'Shelf']],
    ['marketplace', { min: 1400, max: 1400 }, ['Boots', 'Shelf']],
    ['marketplace', { min: 2, max: 1 }, []],
    ['marketplace', { sort: 'price-up' }, ['Coat', 'Boots', 'Shelf', 'Laptop']],
    ['marketplace', { sort: 'price-down' }, ['Laptop', 'Boots', 'Shelf', 'Coat']],
    ['marketplace', { q: ' FOOTBALL ' }, ['Boots']],
    ['secondHand', { q: 'lap', category: 'furniture' }, []],
    // Of what is saved, the sold ones, too.
    ['marketplace', { saved: true }, ['Fan', 'Coat']],
    ['secondHand', { saved: true }, ['Fan', 'Coat']],
    ['marketplace', { saved: true, category: 'clothing' }, ['Coat']],
    ['marketplace', { tab: 'mine', q: 'nothing', condition: 'new' }, ['Shelf', 'Radio']],
  ])('%s %j: %j', (variant, search, expected) => {
    expect(titles(variant, search)).toEqual(expected)
  })

  it.each([
    ["men's", ['Men’s shoes', "Women's handbag"]],
    ['women’s', ["Women's handbag"]],
    ['cafe', ['Caf\u00e9 table', 'Cafe\u0301 chairs']],
    ['caf\u00e9', ['Caf\u00e9 table', 'Cafe\u0301 chairs']],
    ['calculus  book', ['Calculus book']],
  ])('%j finds %j, as in the header', (q, found) => {
    const named = [
      "Women's handbag",
      'Men’s shoes',
      'Caf\u00e9 table',
      'Cafe\u0301 chairs',
      'Calculus book',
      'Lamp',
    ].map((title) => listing(title))
    expect(
      browse(named, variantRules.marketplace, readView('marketplace', { q }), new Set()).map(({ title }) => title),
    ).toEqual(found)
  })

  it('does not reorder its input', () => {
    const view: MarketView = readView('marketplace', { sort: 'price-up' })
    const input = [...all]
    browse(input, variantRules.marketplace, view, new Set())
    expect(input).toEqual(all)
  })
})

it('every condition of the URL has a filter', () => {
  for (const name of Object.keys(variantRules) as VariantId[]) {
    expect(variantRules[name].conditions.map((filter) => filter.value)).toEqual(variantValues[name].conditions)
  }
})

const item = (
  title: string,
  change: { seller_name?: string | null; user_id?: string | null; status?: string } = {},
): Listing => {
  const parsed = listingOf(
    { ...sampleItem, id: title, title, seller_name: 'Hassan Mwinyi', user_id: 'hassan', ...change },
    'sent',
    null,
  )
  if (!parsed) throw new Error('no listing')
  return parsed
}
const shown = (opened: Listing, ...listings: readonly Listing[]) =>
  otherItemsOf(opened, [opened, ...listings]).map(({ title }) => title)

it('a seller’s other items are those for sale by the same account under the same name', () => {
  const others = [
    item('Desk'),
    item('Lamp', { status: 'reserved' }),
    item('Chair', { status: 'sold' }),
    item('Pot', { user_id: 'another Hassan' }),
  ]
  expect(shown(item('Radio'), ...others)).toEqual(['Desk', 'Lamp'])
})

it('what was listed without a name, or under another one, is linked to nothing', () => {
  const unnamed = [item('Desk', { seller_name: null }), item('Lamp', { seller_name: ' ' })]
  expect(shown(item('Radio', { seller_name: null }), ...unnamed)).toEqual([])
  expect(shown(item('Radio'), ...unnamed, item('Chair', { seller_name: 'Hassan M.' }))).toEqual([])
})

it('samples, which nobody owns, are linked to nothing', () => {
  expect(shown(item('Radio', { user_id: null }), item('Desk', { user_id: null }))).toEqual([])
})

it('at most six are shown', () => {
  expect(shown(item('Radio'), ...Array.from({ length: 9 }, (_, n) => item(`Cup ${n}`)))).toHaveLength(6)
})
