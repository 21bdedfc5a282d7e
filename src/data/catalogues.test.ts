import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CatalogueName } from './catalogue-schemas'

const dish = {
  id: 'pilau',
  name: 'Pilau',
  price: 200,
  description: 'Spiced rice',
  image: '/pictures/food.svg#pilau',
  category: 'local',
  restaurant: 'Swahili Plates',
  whatsapp: '0700000012',
}
const refill = { id: 'refill', name: '6kg Gas Refill', price: 1150, image: '/pictures/services.svg#gas', description: 'Sealed.' }
const provider = {
  id: 'mwangaza',
  name: 'Mwangaza Gas',
  deliveryTime: '30-45 minutes',
  rating: 4.8,
  freeDelivery: true,
  whatsapp: '0700000091',
  products: [refill],
}

const served = vi.fn<() => Promise<Response>>()
const serve = (...items: unknown[]) => served.mockImplementation(async () => Response.json({ version: 1, items }))

beforeEach(() => {
  // The module caches loaded catalogues.
  vi.resetModules()
  vi.stubGlobal('fetch', served)
})
afterEach(() => {
  vi.unstubAllGlobals()
  served.mockReset()
})

const load = async (name: CatalogueName) => (await import('./catalogues')).loadCatalogue(name)

describe('a catalogue with a bad entry', () => {
  it.each([
    ['a missing field', { ...dish, restaurant: undefined }],
    ['a negative price', { ...dish, price: -50 }],
    ['an unknown category', { ...dish, category: 'dessert' }],
    ['an empty name', { ...dish, name: '' }],
    ['the value null', null],
    ['the shape of a list', [dish]],
  ])('keeps the other entries when one has %s', async (_what, bad) => {
    serve(dish, { ...dish, id: 'biryani', name: 'Biryani' }, bad)
    expect((await load('food')).map((item) => item.id)).toEqual(['pilau', 'biryani'])
  })

  it('drops only the bad products of a provider', async () => {
    const products = [refill, { ...refill, id: 'bad', price: -1 }, { ...refill, id: 'stove' }, { id: 'worse' }]
    serve({ ...provider, products })
    expect(await load('gas')).toEqual([{ ...provider, products: [refill, { ...refill, id: 'stove' }] }])
  })

  it('drops a provider whose own fields are bad', async () => {
    serve(provider, { ...provider, rating: 7, products: [{ ...refill, price: -1 }] })
    expect(await load('gas')).toEqual([provider])
  })
})

describe('a catalogue that cannot be read', () => {
  it.each([
    ['has another version', () => Response.json({ version: 2, items: [dish] })],
    ['is not JSON', () => new Response('<!doctype html>')],
    ['does not exist', () => new Response('', { status: 404 })],
  ])('is rejected when it %s, and fetched again next time', async (_what, response) => {
    served.mockImplementation(async () => response())
    await expect(load('food')).rejects.toMatchObject({ name: 'UnexpectedAnswerError' })
    serve(dish)
    expect(await load('food')).toEqual([dish])
  })

  it('throws OfflineError without a network', async () => {
    served.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(load('food')).rejects.toMatchObject({ name: 'OfflineError' })
  })
})
