import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { storefrontChoices } from '@/shops/rules/choices'
import { isNamedIn, providerOfDirectory, providerOfStorefront, ratingOf } from './ratings'

const migrations = new URL('../../../supabase/migrations/', import.meta.url)
/** The newest check of `provider_ratings.provider` in the database. */
const [check = 'nothing'] = readdirSync(migrations)
  .toSorted()
  .flatMap((name) => /\band provider ~ '(.+)'/.exec(readFileSync(new URL(name, migrations), 'utf8'))?.[1] ?? [])
  .slice(-1)
const accepted = new RegExp(check)

describe('a provider', () => {
  it.each([
    ['Mama Rehema Kitchen, Tudor', 'food:mama-rehema-kitchen-tudor'],
    ["Mama Njeri's", 'food:mama-njeris'],
    ['  Café  Zuri & Sons! ', 'food:cafe-zuri-sons'],
  ])('%s is %s', (name, slug) => {
    expect(providerOfStorefront('food', name)).toBe(slug)
  })

  it.each(['', ' ', '—', '饭馆'])('without a name in letters cannot be rated: "%s"', (name) => {
    expect(providerOfStorefront('gas', name)).toBeNull()
  })

  it('with a long name keeps within what the database accepts, without a dash at the end', () => {
    const slug = providerOfStorefront('groceries', `${'a'.repeat(59)} ${'b'.repeat(40)}`)
    expect(slug).toBe(`groceries:${'a'.repeat(59)}`)
    expect(slug).toMatch(accepted)
  })

  it.each(Object.keys(storefrontChoices))('of %s is one that the database accepts', (storefront) => {
    expect(`${storefront}:a`).toMatch(accepted)
  })

  it.each([
    providerOfDirectory('service_providers', '540B5000-0000-4000-8000-000000000001'),
    providerOfDirectory('drivers', 'driver-boda-juma'),
    providerOfStorefront('eShop', 'Coast Gadgets Hub'),
  ])('%s is one that the database accepts', (slug) => {
    expect(slug).toMatch(accepted)
  })

  it('is known by its name in the lines of an order', () => {
    const lines = [{ provider: '' }, { provider: 'Mwangaza Gas, Tudor' }]
    expect(isNamedIn(lines, 'gas:mwangaza-gas-tudor')).toBe(true)
    expect(isNamedIn(lines, 'gas:pwani-gas-point-ganjoni')).toBe(false)
    expect(isNamedIn([], 'gas:mwangaza-gas-tudor')).toBe(false)
  })

  it('is no other of its name where the line says who it is', () => {
    const lines = [{ provider: 'Juma', ratedAs: providerOfDirectory('drivers', 'driver-boda-juma') }]
    expect(isNamedIn(lines, 'drivers:driver-boda-juma')).toBe(true)
    expect(isNamedIn(lines, 'food:juma')).toBe(false)
  })
})

describe('the rating of a provider', () => {
  it('is what people gave, on average', () => {
    expect(ratingOf({ ratings: 12, stars_sum: 54 }, 4.9)).toEqual({ value: 4.5, ratings: 12 })
  })

  it('is Comrade’s where nobody has rated', () => {
    expect(ratingOf(undefined, 4.9)).toEqual({ value: 4.9, ratings: 0 })
    expect(ratingOf({ ratings: 0, stars_sum: 0 }, 4.9)).toEqual({ value: 4.9, ratings: 0 })
  })

  it('is none where nobody has said anything', () => {
    expect(ratingOf(undefined, null)).toEqual({ value: null, ratings: 0 })
  })
})
