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
const refill = {
  id: 'refill',
  name: '6kg Gas Refill',
  price: 1150,
  image: '/pictures/services.svg#gas',
  description: 'Sealed.',
}
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

const copies = async () => (await import('./db')).copiesDb().replica('catalogues')
const edit = async (rev: number, ...entries: object[]) =>
  (await copies()).put({
    id: '540b5000-0000-4000-8000-000000000001',
    rev,
    created_at: '2026-11-24T08:00:00Z',
    name: 'food',
    entries: JSON.parse(JSON.stringify(entries)),
  })

beforeEach(async () => {
  // The module caches loaded catalogues.
  vi.resetModules()
  await (await copies()).clear()
  vi.stubGlobal('fetch', served)
})
afterEach(async () => {
  await (await copies()).clear()
  const { closeDevice } = await import('./db')
  closeDevice()
  vi.unstubAllGlobals()
  served.mockReset()
})

const load = async <Name extends CatalogueName>(name: Name) => (await import('./catalogues')).loadCatalogue(name)

describe('the pictures of a catalogue', () => {
  it('come from the app and the storage: an entry stays without another', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example')
    const file = '/storage/v1/object/public/product-images/tum/1-large.webp'
    serve({
      ...provider,
      products: [
        refill,
        { ...refill, id: 'b', image: 'https://evil.example/1.webp' },
        { ...refill, id: 'c', image: file },
      ],
    })
    const [loaded] = await load('gas')
    expect(loaded?.products.map(({ image }) => image)).toEqual([
      refill.image,
      '/pictures/campus.svg#fallback',
      `https://project.example${file}`,
    ])
  })

  it('lead to web sites and into the app alone, where they are links', async () => {
    const promotion = {
      id: 'a',
      title: 'Offer',
      description: 'Cheap',
      image: '/pictures/food.svg#pilau',
      price: 'KSh 50',
      rating: 4,
      badge: 'New',
      background: 'lagoon',
    }
    const links = ['/food-delivery', 'https://tum.ac.ke/', 'javascript:alert(1)', '//evil.example', '/\\evil.example']
    serve(...links.map((link, index) => ({ ...promotion, id: String(index), link })))
    expect((await load('promotions')).map(({ link }) => link)).toEqual([
      '/food-delivery',
      'https://tum.ac.ke/',
      '/',
      '/',
      '/',
    ])
  })
})

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

describe('a catalogue that an admin has edited', () => {
  const biryani = { ...dish, id: 'biryani', name: 'Biryani' }
  const ids = async () => (await load('food')).map((item) => item.id)

  it('is shown in place of the file, without the entries that cannot be read', async () => {
    serve(dish)
    await edit(7, biryani, { ...dish, price: -1 })
    expect(await ids()).toEqual(['biryani'])
  })

  it('is shown without a network', async () => {
    served.mockRejectedValue(new TypeError('Failed to fetch'))
    await edit(7, biryani)
    expect(await ids()).toEqual(['biryani'])
  })

  it('may be empty, but one that cannot be read at all gives way to the file', async () => {
    serve(dish)
    await edit(7)
    expect(await ids()).toEqual([])
    await edit(8, { id: 'broken' })
    expect(await ids()).toEqual(['pilau'])
  })

  it('is the file again after the row was deleted, and is one array until it changes', async () => {
    serve(dish)
    const shipped = await load('food')
    expect(await load('food')).toBe(shipped)
    await edit(7, biryani)
    expect(await load('food')).toBe(await load('food'))
    await edit(8, biryani, dish)
    expect(await ids()).toEqual(['biryani', 'pilau'])
    await (await copies()).clear()
    expect(await ids()).toEqual(['pilau'])
  })

  it('comes after the file where React hydrates the page that the build has drawn', async () => {
    serve(dish)
    await edit(7, biryani)
    const preloaded = async () =>
      (await (await import('./catalogues')).preloadedCatalogue('food')).map((item) => item.id)
    const { awaitPage, endAwaiting } = await import('./prerendered-page')
    awaitPage(true)
    expect(await preloaded()).toEqual(['pilau'])
    expect(await ids()).toEqual(['biryani'])
    // At another address the page is emptied, and nothing of it is compared.
    awaitPage(false)
    expect(await preloaded()).toEqual(['biryani'])
    awaitPage(true)
    endAwaiting()
    expect(await preloaded()).toEqual(['biryani'])
  })

  it('reaches an open screen', async () => {
    serve(dish)
    const { watchCatalogue } = await import('./catalogues')
    const shown: string[][] = []
    const stop = watchCatalogue('food', (items) =>
      shown.push(typeof items === 'string' ? [items] : items.map((item) => item.id)),
    )
    await vi.waitFor(() => expect(shown.at(-1)).toEqual(['pilau']))
    await edit(9, biryani)
    await vi.waitFor(() => expect(shown.at(-1)).toEqual(['biryani']))
    stop()
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
